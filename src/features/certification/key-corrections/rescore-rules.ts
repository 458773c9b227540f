import { type ItemAnswer, markAnswer } from '../items/answer-rules.ts'
import type { ItemContent } from '../items/content-rules.ts'
import type { Marked } from '../items/mark-rules.ts'

/** The standard by which an item is marked: a content with its key, every answer right, or nothing, as it counts no longer. */
export type MarkedBy = ItemContent | 'semua_benar' | 'dikeluarkan'

/** Marks an answer by what holds for its item now. */
export function markBy(by: MarkedBy, answer: ItemAnswer | undefined, poin: number): Marked {
  if (by === 'semua_benar') return { cara: 'otomatis', poin }
  return by === 'dikeluarkan' ? { cara: 'otomatis', poin: 0 } : markAnswer(by, answer, poin)
}

/** A unit of a candidate whose points of a hundred are others after a correction. */
export interface ChangedUnit {
  unit: string
  nilai_lama: number | null
  nilai_baru: number | null
  hasil_lama: 'K' | 'BK' | null
  hasil_baru: 'K' | 'BK' | null
}

/** A number of a paper: what was answered, and what came of it. */
export interface MarkedNumber {
  nomor: number
  mungkin: number
  jawaban: ItemAnswer | undefined
  /** Null while a person is to look at it. */
  poin: number | null
  /** True where the item counts no longer. */
  keluar: boolean
}

/** Returns a paper on which one item is marked anew; nothing else of it changes. */
export const rescorePaper = (
  paper: readonly MarkedNumber[],
  { nomor, by }: { nomor: number; by: MarkedBy },
): MarkedNumber[] =>
  paper.map((one) => {
    if (one.nomor !== nomor) return one
    const marked = markBy(by, one.jawaban, one.mungkin)
    return { ...one, poin: marked.cara === 'otomatis' ? marked.poin : null, keluar: by === 'dikeluarkan' }
  })
