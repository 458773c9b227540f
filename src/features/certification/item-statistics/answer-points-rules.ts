import type { ItemAnswer } from '../items/answer-rules.ts'
import type { AnswerPoint } from './statistics-rules.ts'

/** A paper that is wholly marked, and what each of its numbers can earn. */
export interface CountedPaper {
  form_id: number
  jawaban: ReadonlyMap<number, ItemAnswer>
  poin: ReadonlyMap<number, number | null>
}

export interface CountedPlace {
  form_id: number
  nomor: number
  item_version_id: number
  poin: number
}

const chosenIn = (answer: ItemAnswer | undefined): readonly number[] => {
  if (answer?.jenis === 'pilihan_ganda') return answer.pilih === null ? [] : [answer.pilih]
  return answer?.jenis === 'pilihan_jamak' ? answer.pilih : []
}

/** Returns what candidates made of an item on all papers that have it: its own share, and that of the rest of their form. */
export function answerPoints(
  versionId: number,
  papers: readonly CountedPaper[],
  places: readonly CountedPlace[],
): AnswerPoint[] {
  return papers.flatMap(({ form_id, jawaban, poin }) => {
    const form = places.filter((one) => one.form_id === form_id)
    const own = form.find((one) => one.item_version_id === versionId)
    const earned = own && poin.get(own.nomor)
    if (!own || earned === null || earned === undefined) return []
    const rest = form.filter((one) => one !== own)
    const possible = rest.reduce((total, one) => total + one.poin, 0)
    const other = rest.reduce((total, one) => total + (poin.get(one.nomor) ?? 0), 0)
    return [
      {
        bagian: earned / own.poin,
        sisa: possible === 0 ? 0 : other / possible,
        pilih: chosenIn(jawaban.get(own.nomor)),
      },
    ]
  })
}
