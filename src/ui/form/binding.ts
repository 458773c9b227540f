import type { ChangeEvent, RefCallback } from 'react'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is said about a field: the server's words, and where they stand when the field has none of its own. */
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

/** What a form gives to one of its fields; `value` where the form keeps its values in state. */
export interface FieldBinding extends Bound {
  value?: string
  /** Uncontrolled: what it has at first. */
  defaultValue?: string
  defaultChecked?: boolean
  onChange: (event: ChangeEvent<Control>) => unknown
}

/** What a form gives to a checkbox. */
export interface TickBinding extends Bound {
  checked?: boolean
  defaultChecked?: boolean
  onChange: (event: ChangeEvent<Control>) => unknown
}

/** What a form gives to a choice of several. */
export interface ChoicesBinding extends Said {
  name: string
  values: readonly string[]
  onChange: (values: string[]) => void
}
