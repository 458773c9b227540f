import type { RefCallback } from 'react'
import type { Control } from './binding.ts'
import { isSecret } from './use-typed-before.ts'

/** What fields of a form hold: words, or whether there is a tick. */
export type Values<V> = Record<keyof V, string | boolean>

const isKind = (control: Control, kind: 'checkbox' | 'radio'): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === kind

/** What is in a control; undefined for a radio button that is not the chosen one. */
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

/** The controls of a form, which keep its values themselves; those that are not on the page now are remembered. */
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

  /** The ref of all controls of that name. What was typed before the program came stays, and so does what was cleared. */
  ref(name: keyof V & string): RefCallback<Control> {
    const made = this.#refs.get(name) ?? this.#attachAs(name)
    this.#refs.set(name, made)
    return made
  }

  read(): V {
    for (const [name, controls] of this.#shown) for (const control of controls) this.#remember(name, control)
    return { ...this.#values }
  }

  /** The same without what is nobody's to keep. */
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
