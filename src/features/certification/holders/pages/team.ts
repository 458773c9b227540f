import { numbersIn } from '../../../../lib/identifiers/number-list.ts'
import { TEAM_NUMBERS, TEAM_TEXT } from '../rules.ts'

/** Returns what is wrong with the typed numbers, in a sentence; '' when nothing is. */
export function teamMistake(nomor: string): string {
  const { length } = numbersIn(nomor)
  if (length === 0) return 'Tulis nomor sertifikat anggota tim.'
  return length > TEAM_NUMBERS || nomor.length > TEAM_TEXT
    ? `Tulis paling banyak ${TEAM_NUMBERS} nomor sertifikat.`
    : ''
}
