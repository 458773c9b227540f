import type { ItemAnswer } from '../items/answer-rules.ts'
import { type ItemContent, rightSides } from '../items/content-rules.ts'
import { CORRECTION_KINDS } from '../key-corrections/correction-rules.ts'
import type { MarkedBy } from '../key-corrections/rescore-rules.ts'
import { letterAt } from './entry-rules.ts'

interface Shown {
  isi: ItemContent
  urutan: readonly number[]
}

const EMPTY = 'Tidak dijawab'

/** Writes an answer in the item's own words, each option with the letter that the form prints. */
export function answerWords({ isi, urutan }: Shown, answer: ItemAnswer | undefined): string {
  if (!answer) return EMPTY
  switch (answer.jenis) {
    case 'pilihan_ganda':
      return answer.pilih === null ? EMPTY : optionWords({ isi, urutan }, answer.pilih)
    case 'pilihan_jamak':
      return answer.pilih.map((place) => optionWords({ isi, urutan }, place)).join('\n') || EMPTY
    case 'menjodohkan': {
      if (isi.jenis !== 'menjodohkan') return EMPTY
      const right = rightSides(isi)
      const sideOf = (place: number | null | undefined) => (place == null ? '–' : (right[place] ?? '–'))
      return isi.pasangan.map(({ kiri }, at) => `${kiri} → ${sideOf(answer.pasang[at])}`).join('\n')
    }
    case 'angka':
    case 'isian':
      return answer.teks === '' ? EMPTY : answer.teks
    case 'esai':
      return answer.teks === null ? 'Tertulis di lembar jawaban' : answer.teks || EMPTY
    default:
      return answer satisfies never
  }
}

function optionWords({ isi, urutan }: Shown, place: number): string {
  const option = 'pilihan' in isi ? isi.pilihan[place] : undefined
  return option ? `${letterAt(urutan.indexOf(place))}. ${option.teks}` : EMPTY
}

const number = (value: number): string => String(value).replace('.', ',')

/** Writes by what an item is marked now in words: its key, its rubric, or the correction that stands in for them. */
export const keyWords = ({ by, urutan }: { by: MarkedBy; urutan: readonly number[] }): string =>
  typeof by === 'string' ? CORRECTION_KINDS[by] : contentKey({ isi: by, urutan })

function contentKey({ isi, urutan }: Shown): string {
  switch (isi.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return isi.pilihan.flatMap(({ benar }, at) => (benar ? [optionWords({ isi, urutan }, at)] : [])).join('\n')
    case 'menjodohkan':
      return isi.pasangan.map(({ kiri, kanan }) => `${kiri} → ${kanan}`).join('\n')
    case 'angka': {
      const more = isi.toleransi > 0 ? ` ± ${number(isi.toleransi)}` : ''
      return `${number(isi.nilai)}${more} ${isi.satuan}`.trim()
    }
    case 'isian':
      return isi.ejaan.join('\n')
    case 'esai':
      return isi.rubrik.map(({ kriteria, poin }) => `${kriteria} (${poin})`).join('\n')
    default:
      return isi satisfies never
  }
}
