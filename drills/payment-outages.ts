import type { Mood } from '../tests/stand-ins/provider-server.ts'

/** The faults, used in turn: an error, a cut connection, a truncated answer, a lost one, a late one. */
const FAULTS = [503, 'cut', 'half', 'lost', 'slow'] as const satisfies readonly Mood[]

/** Returns a fault for every seventh of so many requests; the first few are never answered. */
export function faultsAmong(many: number, { silent }: { silent: number }): (Mood | null)[] {
  const moods = Array.from({ length: many }, (_, place): Mood | null =>
    place % 7 === 3 ? (FAULTS[Math.floor(place / 7) % FAULTS.length] ?? null) : null,
  )
  return [...Array.from({ length: silent }, (): Mood => 'silent'), ...moods]
}

/** Returns the words of the report for these faults. */
export const faultWords = (silent: number): string =>
  `menjawab setiap permintaan ketujuh dengan 503, memutus, memotong, menghilangkan, atau melambatkan jawaban${silent > 0 ? `, ${silent} kali tidak menjawab sama sekali` : ''}`
