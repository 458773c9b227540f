import type { Permission } from '../../../access.ts'
import { DEMANDS } from './demand-rules.ts'
import type { Demand, Edition } from './rules.ts'

/** The headings that could be read in public; other numbers wait for somebody to compare them with the standard itself. */
const HEADINGS_READ: Record<Edition, readonly string[]> = {
  '2012': [
    ...['4.1', '4.2', '4.3', '4.4', '5.1', '5.2', '6.1', '6.2', '6.3', '6.4', '7.1', '7.2', '7.3', '7.4'],
    ...['9.1', '9.2', '9.3', '9.4', '9.5', '9.6', '9.7', '9.8', '9.9'],
  ],
  '2026': [
    ...['4.1', '4.2', '4.3', '4.4', '5.2', '6.1', '6.2', '6.3', '6.4', '6.5', '7.1', '7.2', '7.3', '7.4'],
    ...['9.1', '9.2', '9.3', '9.4', '9.5', '9.6'],
  ],
}

export interface Clause extends Omit<Demand, 'in'> {
  nomor: string
  /** The number in the other edition; null where it has no such clause. */
  other: string | null
  isCompared: boolean
}

const byNumber = (one: string, other: string): number => {
  const [ones, others] = [one.split('.').map(Number), other.split('.').map(Number)]
  return ones.map((part, at) => part - (others[at] ?? -1)).find((difference) => difference !== 0) ?? -1
}

const otherOf = (edition: Edition): Edition => (edition === '2012' ? '2026' : '2012')

/** The clauses of an edition in the order of their numbers, each with its number in the other one. */
export const clausesOf = (edition: Edition): Clause[] =>
  DEMANDS.flatMap(({ in: numbers, ...demand }) => {
    const nomor = numbers[edition]
    if (nomor === null) return []
    const isCompared = HEADINGS_READ[edition].includes(nomor)
    return [{ ...demand, nomor, other: numbers[otherOf(edition)], isCompared }]
  }).toSorted((one, other) => byNumber(one.nomor, other.nomor))

/** What becomes of a clause in the other edition, in words. */
export const otherWords = (edition: Edition, { other }: Pick<Clause, 'other'>): string => {
  if (other !== null) return `${otherOf(edition)}: ${other}`
  return edition === '2026' ? `Baru, tidak ada pada ${otherOf(edition)}` : `Dihapus pada ${otherOf(edition)}`
}

/** The permissions whose work a scope of clauses covers. */
export const workOf = (edition: Edition, numbers: readonly string[]): Permission[] => [
  ...new Set(clausesOf(edition).flatMap(({ nomor, work }) => (numbers.includes(nomor) ? work : []))),
]
