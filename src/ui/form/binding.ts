import type { ChangeEvent, RefCallback } from 'react'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The server's words on a field, and where they stand when the field has no place for them. */
export interface Said {
  error?: string | undefined
  /** Worth a second look, but no obstacle. */
  warning?: string | undefined
  isRefused?: boolean
  summaryId?: string
}

interface Bound extends Said {
  name: string
  onBlur?: (event: ChangeEvent<Control>) => unknown
  ref?: RefCallback<Control>
}

/** The binding of a field to its form; `value` where the form keeps its values in state. */
export interface FieldBinding extends Bound {
  value?: string
  /** Uncontrolled: what it has at first. */
  defaultValue?: string
  defaultChecked?: boolean
  onChange: (event: ChangeEvent<Control>) => unknown
}

/** The binding of a checkbox to its form. */
export interface TickBinding extends Bound {
  checked?: boolean
  defaultChecked?: boolean
  onChange: (event: ChangeEvent<Control>) => unknown
}

/** The binding of a choice of several to its form. */
export interface ChoicesBinding extends Said {
  name: string
  values: readonly string[]
  onChange: (values: string[]) => void
}
