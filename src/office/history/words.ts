import { isDay, longDay } from '../../lib/day.ts'
import { momentText } from '../moment.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** A value of a record as one reads it. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(kosong)'
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (typeof value === 'object') return JSON.stringify(value, null, 1)
  const text = String(value)
  if (isDay(text)) return longDay(text)
  return MOMENT.test(text) ? momentText(text) : text
}
