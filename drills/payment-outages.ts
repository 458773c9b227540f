import type { Mood } from '../tests/stand-ins/provider-server.ts'

/** One of each, then again: an error, a cut connection, an answer broken off, one that is lost, one that comes late. */
const FAULTS = [503, 'cut', 'half', 'lost', 'slow'] as const satisfies readonly Mood[]

/** A fault for each seventh of so many requests, the first few of them unanswered for good. */
export function faultsAmong(many: number, { silent }: { silent: number }): (Mood | null)[] {
  const moods = Array.from({ length: many }, (_, place): Mood | null =>
    place % 7 === 3 ? (FAULTS[Math.floor(place / 7) % FAULTS.length] ?? null) : null,
  )
  return [...Array.from({ length: silent }, (): Mood => 'silent'), ...moods]
}

/** What the report says of them. */
export const faultWords = (silent: number): string =>
  `menjawab setiap permintaan ketujuh dengan 503, memutus, memotong, menghilangkan, atau melambatkan jawaban${silent > 0 ? `, ${silent} kali tidak menjawab sama sekali` : ''}`
