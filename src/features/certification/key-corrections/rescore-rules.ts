import { writeNumber } from '../../../lib/written-number.ts'
import { type ItemAnswer, markAnswer } from '../items/answer-rules.ts'
import { type ItemContent, rightSides } from '../items/content-rules.ts'
import type { Marked } from '../items/mark-rules.ts'

/** The standard by which an item is marked: a content with its key, every answer right, or nothing, as it counts no longer. */
export type MarkedBy = ItemContent | 'semua_benar' | 'dikeluarkan'

/** A mark by what holds for an item now; `keluar` is true where it counts no longer. */
export type Remarked = Marked & { keluar: boolean }

/** An item as it was asked, what was answered to it, and what a right answer is worth. */
interface Answered {
  isi: ItemContent
  jawaban: ItemAnswer | undefined
  poin: number
}

/** Marks an answer by what holds for its item now. */
export function markBy(by: MarkedBy, { isi, jawaban, poin }: Answered): Remarked {
  if (by === 'semua_benar') return { cara: 'otomatis', poin, keluar: false }
  if (by === 'dikeluarkan') return { cara: 'otomatis', poin: 0, keluar: true }
  return { ...markAnswer(by, placedIn(by, isi, jawaban), poin), keluar: false }
}

/** Returns an answer as another key reads it: a corrected pair takes its right side along, so that places change. */
function placedIn(key: ItemContent, asked: ItemContent, answer: ItemAnswer | undefined): ItemAnswer | undefined {
  if (answer?.jenis !== 'menjodohkan' || asked.jenis !== 'menjodohkan' || key.jenis !== 'menjodohkan') return answer
  const [before, after] = [rightSides(asked), rightSides(key)]
  const pasang = answer.pasang.map((place, at) => {
    const side = place === null ? undefined : before[place]
    if (side === undefined) return null
    return key.pasangan[at]?.kanan === side ? at : after.indexOf(side)
  })
  return { ...answer, pasang }
}

/** A unit of a candidate whose points of a hundred are others after a correction. */
export interface ChangedUnit {
  unit: string
  nilai_lama: number | null
  nilai_baru: number | null
  hasil_lama: 'K' | 'BK' | null
  hasil_baru: 'K' | 'BK' | null
}

/** Says how the points of a unit changed. */
export function changedPoints({ nilai_lama, nilai_baru }: Pick<ChangedUnit, 'nilai_lama' | 'nilai_baru'>): string {
  const before = nilai_lama === null ? '–' : writeNumber(nilai_lama)
  return nilai_baru === null ? `${before}, menunggu dinilai ulang` : `${before} menjadi ${writeNumber(nilai_baru)}`
}
