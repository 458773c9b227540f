import { type ItemContent, shownContent } from '../../items/content-rules.ts'

/** The parts of a form that are printed, in the words a person reads; each opening is recorded under its name. */
export const PRINT_PARTS = {
  buku: 'Buku soal',
  lembar_jawaban: 'Lembar jawaban',
  kunci: 'Kunci jawaban',
  rubrik: 'Rubrik penilai',
} as const
export type PrintPart = keyof typeof PRINT_PARTS
export const PRINT_PART_NAMES = Object.keys(PRINT_PARTS) as [PrintPart, ...PrintPart[]]

/** The sizes of type in which each part is printed. */
export const TYPE_SIZES = ['biasa', 'besar'] as const

/** An item of a form, opened; the options' places stand in the order in which the form shows them. */
export interface OpenedItem {
  nomor: number
  poin: number
  unit: string
  stimulus_id: number | null
  isi: ItemContent
  urutan: readonly number[]
}

const FIRST_LETTER = 65
/** Returns the letter under which a place stands on paper. */
export const letterOf = (place: number): string => String.fromCodePoint(FIRST_LETTER + place)

/** An item as candidates read it in the booklet: never its key or rubric. */
export interface BookletItem {
  nomor: number
  poin: number
  soal: string
  /** Says how to answer where the question alone does not. */
  petunjuk: string
  /** The left side of pairs, numbered. */
  kiri: string[]
  /** Options, or the right side of pairs, by their letters. */
  huruf: string[]
  /** Empty lines to write an essay on. */
  baris: number
}

/** A stimulus before the items that ask about it, or where it stands already. */
export interface BookletPart {
  /** Null for items that stand alone. */
  stimulus_id: number | null
  /** The numbers of all items that ask about the stimulus. */
  untuk: number[]
  /** True where the stimulus stands further ahead, before the first of those numbers. */
  lagi: boolean
  items: BookletItem[]
}

const ESSAY_LINES = { least: 8, each: 3, most: 24 }

export function bookletItem({ nomor, poin, isi, urutan }: OpenedItem): BookletItem {
  const shown = shownContent(isi)
  const empty = { nomor, poin, soal: shown.soal, petunjuk: '', kiri: [], huruf: [], baris: 0 }
  switch (shown.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return {
        ...empty,
        petunjuk: shown.jenis === 'pilihan_jamak' ? 'Pilih semua jawaban yang benar; lebih dari satu.' : '',
        huruf: urutan.flatMap((place) => shown.pilihan[place] ?? []),
      }
    case 'menjodohkan':
      return {
        ...empty,
        petunjuk: 'Untuk setiap nomor di kiri, tulis huruf pasangannya pada lembar jawaban.',
        kiri: shown.kiri,
        huruf: shown.kanan,
      }
    case 'angka':
      return {
        ...empty,
        petunjuk: `Tulis angkanya pada lembar jawaban${shown.satuan ? `, dalam ${shown.satuan}` : ''}.`,
      }
    case 'isian':
      return { ...empty, petunjuk: 'Tulis jawaban singkat pada lembar jawaban.' }
    case 'esai':
      return {
        ...empty,
        petunjuk: 'Tulis jawaban Anda di bawah ini.',
        baris: Math.min(ESSAY_LINES.least + ESSAY_LINES.each * Math.floor(poin), ESSAY_LINES.most),
      }
    default:
      return shown satisfies never
  }
}

/** Puts the items of a form into the parts of its booklet: in their order, each stimulus once. */
export function bookletParts(items: readonly OpenedItem[]): BookletPart[] {
  const parts: BookletPart[] = []
  for (const item of items) {
    const { stimulus_id } = item
    const last = parts.at(-1)
    if (last && last.stimulus_id === stimulus_id) last.items.push(bookletItem(item))
    else
      parts.push({
        stimulus_id,
        untuk:
          stimulus_id === null ? [] : items.filter((one) => one.stimulus_id === stimulus_id).map(({ nomor }) => nomor),
        lagi: stimulus_id !== null && parts.some((part) => part.stimulus_id === stimulus_id),
        items: [bookletItem(item)],
      })
  }
  return parts
}

/** The place on the answer sheet where an item is answered. */
export type AnswerField = { nomor: number } & (
  | { cara: 'huruf'; huruf: number; banyak: boolean }
  | { cara: 'pasangan'; kiri: number; huruf: number }
  | { cara: 'angka'; satuan: string }
  | { cara: 'teks' }
  | { cara: 'buku' }
)

