import type { ProblemCode } from '../../../problems.ts'
import type { ItemContent, ItemKind } from '../items/content-rules.ts'

/** The effects of a correction on an item, in the words a person reads. */
export const CORRECTION_KINDS = {
  kunci: 'Kunci diganti',
  semua_benar: 'Semua jawaban dinilai benar',
  dikeluarkan: 'Soal dikeluarkan dari penilaian',
} as const
export type CorrectionKind = keyof typeof CORRECTION_KINDS
export const CORRECTION_KIND_NAMES = Object.keys(CORRECTION_KINDS) as [CorrectionKind, ...CorrectionKind[]]

export const CORRECTION_STATES = {
  diusulkan: 'Menunggu orang kedua',
  berlaku: 'Berlaku',
  ditolak: 'Ditolak',
  ditarik: 'Ditarik pengusul',
} as const
export type CorrectionState = keyof typeof CORRECTION_STATES
export const CORRECTION_STATE_NAMES = Object.keys(CORRECTION_STATES) as [CorrectionState, ...CorrectionState[]]

interface TransitionRule {
  from: CorrectionState
  to: CorrectionState
  /** Who takes it: the person who proposed it, or anybody else. */
  by: 'pengusul' | 'lain'
  action: string
}

/** The transitions of a correction; the program follows them. */
export const CORRECTION_TRANSITIONS = {
  konfirmasi: { from: 'diusulkan', to: 'berlaku', by: 'lain', action: 'koreksi kunci dikonfirmasi' },
  tolak: { from: 'diusulkan', to: 'ditolak', by: 'lain', action: 'koreksi kunci ditolak' },
  tarik: { from: 'diusulkan', to: 'ditarik', by: 'pengusul', action: 'koreksi kunci ditarik' },
} as const satisfies Record<string, TransitionRule>
export type CorrectionTransition = keyof typeof CORRECTION_TRANSITIONS
export const CORRECTION_TRANSITION_NAMES = Object.keys(CORRECTION_TRANSITIONS) as [
  CorrectionTransition,
  ...CorrectionTransition[],
]

interface Standing {
  status: CorrectionState
  proposed_by: number
}

type Outcome = { next: CorrectionState } | { refused: ProblemCode }

/** Returns the state after a transition that a person takes, or why they may not. */
export function takeCorrectionTransition(
  langkah: CorrectionTransition,
  { status, proposed_by }: Standing,
  userId: number,
): Outcome {
  const { from, to, by }: TransitionRule = CORRECTION_TRANSITIONS[langkah]
  if (status !== from) return { refused: 'KEY_CORRECTION_STATE' }
  if (by === 'pengusul') return proposed_by === userId ? { next: to } : { refused: 'KEY_CORRECTION_PROPOSER' }
  return proposed_by === userId ? { refused: 'SECOND_PERSON_YOURS' } : { next: to }
}

/** Lists the transitions that a person may take. */
export const openCorrectionTransitions = (standing: Standing, userId: number): CorrectionTransition[] =>
  CORRECTION_TRANSITION_NAMES.filter((langkah) => 'next' in takeCorrectionTransition(langkah, standing, userId))

/** Kinds whose key can be another one; pairs are answered by their place, and essays are read by people. */
export const KEYED_KINDS = ['pilihan_ganda', 'pilihan_jamak', 'angka', 'isian'] as const satisfies ItemKind[]

/** A new key, by the kind of the item; options by their place in its own content. */
export interface NewKey {
  benar: number[]
  nilai: number | null
  toleransi: number
  ejaan: string[]
}

type Keyed = { isi: ItemContent } | { field: 'jenis' | 'benar' | 'nilai' | 'ejaan'; text: string }

/** Returns a content with another key; the question stays as it was asked. One of several may have several right ones. */
export function withKey(content: ItemContent, { benar, nilai, toleransi, ejaan }: NewKey): Keyed {
  switch (content.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak': {
      const right = new Set(benar)
      if (right.size === 0 || benar.some((place) => !content.pilihan[place]))
        return { field: 'benar', text: 'Tandai pilihan yang benar.' }
      const pilihan = content.pilihan.map(({ teks }, place) => ({ teks, benar: right.has(place) }))
      if (pilihan.every((one, place) => one.benar === content.pilihan[place]?.benar))
        return { field: 'benar', text: 'Kunci ini sama dengan yang berlaku.' }
      return { isi: { ...content, pilihan } }
    }
    case 'angka':
      if (nilai === null) return { field: 'nilai', text: 'Tulis jawaban yang benar.' }
      if (nilai === content.nilai && toleransi === content.toleransi)
        return { field: 'nilai', text: 'Kunci ini sama dengan yang berlaku.' }
      return { isi: { ...content, nilai, toleransi } }
    case 'isian':
      if (ejaan.length === 0) return { field: 'ejaan', text: 'Tulis jawaban yang diterima.' }
      if (ejaan.toSorted().join('\n') === content.ejaan.toSorted().join('\n'))
        return { field: 'ejaan', text: 'Kunci ini sama dengan yang berlaku.' }
      return { isi: { ...content, ejaan } }
    case 'menjodohkan':
    case 'esai':
      return {
        field: 'jenis',
        text: 'Soal jenis ini tidak dapat diganti kuncinya. Nilai semua jawaban benar, atau keluarkan soalnya.',
      }
    default:
      return content satisfies never
  }
}

/** Returns the key of a content as a person reads it. */
export function keyLines(content: ItemContent): string[] {
  switch (content.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return content.pilihan.filter(({ benar }) => benar).map(({ teks }) => teks)
    case 'angka':
      return [`${content.nilai.toLocaleString('id-ID', { maximumFractionDigits: 20 })} ${content.satuan}`.trim()]
    case 'isian':
      return content.ejaan
    case 'menjodohkan':
      return content.pasangan.map(({ kiri, kanan }) => `${kiri} = ${kanan}`)
    case 'esai':
      return content.rubrik.map(({ kriteria }) => kriteria)
    default:
      return content satisfies never
  }
}
