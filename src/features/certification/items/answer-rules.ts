import { foldText } from '../../../lib/text/fold-text.ts'
import { isSlipOf } from '../../../lib/text/near-word.ts'
import { hasNumber, markNumber } from './answer-number-rules.ts'
import type { ItemContent } from './content-rules.ts'
import { type Marked, roundPoints } from './mark-rules.ts'

/**
 * What a candidate answered. Options are named by their place in the item's own content, from 0 on, never by the letter
 * that a form prints; a place on the right side counts the pairs first and then the distractors.
 */
export type ItemAnswer =
  | { jenis: 'pilihan_ganda'; pilih: number | null }
  | { jenis: 'pilihan_jamak'; pilih: number[] }
  | { jenis: 'menjodohkan'; pasang: (number | null)[] }
  | { jenis: 'angka' | 'isian'; teks: string }
  /** A text of null stands on paper only. */
  | { jenis: 'esai'; teks: string | null }

export const emptyAnswer = ({ jenis }: Pick<ItemContent, 'jenis'>): ItemAnswer => {
  switch (jenis) {
    case 'pilihan_ganda':
      return { jenis, pilih: null }
    case 'pilihan_jamak':
      return { jenis, pilih: [] }
    case 'menjodohkan':
      return { jenis, pasang: [] }
    case 'angka':
    case 'isian':
    case 'esai':
      return { jenis, teks: '' }
    default:
      return jenis satisfies never
  }
}

export function isEmptyAnswer(answer: ItemAnswer): boolean {
  switch (answer.jenis) {
    case 'pilihan_ganda':
      return answer.pilih === null
    case 'pilihan_jamak':
      return answer.pilih.length === 0
    case 'menjodohkan':
      return answer.pasang.every((place) => place === null)
    case 'angka':
    case 'isian':
    case 'esai':
      return answer.teks?.trim() === ''
    default:
      return answer satisfies never
  }
}

/** Returns the answer that the key gives; an essay has none. */
export function keyAnswer(content: ItemContent): ItemAnswer | undefined {
  const { jenis } = content
  switch (jenis) {
    case 'pilihan_ganda':
      return { jenis, pilih: rightPlaces(content)[0] ?? null }
    case 'pilihan_jamak':
      return { jenis, pilih: rightPlaces(content) }
    case 'menjodohkan':
      return { jenis, pasang: content.pasangan.map((_pair, at) => at) }
    case 'angka':
      return { jenis, teks: String(content.nilai).replace('.', ',') }
    case 'isian':
      return { jenis, teks: content.ejaan[0] ?? '' }
    case 'esai':
      return undefined
    default:
      return content satisfies never
  }
}

const rightPlaces = ({ pilihan }: { pilihan: readonly { benar: boolean }[] }): number[] =>
  pilihan.flatMap(({ benar }, place) => (benar ? [place] : []))

const automatic = (poin: number): Marked => ({ cara: 'otomatis', poin: roundPoints(poin) })

/**
 * Marks an answer to an item that is worth `poin`: one of several all or nothing; of several each right choice earns its
 * share and each wrong one takes a share away, never below 0; of pairs each right one earns its share; a number within
 * its tolerance and a text by an accepted spelling earn all. What comes near is left to a person, essays to markers.
 */
export function markAnswer(content: ItemContent, answer: ItemAnswer | undefined, poin: number): Marked {
  if (!answer || isEmptyAnswer(answer)) return automatic(0)
  switch (answer.jenis) {
    case 'pilihan_ganda':
      if (content.jenis !== answer.jenis) break
      return automatic(answer.pilih !== null && content.pilihan[answer.pilih]?.benar ? poin : 0)
    case 'pilihan_jamak':
      if (content.jenis !== answer.jenis) break
      return automatic(poin * shareOfSeveral(rightPlaces(content), answer.pilih))
    case 'menjodohkan': {
      if (content.jenis !== answer.jenis) break
      const right = content.pasangan.filter((_pair, at) => answer.pasang[at] === at)
      return automatic((poin * right.length) / content.pasangan.length)
    }
    case 'angka':
      if (content.jenis !== answer.jenis) break
      return markNumber(content, answer.teks, poin)
    case 'isian':
      if (content.jenis !== answer.jenis) break
      return markWords(content.ejaan, answer.teks, poin)
    case 'esai':
      if (content.jenis !== answer.jenis) break
      return { cara: 'esai' }
    default:
      return answer satisfies never
  }
  throw new Error(`an answer of kind ${answer.jenis} does not fit an item of kind ${content.jenis}`)
}

/** Returns right choices less wrong ones, as a share of the key; never below 0. */
function shareOfSeveral(key: readonly number[], chosen: readonly number[]): number {
  const each = [...new Set(chosen)]
  const right = each.filter((place) => key.includes(place)).length
  return Math.max(0, (2 * right - each.length) / key.length)
}

/** Folds a short answer: marks above letters, capitals, blanks and the signs between words do not count. */
function foldSpelling(text: string): string {
  const folded = foldText(text).replaceAll(/\s+/g, ' ').trim()
  const words = folded.replaceAll(/[\s.,;:!?()[\]{}"/\\_-]+/g, ' ').trim()
  return words === '' ? folded : words
}

function markWords(spellings: readonly string[], text: string, poin: number): Marked {
  const answer = foldSpelling(text)
  const accepted = spellings.map(foldSpelling)
  if (accepted.includes(answer)) return automatic(poin)
  // Another number is no slip of the pen: 'pasal 21' is not 'pasal 22'.
  const isNear = (known: string) => isSlipOf(answer, known) && !hasOtherDigits(answer, known)
  if (accepted.some(isNear)) return { cara: 'dilihat', saran: poin, sebab: 'ejaan' }
  if (accepted.some((known) => ` ${answer} `.includes(` ${known} `)))
    return { cara: 'dilihat', saran: 0, sebab: 'memuat' }
  return automatic(0)
}

const hasOtherDigits = (one: string, other: string): boolean =>
  (hasNumber(one) || hasNumber(other)) && one.replaceAll(/\D/g, '') !== other.replaceAll(/\D/g, '')
