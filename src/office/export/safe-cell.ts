import { safeText } from '../../lib/csv-writer.ts'

/** Any value of a record as a cell. */
export function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (typeof value === 'string') return safeText(value)
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return safeText(value.join('; '))
  return safeText(JSON.stringify(value))
}
