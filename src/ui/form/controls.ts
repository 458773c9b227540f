import type { RefCallback } from 'react'
import type { Control } from './binding.ts'
import { isSecret } from './use-typed-before.ts'

/** The values of a form's fields: words, or true for a tick. */
export type Values<V> = Record<keyof V, string | boolean>

const isKind = (control: Control, kind: 'checkbox' | 'radio'): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === kind

/** Returns the value of a control; undefined for a radio button that is not chosen. */
function valueIn(control: Control): string | boolean | undefined {
  if (isKind(control, 'checkbox')) return control.checked
  return isKind(control, 'radio') && !control.checked ? undefined : control.value
}

function fill(control: Control, value: string | boolean = ''): void {
  if (isKind(control, 'checkbox')) control.checked = value === true
  else if (isKind(control, 'radio')) control.checked = control.value === value
  // Setting what is there already would move the cursor.
  else if (control.value !== String(value)) control.value = String(value)
}

/** The uncontrolled controls of a form; the values of those that are not on the page now are remembered. */
export class Controls<V extends Values<V>> {
  readonly #start: V
  readonly #values: V
  readonly #shown = new Map<keyof V & string, Set<Control>>()
  readonly #refs = new Map<keyof V & string, RefCallback<Control>>()
  readonly #secret = new Set<string>()

  constructor(start: V) {
    this.#start = start
    this.#values = { ...start }
  }

  /**
   * Returns the ref of all controls of that name. Input from before the program loaded stays, cleared fields included.
   */
  ref(name: keyof V & string): RefCallback<Control> {
    const made = this.#refs.get(name) ?? this.#attachAs(name)
    this.#refs.set(name, made)
    return made
  }

  read(): V {
    for (const [name, controls] of this.#shown) for (const control of controls) this.#remember(name, control)
    return { ...this.#values }
  }

  /** Returns the same values without passwords and codes. */
  readOpen(): Partial<V> {
    const open = Object.entries(this.read()).filter(([name]) => !this.#secret.has(name))
    return Object.fromEntries(open) as Partial<V>
  }

  fill(values: Partial<V>): void {
    Object.assign(this.#values, values)
    for (const name of Object.keys(values) as (keyof V & string)[])
      for (const control of this.#shown.get(name) ?? []) fill(control, this.#values[name])
  }

  #attachAs(name: keyof V & string): RefCallback<Control> {
    const controls = new Set<Control>()
    return (control) => {
      if (control === null) return undefined
      // A page shows at first what its form begins with; radio buttons show nothing.
      const isUntold = !this.#shown.has(name) && this.#values[name] === this.#start[name]
      if (isUntold && !isKind(control, 'radio')) this.#remember(name, control)
      else fill(control, this.#values[name])
      if (control instanceof HTMLInputElement && isSecret(control)) this.#secret.add(name)
      this.#shown.set(name, controls.add(control))
      return () => {
        this.#remember(name, control)
        controls.delete(control)
      }
    }
  }

  #remember(name: keyof V & string, control: Control): void {
    const value = valueIn(control)
    if (value !== undefined) Object.assign(this.#values, { [name]: value })
  }
}
