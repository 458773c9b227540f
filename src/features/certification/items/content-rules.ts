/** The kinds of exam items, in the words a person reads. */
export const ITEM_KINDS = {
  pilihan_ganda: 'Pilihan ganda, satu benar',
  pilihan_jamak: 'Pilihan jamak, beberapa benar',
  menjodohkan: 'Menjodohkan',
  angka: 'Angka dengan toleransi',
  isian: 'Isian singkat',
  esai: 'Esai dengan rubrik',
} as const
export type ItemKind = keyof typeof ITEM_KINDS
export const ITEM_KIND_NAMES = Object.keys(ITEM_KINDS) as [ItemKind, ...ItemKind[]]

/** The bounds of an item's content; lengths are letters. */
export const CONTENT_LIMITS = {
  question: 4000,
  option: 600,
  options: { least: 2, most: 8 },
  pairs: { least: 2, most: 10 },
  distractors: 6,
  spelling: 120,
  spellings: 20,
  unit: 40,
  criterion: 600,
  criteria: 12,
  points: 100,
  source: 500,
  comment: 2000,
} as const

export interface Option {
  teks: string
  benar: boolean
}

interface Question {
  soal: string
}

/** The question of an item with its key or rubric: secret as a whole. */
export type ItemContent = Question &
  (
    | { jenis: 'pilihan_ganda' | 'pilihan_jamak'; pilihan: Option[] }
    | { jenis: 'menjodohkan'; pasangan: { kiri: string; kanan: string }[]; pengecoh: string[] }
    | { jenis: 'angka'; nilai: number; toleransi: number; satuan: string }
    | { jenis: 'isian'; ejaan: string[] }
    | { jenis: 'esai'; rubrik: { kriteria: string; poin: number }[] }
  )

type Matching = Extract<ItemContent, { jenis: 'menjodohkan' }>

/** Lists the right sides of pairs with the distractors after them; answers name them by their place here. */
export const rightSides = ({ pasangan, pengecoh }: Pick<Matching, 'pasangan' | 'pengecoh'>): string[] => [
  ...pasangan.map(({ kanan }) => kanan),
  ...pengecoh,
]

/** Folds a text for comparing: small letters, one blank between words. */
export const foldWords = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Returns the places at which a text occurs that stood before. */
const repeatedPlaces = (texts: readonly string[]): number[] => {
  const seen = new Set<string>()
  return texts.flatMap((text, place) => {
    const known = seen.has(foldWords(text))
    seen.add(foldWords(text))
    return known ? [place] : []
  })
}

interface Refusal {
  /** Where in the content, as a path: 'pilihan.2.teks'. */
  field: string
  text: string
}

const SAME = 'Tulis isi yang berbeda; yang ini sudah ada.'
const sameAt = (texts: readonly string[], path: (place: number) => string): Refusal[] =>
  repeatedPlaces(texts).map((place) => ({ field: path(place), text: SAME }))

/** Says what a content's fields do not have to each other; each field alone is checked by the contract. */
export function contentRefusals(content: ItemContent, poin: number): Refusal[] {
  switch (content.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return [
        ...keyRefusals(content),
        ...sameAt(
          content.pilihan.map(({ teks }) => teks),
          (at) => `pilihan.${at}.teks`,
        ),
      ]
    case 'menjodohkan': {
      const { length } = content.pasangan
      return [
        ...sameAt(
          content.pasangan.map(({ kiri }) => kiri),
          (at) => `pasangan.${at}.kiri`,
        ),
        ...sameAt(rightSides(content), (at) => (at < length ? `pasangan.${at}.kanan` : 'pengecoh')),
      ]
    }
    case 'angka':
      return []
    case 'isian':
      return sameAt(content.ejaan, () => 'ejaan')
    case 'esai': {
      const total = content.rubrik.reduce((sum, one) => sum + one.poin, 0)
      const text = `Jumlah poin rubrik ${total}, sedangkan poin soal ${poin}. Samakan keduanya.`
      return [
        ...sameAt(
          content.rubrik.map(({ kriteria }) => kriteria),
          (at) => `rubrik.${at}.kriteria`,
        ),
        ...(total === poin ? [] : [{ field: 'rubrik', text }]),
      ]
    }
    default:
      return content satisfies never
  }
}

function keyRefusals({ jenis, pilihan }: { jenis: 'pilihan_ganda' | 'pilihan_jamak'; pilihan: Option[] }): Refusal[] {
  const right = pilihan.filter(({ benar }) => benar).length
  const refuse = (text: string): Refusal[] => [{ field: 'pilihan', text }]
  if (jenis === 'pilihan_ganda') return right === 1 ? [] : refuse('Tandai tepat satu pilihan sebagai kunci.')
  if (right < 2) return refuse('Tandai paling sedikit dua pilihan sebagai kunci.')
  return right === pilihan.length ? refuse('Sisakan paling sedikit satu pilihan yang salah.') : []
}

/** What a candidate is shown of an item: never its key, rubric or source. */
export type ShownContent = Question &
  (
    | { jenis: 'pilihan_ganda' | 'pilihan_jamak'; pilihan: string[] }
    | { jenis: 'menjodohkan'; kiri: string[]; kanan: string[] }
    | { jenis: 'angka'; satuan: string }
    | { jenis: 'isian' | 'esai' }
  )

/** Returns a content as a candidate sees it; the right side of pairs stands in an order that tells nothing. */
export function shownContent(content: ItemContent): ShownContent {
  const { soal, jenis } = content
  switch (jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return { soal, jenis, pilihan: content.pilihan.map(({ teks }) => teks) }
    case 'menjodohkan': {
      const kanan = rightSides(content).toSorted((one, other) => one.localeCompare(other, 'id'))
      return { soal, jenis, kiri: content.pasangan.map(({ kiri }) => kiri), kanan }
    }
    case 'angka':
      return { soal, jenis, satuan: content.satuan }
    case 'isian':
    case 'esai':
      return { soal, jenis }
    default:
      return content satisfies never
  }
}

/** Returns all that is written in a content, for finding others like it. */
export function contentWords(content: ItemContent): string {
  const parts = ((): string[] => {
    switch (content.jenis) {
      case 'pilihan_ganda':
      case 'pilihan_jamak':
        return content.pilihan.map(({ teks }) => teks)
      case 'menjodohkan':
        return [...content.pasangan.flatMap(({ kiri, kanan }) => [kiri, kanan]), ...content.pengecoh]
      case 'angka':
        return [content.satuan]
      case 'isian':
        return content.ejaan
      case 'esai':
        return content.rubrik.map(({ kriteria }) => kriteria)
      default:
        return content satisfies never
    }
  })()
  return [content.soal, ...parts].join(' ')
}
