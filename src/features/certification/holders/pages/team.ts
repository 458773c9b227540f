import { longDay } from '../../../../lib/day.ts'
import { numbersIn } from '../../../../lib/identifiers/number-list.ts'
import type { TeamVerdict } from '../contract.ts'
import { TEAM_NUMBERS, TEAM_TEXT } from '../rules.ts'

interface TeamLook {
  tone: 'success' | 'warning' | 'error'
  word: string
  sentences: string[]
}

/** Returns the verdict in words; it is green only where every number that was asked about counts. */
export function teamLook({ memenuhi, kurang, tanggal, tidak_dihitung }: Omit<TeamVerdict, 'checked_at' | 'anggota'>) {
  const on = longDay(tanggal)
  const uncounted =
    tidak_dihitung.length > 0
      ? [`Tidak dihitung (${tidak_dihitung.length}): ${tidak_dihitung.join(', ')}. Alasannya ada di tabel.`]
      : []
  if (!memenuhi) {
    const sentences = [`Pada ${on}:`, ...kurang, ...uncounted]
    return { tone: 'error', word: 'Komposisi belum memenuhi', sentences } satisfies TeamLook
  }
  if (uncounted.length > 0) {
    const sentences = [
      ...uncounted,
      `Tanpa mereka, pada ${on} masih ada satu KTPA dan dua ATPA dengan sertifikat berlaku.`,
    ]
    return { tone: 'warning', word: 'Komposisi memenuhi hanya tanpa sebagian nomor', sentences } satisfies TeamLook
  }
  const sentences = [`Pada ${on} tim ini mempunyai satu KTPA dan dua ATPA dengan sertifikat berlaku.`]
  return { tone: 'success', word: 'Komposisi memenuhi', sentences } satisfies TeamLook
}

/** Returns what is wrong with the typed numbers, in a sentence; '' when nothing is. */
export function teamMistake(nomor: string): string {
  const { length } = numbersIn(nomor)
  if (length === 0) return 'Tulis nomor sertifikat anggota tim.'
  return length > TEAM_NUMBERS || nomor.length > TEAM_TEXT
    ? `Tulis paling banyak ${TEAM_NUMBERS} nomor sertifikat.`
    : ''
}
