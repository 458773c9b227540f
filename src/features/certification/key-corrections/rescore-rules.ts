import { type ItemAnswer, markAnswer } from '../items/answer-rules.ts'
import type { ItemContent } from '../items/content-rules.ts'
import type { Marked } from '../items/mark-rules.ts'

/** The standard by which an item is marked: a content with its key, every answer right, or nothing, as it counts no longer. */
export type MarkedBy = ItemContent | 'semua_benar' | 'dikeluarkan'

/** A mark by what holds for an item now; `keluar` is true where it counts no longer. */
export type Remarked = Marked & { keluar: boolean }

/** Marks an answer by what holds for its item now. */
export function markBy(by: MarkedBy, answer: ItemAnswer | undefined, poin: number): Remarked {
  if (by === 'semua_benar') return { cara: 'otomatis', poin, keluar: false }
  if (by === 'dikeluarkan') return { cara: 'otomatis', poin: 0, keluar: true }
  return { ...markAnswer(by, answer, poin), keluar: false }
}

/** A unit of a candidate whose points of a hundred are others after a correction. */
export interface ChangedUnit {
  unit: string
  nilai_lama: number | null
  nilai_baru: number | null
  hasil_lama: 'K' | 'BK' | null
  hasil_baru: 'K' | 'BK' | null
}
