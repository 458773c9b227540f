import type { EntryField } from '../../marking/entry-rules.ts'
import type { ShownItem, SittingPackage } from '../package-rules.ts'
import type { AnswerSheet } from './queue-rules.ts'

/** One question of the form as the page shows it, with its stimulus and the way it is answered. */
export interface ShownQuestion {
  item: ShownItem
  field: EntryField
  stimulus: SittingPackage['stimulus'][number] | undefined
}

/** Returns the questions of a form in its order. */
export function questionsOf({ bagian, stimulus, isian }: SittingPackage): ShownQuestion[] {
  return bagian.flatMap(({ stimulus_id, items }) =>
    items.flatMap((item) => {
      const field = isian.find(({ nomor }) => nomor === item.nomor)
      return field ? [{ item, field, stimulus: stimulus.find(({ id }) => id === stimulus_id) }] : []
    }),
  )
}

/** Says how a question is answered on screen; the form's own words are those of paper. */
export function answerHint({ item, field }: ShownQuestion): string {
  if (field.jenis === 'menjodohkan') return 'Pilih pasangan untuk setiap nomor.'
  return item.petunjuk.replace(' pada lembar jawaban', '')
}

export interface Progress {
  terjawab: number
  kosong: number[]
  ragu: number[]
}

/** Returns what is answered, open and doubted among the numbers of a form. */
export function formProgress(questions: readonly ShownQuestion[], { jawaban, ragu }: AnswerSheet): Progress {
  const kosong = questions.map(({ item }) => item.nomor).filter((nomor) => !jawaban[nomor])
  return { terjawab: questions.length - kosong.length, kosong, ragu: [...ragu] }
}

/** Splits the answer to a matching item into its letters, one for each place; '' for an open one. */
export const matchLetters = (text: string, places: number): string[] =>
  Array.from({ length: places }, (_none, place) => (text[place] ?? '-').replace('-', ''))

/** Writes the letters of a matching item as its answer; '' where none is chosen. */
export const joinLetters = (letters: readonly string[]): string =>
  letters.every((letter) => letter === '') ? '' : letters.map((letter) => letter || '-').join('')

/** Adds a letter to the answer of a multiple choice, or takes it out, in their order. */
export const toggleLetter = (text: string, letter: string): string =>
  (text.includes(letter) ? [...text].filter((one) => one !== letter) : [...text, letter]).toSorted().join('')

/** The places of a fingerprint where a person may rest: groups of four signs. */
export const fingerprintGroups = (sidik: string): string[] => sidik.match(/.{1,4}/g) ?? []
