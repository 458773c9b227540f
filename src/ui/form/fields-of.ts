import type { Sentences } from '../../lib/calls/sentences.ts'
import type { ChoicesBinding, FieldBinding, Said, TickBinding } from './binding.ts'

type Named<T, Kind> = { [Name in keyof T]: T[Name] extends Kind ? Name : never }[keyof T] & string

/** The server's sentences by field. */
export interface Judgement {
  errors: Sentences
  warnings?: Sentences
}

interface Fields<T> {
  /** For text, selects, days and radios. */
  field: (name: Named<T, string>) => FieldBinding
  tick: (name: Named<T, boolean>) => TickBinding
  choices: (name: Named<T, readonly string[]>) => ChoicesBinding
  /** For values that are not plain: files and rows. */
  said: (name: keyof T & string) => Said & { name: string }
}

/** Binds fields to an object kept in state: its values in, changes out, the server's words by name. */
export function fieldsOf<T extends object>(
  values: T,
  change: (patch: Partial<T>) => void,
  { errors, warnings = {} }: Judgement = { errors: {} },
  /** The row's path: 'pendidikan.0.' */
  prefix = '',
): Fields<T> {
  const sentenceProps = (name: string) => ({
    name: prefix + name,
    error: errors[prefix + name]?.join(' '),
    warning: warnings[prefix + name]?.join(' '),
  })
  const changeTo = (name: string, value: unknown) => change({ [name]: value } as Partial<T>)
  return {
    field: (name) => ({
      ...sentenceProps(name),
      value: values[name] as string,
      onChange: ({ target }) => changeTo(name, target.value),
    }),
    tick: (name) => ({
      ...sentenceProps(name),
      checked: values[name] as boolean,
      onChange: ({ target }) => changeTo(name, (target as HTMLInputElement).checked),
    }),
    choices: (name) => ({
      ...sentenceProps(name),
      values: values[name] as readonly string[],
      onChange: (chosen) => changeTo(name, chosen),
    }),
    said: sentenceProps,
  }
}
