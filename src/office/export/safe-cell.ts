import { bodyZone, clockIn, dayIn } from '../../lib/day.ts'
import { safeText } from '../../lib/files/csv-writer.ts'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

/** Tells whether a value is a moment in UTC, in the form that the calls answer. */
export const isMoment = (value: unknown): value is string => typeof value === 'string' && MOMENT.test(value)

/** '2026-11-20 23:30' by the body's clocks: a spreadsheet reads and sorts it. */
const localMoment = (at: Date): string => `${dayIn(bodyZone(), at)} ${clockIn(bodyZone(), at).replace('.', ':')}`

/** Any value of a record as a cell. */
export function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (isMoment(value)) return localMoment(new Date(value))
  if (typeof value === 'string') return safeText(value)
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return safeText(value.join('; '))
  return safeText(JSON.stringify(value))
}
