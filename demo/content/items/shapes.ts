import type { Level } from '../../../src/features/catalogue/schemes/level-rules.ts'
import type { ItemContent } from '../../../src/features/certification/items/content-rules.ts'

/** Units of the demonstration's schemes, by title. */
export const UNITS = {
  plan: 'Merencanakan studi Amdal dan menyusun tim',
  public: 'Mengoordinasikan pengumuman dan konsultasi publik',
  scope: 'Memimpin pelingkupan',
  scopeOf: 'Melakukan pelingkupan bidang tugas',
  baseline: 'Mengumpulkan dan menganalisis data rona lingkungan hidup',
  predict: 'Memprakirakan dampak penting',
  predictOf: 'Memprakirakan dampak bidang tugas',
  evaluate: 'Mengevaluasi dampak secara holistik',
  manage: 'Menyusun RKL-RPL',
  manageOf: 'Menyusun RKL-RPL bidang tugas',
  quality: 'Mengendalikan mutu dokumen Amdal',
  present: 'Mempresentasikan dokumen kepada Tim Uji Kelayakan Lingkungan Hidup',
  ethics: 'Menerapkan etika penyusun Amdal',
} as const

export interface DemoItem {
  unit: string
  tingkat: Level
  sumber: string
  poin: number
  isi: ItemContent
}

const item = (
  [unit, tingkat, sumber]: [unit: string, tingkat: Level, sumber: string],
  poin: number,
  isi: ItemContent,
): DemoItem => ({ unit, tingkat, sumber, poin, isi })

/** Puts the right option at another place in each question, so that the letters tell nothing. */
function spread<T>(options: readonly T[], soal: string): T[] {
  const shift = soal.length % options.length
  return [...options.slice(shift), ...options.slice(0, shift)]
}

/** One of several; the first is right. */
export const one = (unit: string, tingkat: Level, sumber: string, soal: string, options: readonly string[]): DemoItem =>
  item([unit, tingkat, sumber], 1, {
    ...{ jenis: 'pilihan_ganda', soal },
    pilihan: spread(
      options.map((teks, at) => ({ teks, benar: at === 0 })),
      soal,
    ),
  })

export const several = (
  unit: string,
  tingkat: Level,
  sumber: string,
  soal: string,
  { right, wrong }: { right: readonly string[]; wrong: readonly string[] },
): DemoItem =>
  item([unit, tingkat, sumber], 2, {
    ...{ jenis: 'pilihan_jamak', soal },
    pilihan: spread(
      [...right.map((teks) => ({ teks, benar: true })), ...wrong.map((teks) => ({ teks, benar: false }))],
      soal,
    ),
  })

export const pairUp = (
  unit: string,
  tingkat: Level,
  sumber: string,
  soal: string,
  { pairs, distractors = [] }: { pairs: readonly (readonly [string, string])[]; distractors?: readonly string[] },
): DemoItem =>
  item([unit, tingkat, sumber], 2, {
    ...{ jenis: 'menjodohkan', soal, pengecoh: [...distractors] },
    pasangan: pairs.map(([kiri, kanan]) => ({ kiri, kanan })),
  })

export const number = (
  unit: string,
  tingkat: Level,
  sumber: string,
  soal: string,
  key: { nilai: number; toleransi: number; satuan: string },
): DemoItem => item([unit, tingkat, sumber], 1, { jenis: 'angka', soal, ...key })

export const short = (unit: string, tingkat: Level, sumber: string, soal: string, ejaan: readonly string[]): DemoItem =>
  item([unit, tingkat, sumber], 1, { jenis: 'isian', soal, ejaan: [...ejaan] })

export const essay = (
  unit: string,
  tingkat: Level,
  sumber: string,
  soal: string,
  rubric: readonly (readonly [string, number])[],
): DemoItem =>
  item(
    [unit, tingkat, sumber],
    rubric.reduce((sum, [, poin]) => sum + poin, 0),
    {
      ...{ jenis: 'esai', soal },
      rubrik: rubric.map(([kriteria, poin]) => ({ kriteria, poin })),
    },
  )
