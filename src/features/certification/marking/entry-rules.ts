import { foldText } from '../../../lib/text/fold-text.ts'
import { emptyAnswer, type ItemAnswer } from '../items/answer-rules.ts'
import type { ItemContent, ItemKind } from '../items/content-rules.ts'

/** A number of an answer sheet as a typist sees it: its kind and how many letters there are, nothing of what it asks. */
export interface EntryField {
  nomor: number
  jenis: ItemKind
  /** How many letters can be chosen from; 0 where the answer is written. */
  huruf: number
  /** How many letters a matching item has in its answer; 1 of one of several. */
  tempat: number
}

/** The signs for a number that the candidate left empty, for two crosses where one is asked, and for an essay. */
export const BLANK = '-'
export const TWO_CROSSES = '*'
export const ESSAY_ON_PAPER = '+'

export const MOST_WORDS = 300
export const MOST_ESSAY = 8000

/** Returns how the answer of an item is typed. */
export function entryField(nomor: number, content: ItemContent): EntryField {
  const { jenis } = content
  switch (jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return { nomor, jenis, huruf: content.pilihan.length, tempat: jenis === 'pilihan_ganda' ? 1 : 0 }
    case 'menjodohkan':
      return { nomor, jenis, huruf: content.pasangan.length + content.pengecoh.length, tempat: content.pasangan.length }
    case 'angka':
    case 'isian':
    case 'esai':
      return { nomor, jenis, huruf: 0, tempat: 0 }
    default:
      return content satisfies never
  }
}

const A = 'A'.charCodeAt(0)
const placeOf = (letter: string): number => letter.charCodeAt(0) - A
export const letterAt = (place: number): string => String.fromCharCode(A + place)

/** Tells whether every sign is a letter of the field, or one that stands for none. */
const isSpelled = (text: string, { huruf }: EntryField, others = ''): boolean =>
  [...text].every((sign) => others.includes(sign) || (sign >= 'A' && placeOf(sign) < huruf))

/** Returns the sentence why what was typed is no answer to the field; undefined for one, and for nothing yet. */
export function entryRefusal(field: EntryField, text: string): string | undefined {
  if (text === '' || text === BLANK) return undefined
  const last = letterAt(field.huruf - 1)
  switch (field.jenis) {
    case 'pilihan_ganda':
      return text === TWO_CROSSES || (text.length === 1 && isSpelled(text, field))
        ? undefined
        : `Ketik satu huruf A–${last}, tanda hubung bila kosong, atau bintang bila lebih dari satu dipilih.`
    case 'pilihan_jamak':
      return isSpelled(text, field) && new Set(text).size === text.length
        ? undefined
        : `Ketik huruf A–${last}, masing-masing satu kali.`
    case 'menjodohkan':
      return text.length === field.tempat && isSpelled(text, field, BLANK)
        ? undefined
        : `Ketik ${field.tempat} huruf A–${last} menurut urutan; tanda hubung untuk yang kosong.`
    case 'angka':
    case 'isian':
      return text.length <= MOST_WORDS ? undefined : `Paling panjang ${MOST_WORDS} huruf.`
    case 'esai':
      return text.length <= MOST_ESSAY ? undefined : `Paling panjang ${MOST_ESSAY} huruf.`
    default:
      return field.jenis satisfies never
  }
}

/** Returns what was typed as it is kept: letters as capitals in their order, words without blanks around them. */
export function tidyEntry({ jenis }: Pick<EntryField, 'jenis'>, text: string): string {
  const trimmed = text.trim()
  if (jenis === 'pilihan_jamak') return [...trimmed.toUpperCase()].toSorted().join('')
  if (jenis === 'menjodohkan' && /^-+$/.test(trimmed)) return BLANK
  return jenis === 'pilihan_ganda' || jenis === 'menjodohkan' ? trimmed.toUpperCase() : trimmed
}

/** Tells whether two typists read the same; capitals and blanks of words do not count. */
export function isSameEntry(field: Pick<EntryField, 'jenis'>, one: string, other: string): boolean {
  if (field.jenis === 'angka') return one.replaceAll(/\s/g, '') === other.replaceAll(/\s/g, '')
  const foldEntry = (text: string) => foldText(text).replaceAll(/\s+/g, ' ').trim()
  return foldEntry(one) === foldEntry(other)
}

/** The entries that are typed, by number. */
export type Entries = Record<number, string>

/** Returns the numbers that two typists read otherwise. */
export const differingNumbers = (fields: readonly EntryField[], one: Entries, other: Entries): number[] =>
  fields
    .filter((field) => !isSameEntry(field, one[field.nomor] ?? '', other[field.nomor] ?? ''))
    .map(({ nomor }) => nomor)

/** Counts the numbers that something is typed for. */
export const filledCount = (entries: Entries): number => Object.values(entries).filter((text) => text !== '').length

interface Shown {
  isi: ItemContent
  /** The places of the options, in the order in which the form prints them. */
  urutan: readonly number[]
}

/** Returns the places of the right sides of pairs, in the order in which they are printed. */
export function printedRights({ pasangan, pengecoh }: Extract<ItemContent, { jenis: 'menjodohkan' }>): number[] {
  const right = [...pasangan.map(({ kanan }) => kanan), ...pengecoh]
  const places = right.map((_text, place) => place)
  return places.toSorted((one, other) => (right[one] ?? '').localeCompare(right[other] ?? '', 'id'))
}

/** Reads what was typed as the answer to an item: printed letters become places in the item's own content. */
export function readEntry({ isi, urutan }: Shown, text: string): ItemAnswer {
  if (text === '' || text === BLANK) return emptyAnswer(isi)
  const { jenis } = isi
  switch (jenis) {
    case 'pilihan_ganda':
      return { jenis, pilih: text === TWO_CROSSES ? null : (urutan[placeOf(text)] ?? null) }
    case 'pilihan_jamak':
      return { jenis, pilih: [...text].flatMap((letter) => urutan[placeOf(letter)] ?? []) }
    case 'menjodohkan': {
      const printed = printedRights(isi)
      return {
        jenis,
        pasang: [...text].map((letter) => (letter === BLANK ? null : (printed[placeOf(letter)] ?? null))),
      }
    }
    case 'angka':
    case 'isian':
      return { jenis, teks: text }
    case 'esai':
      return { jenis, teks: text === ESSAY_ON_PAPER ? null : text }
    default:
      return isi satisfies never
  }
}

/** Writes an answer as it is typed: places in the item's own content become printed letters. */
export function writeEntry({ isi, urutan }: Shown, answer: ItemAnswer): string {
  switch (answer.jenis) {
    case 'pilihan_ganda':
      return answer.pilih === null ? BLANK : letterAt(urutan.indexOf(answer.pilih))
    case 'pilihan_jamak':
      return tidyEntry(answer, answer.pilih.map((place) => letterAt(urutan.indexOf(place))).join('')) || BLANK
    case 'menjodohkan': {
      const printed = isi.jenis === 'menjodohkan' ? printedRights(isi) : []
      const letters = answer.pasang.map((place) => (place === null ? BLANK : letterAt(printed.indexOf(place))))
      return letters.every((letter) => letter === BLANK) ? BLANK : letters.join('')
    }
    case 'angka':
    case 'isian':
      return answer.teks === '' ? BLANK : answer.teks
    case 'esai':
      return answer.teks === null ? ESSAY_ON_PAPER : answer.teks || BLANK
    default:
      return answer satisfies never
  }
}
