import type { UnsavedDraft } from '../../lib/browser/stored-drafts.ts'
import { type Difference, differences, type Fields } from '../history/differences.ts'

/** What is typed into a form and not sent, by field, and what stood in those fields before. */
export interface FormDraft {
  typed: Fields
  seen: Fields
}

/** An input makes one of these out of the other by itself. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** Tells whether a value is still there after a reload: files are not. */
const isLasting = (value: unknown): boolean => {
  if (value instanceof Blob) return false
  return !(value instanceof Object) || Object.values(value).every(isLasting)
}

/** Returns what was typed over the state that the form began with; undefined where nothing was. */
export function draftOf(start: Fields, now: Fields, secret: ReadonlySet<string> = new Set()): FormDraft | undefined {
  const typed = differences(start, now).filter(
    ({ field, before, after }) => !(isBlank(before) && isBlank(after)) && !secret.has(field) && isLasting(after),
  )
  if (typed.length === 0) return undefined
  return {
    typed: Object.fromEntries(typed.map(({ field, after }) => [field, after ?? null])),
    seen: Object.fromEntries(typed.map(({ field, before }) => [field, before ?? null])),
  }
}

/** Tells whether somebody has typed, passwords and files included. */
export const isTypedOver = (start: Fields, now: Fields): boolean =>
  differences(start, now).some(({ before, after }) => !(isBlank(before) && isBlank(after)))

/** Tells whether a draft has all that was typed: a password or file would be lost. */
export const isWhole = (draft: FormDraft | undefined, start: Fields, now: Fields): boolean =>
  !isTypedOver(start, draft ? { ...now, ...draft.seen } : now)

/** Returns a draft as it is typed on: what stood in a field at first is what its person has seen. */
export function typedOnTop(before: FormDraft | undefined, now: FormDraft | undefined): FormDraft | undefined {
  if (!before || !now) return now
  const seen = Object.keys(now.typed).map((field) => [
    field,
    field in before.seen ? before.seen[field] : now.seen[field],
  ])
  return { typed: now.typed, seen: Object.fromEntries(seen) }
}

/** Returns the part of a draft that the state of now does not have already; undefined where that is nothing. */
export function unsentOf(draft: FormDraft, now: Fields): FormDraft | undefined {
  const names = Object.keys(draft.typed)
  const left = differences(Object.fromEntries(names.map((name) => [name, now[name]])), draft.typed)
  if (left.length === 0) return undefined
  const only = (fields: Fields) => Object.fromEntries(left.map(({ field }) => [field, fields[field] ?? null]))
  return { typed: only(draft.typed), seen: only(draft.seen) }
}

/** What somebody else has changed since in the fields of a draft. */
export const changedUnder = ({ seen }: FormDraft, now: Fields): Difference[] =>
  differences(seen, Object.fromEntries(Object.keys(seen).map((name) => [name, now[name]])))

/** Returns the version that a record was seen in; 0 for one without versions. */
export const versionOf = (record: Fields): number => Number(record['version'] ?? 0)

/** Reads a draft out of what is kept; anything else counts as none. */
export function readFormDraft(kept: UnsavedDraft<unknown> | undefined): FormDraft | undefined {
  const { typed, seen } = (kept?.values ?? {}) as Partial<FormDraft>
  return typed instanceof Object && seen instanceof Object ? { typed, seen } : undefined
}
