import { bodyZone } from '../../lib/day.ts'
import type { Choice } from '../display/choices.ts'
import { cellOf, isMoment } from './safe-cell.ts'

type Cell = string | number
type Fields = Record<string, unknown>

/** Records within records, and numbers that only the program knows, say nothing in a spreadsheet. */
const isReadable = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.every((part) => typeof part === 'string'))
const isBookkeeping = (source: string): boolean => source === 'version' || source.endsWith('_id')

/** A head and a row for each record: the fields that have a name on screen, in words, moments by the body's clocks. */
export function tableOf(
  records: Fields[],
  nameOf: (source: string) => string,
  words: Record<string, Choice[]> = {},
): Cell[][] {
  const inWords = (source: string, value: unknown) => words[source]?.find(({ id }) => id === value)?.name ?? value
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))].filter(
    (source) =>
      nameOf(source) !== '' && !isBookkeeping(source) && records.every((record) => isReadable(record[source])),
  )
  const head = columns.map((source) => {
    const hasMoments = records.some((record) => isMoment(record[source]))
    return cellOf(hasMoments ? `${nameOf(source)} (${bodyZone()})` : nameOf(source))
  })
  return [head, ...records.map((record) => columns.map((source) => cellOf(inWords(source, record[source]))))]
}
