import type { ItemContent } from '../items/content-rules.ts'

/** Returns numbers from 0 up to 1 that follow from a seed alone (mulberry32, by Tommy Ettinger, public domain). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the same things in an order that follows from a seed alone (Fisher and Yates). */
export function shuffledBy<One>(seed: number, things: readonly One[]): One[] {
  const next = randomNumbers(seed)
  const rest = [...things]
  const drawn: One[] = []
  while (rest.length > 0) drawn.push(...rest.splice(Math.floor(next() * rest.length), 1))
  return drawn
}

/** Returns things in their order, those on one stimulus together where the first of them stands. */
export function keptTogether<One extends { stimulus_id: number | null }>(things: readonly One[]): One[] {
  const groups = Map.groupBy(things, (one) => one.stimulus_id ?? one)
  return [...groups.values()].flat()
}

/** Options that speak of others, whose order people wrote on purpose. */
const SPEAKS_OF_OTHERS = /\b(?:semua|seluruh|kedua|keduanya|ketiganya|di atas|jawaban [A-H])\b/i

const SPREAD = 7919

/**
 * Returns the places that the options of an item have in its content, in the order in which a form shows them; for kinds
 * without options none. Options that speak of others stay where they were written.
 */
export function optionOrder(content: ItemContent, { benih, nomor }: { benih: number; nomor: number }): number[] {
  if (content.jenis !== 'pilihan_ganda' && content.jenis !== 'pilihan_jamak') return []
  const places = content.pilihan.map((_one, at) => at)
  return content.pilihan.some(({ teks }) => SPEAKS_OF_OTHERS.test(teks))
    ? places
    : shuffledBy(benih + SPREAD * nomor, places)
}