/** Returns the field of an item on the answer sheet; it says nothing of the question. */
export function answerField({ nomor, isi }: Pick<OpenedItem, 'nomor' | 'isi'>): AnswerField {
  switch (isi.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return { nomor, cara: 'huruf', huruf: isi.pilihan.length, banyak: isi.jenis === 'pilihan_jamak' }
    case 'menjodohkan':
      return { nomor, cara: 'pasangan', kiri: isi.pasangan.length, huruf: isi.pasangan.length + isi.pengecoh.length }
    case 'angka':
      return { nomor, cara: 'angka', satuan: isi.satuan }
    case 'isian':
      return { nomor, cara: 'teks' }
    case 'esai':
      return { nomor, cara: 'buku' }
    default:
      return isi satisfies never
  }
}

/** A row of the key: what is right, by the letters of this form and in words. */
export interface KeyRow {
  nomor: number
  unit: string
  poin: number
  kunci: string
  isi: string
}

const decimalText = (value: number): string => value.toLocaleString('id-ID', { maximumFractionDigits: 20 })

/** Returns the key of an item as this form letters it. */
export function keyRow({ nomor, unit, poin, isi, urutan }: OpenedItem): KeyRow {
  const row = { nomor, unit, poin }
  switch (isi.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak': {
      const right = urutan.flatMap((place, at) => {
        const option = isi.pilihan[place]
        return option?.benar ? [{ huruf: letterOf(at), teks: option.teks }] : []
      })
      return {
        ...row,
        kunci: right.map(({ huruf }) => huruf).join(', '),
        isi: right.map(({ teks }) => teks).join('\n'),
      }
    }
    case 'menjodohkan': {
      const { kanan } = pairSides(isi)
      const pairs = isi.pasangan.map((pair, at) => ({
        nomor: at + 1,
        huruf: letterOf(kanan.indexOf(pair.kanan)),
        ...pair,
      }))
      return {
        ...row,
        kunci: pairs.map((pair) => `${pair.nomor}${pair.huruf}`).join(', '),
        isi: pairs.map(({ kiri, kanan: right }) => `${kiri} = ${right}`).join('\n'),
      }
    }
    case 'angka': {
      const tolerance = isi.toleransi > 0 ? ` ± ${decimalText(isi.toleransi)}` : ''
      return {
        ...row,
        kunci: decimalText(isi.nilai),
        isi: `${decimalText(isi.nilai)}${tolerance} ${isi.satuan}`.trim(),
      }
    }
    case 'isian':
      return { ...row, kunci: 'isian', isi: isi.ejaan.join('\n') }
    case 'esai':
      return { ...row, kunci: 'esai', isi: 'Lihat rubrik penilai.' }
    default:
      return isi satisfies never
  }
}

function pairSides(isi: Extract<ItemContent, { jenis: 'menjodohkan' }>): { kanan: string[] } {
  const shown = shownContent(isi)
  return { kanan: shown.jenis === 'menjodohkan' ? shown.kanan : [] }
}

/** An essay with what its marker gives points for. */
export interface RubricItem {
  nomor: number
  unit: string
  poin: number
  soal: string
  kriteria: { kriteria: string; poin: number }[]
}

/** Returns the essays of a form with their rubrics; criteria are worth what this form makes of the item's points. */
export function rubricItems(items: readonly OpenedItem[]): RubricItem[] {
  return items.flatMap(({ nomor, unit, poin, isi }) => {
    if (isi.jenis !== 'esai') return []
    const whole = isi.rubrik.reduce((sum, one) => sum + one.poin, 0)
    const kriteria = isi.rubrik.map((one) => ({ kriteria: one.kriteria, poin: roundOff((one.poin * poin) / whole) }))
    return [{ nomor, unit, poin, soal: isi.soal, kriteria }]
  })
}

const roundOff = (points: number): number => Math.round(points * 100) / 100

/** Returns what the file is called: form, part, and whether its type is large; never whom it is for. */
export const printName = (kode: string, part: PrintPart, besar: boolean): string =>
  `naskah-${kode.replaceAll(/[^\w-]+/g, '-')}-${part.replaceAll('_', '-')}${besar ? '-huruf-besar' : ''}.pdf`.toLowerCase()

/** The rules on the cover of a booklet. */
export const COVER_RULES = [
  'Tulis kode lembar jawaban Anda pada kotak di atas. Jangan tulis nama.',
  'Periksa apakah semua halaman ada. Nomor dan jumlahnya tertulis di kaki setiap halaman.',
  'Jawab pada lembar jawaban. Tulisan di buku soal tidak dinilai, kecuali jawaban esai.',
  'Simpan telepon, catatan, dan barang lain di tempat yang ditunjukkan pengawas.',
  'Jangan menyalin soal dan jangan membawa buku soal keluar ruang uji.',
  'Serahkan buku soal dan lembar jawaban kepada pengawas sebelum meninggalkan ruang uji.',
] as const
