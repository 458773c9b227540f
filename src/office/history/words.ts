import { isDay, longDay } from '../../lib/day.ts'
import { capital } from '../../lib/text/capital.ts'
import { momentText } from '../display/moment.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** A field within a value: 'file_ktp' has no label of its own, and is read as words all the same. */
const nameOf = (field: string): string => capital(field.replaceAll('_', ' '))

const indent = (text: string): string => text.replaceAll('\n', '\n  ')

/** Returns the parts of a value, one per line. */
function linesOf(value: object): string {
  const lines = Array.isArray(value)
    ? value.map((one) => `- ${indent(wordsOf(one))}`)
    : Object.entries(value).map(([field, one]) => {
        const isNested = typeof one === 'object' && one !== null && Object.keys(one).length > 0
        return `${nameOf(field)}:${isNested ? '\n  ' : ' '}${indent(wordsOf(one))}`
      })
  return lines.length > 0 ? lines.join('\n') : '(kosong)'
}

/** A value of a record as one reads it; one made of others has a line for each. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(kosong)'
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (typeof value === 'object') return linesOf(value)
  const text = String(value)
  if (isDay(text)) return longDay(text)
  return MOMENT.test(text) ? momentText(text) : text
}
