import { PROVINCES } from '../../lib/people/province.ts'

export interface Choice {
  id: string
  name: string
}

/** Words that are their own names. */
export const choicesOf = (words: readonly string[]): Choice[] => words.map((word) => ({ id: word, name: word }))

export const namedChoices = (names: Record<string, string>): Choice[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }))

export const PROVINCE_CHOICES = namedChoices(PROVINCES)
export const ZONE_CHOICES = choicesOf(['WIB', 'WITA', 'WIT'])
