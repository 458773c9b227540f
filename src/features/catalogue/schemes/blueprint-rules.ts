import { LEVEL_NAMES, LEVELS, type Level } from './level-rules.ts'
import type { KindOfMethod } from './method-rules.ts'
import type { PlannedUnit } from './plan-rules.ts'

/** The ways in which a cut score is set. */
export const CUT_SCORE_WAYS = {
  angoff: 'Angoff, oleh penilai butir',
  ditetapkan: 'Ditetapkan lembaga, dengan alasan',
} as const
export type CutScoreWay = keyof typeof CUT_SCORE_WAYS
export const CUT_SCORE_WAY_NAMES = Object.keys(CUT_SCORE_WAYS) as [CutScoreWay, ...CutScoreWay[]]

export const BLUEPRINT_LIMITS = { menit: 600, butir: 1000, poin: 10_000 } as const

/** How many items of a level a unit has, and how many points they give together. */
export interface LevelShare {
  butir: number
  poin: number
}
export type UnitShares = Record<Level, LevelShare>

/** The written exam as a version says it. */
export interface WrittenExam {
  unit_kompetensi: readonly (Pick<PlannedUnit, 'judul' | 'metode'> & { kisi: UnitShares | null })[]
  jenis_metode: readonly KindOfMethod[]
  menit_tulis: number | null
  butir_tulis: number | null
  poin_tulis: number | null
  batas_nilai_tulis: number | null
  cara_batas: CutScoreWay | null
  alasan_batas: string | null
}

/** A cell of a blueprint that has items. */
export interface BlueprintCell extends LevelShare {
  unit: string
  level: Level
}

/** The blueprint (kisi-kisi) of a version's written exam, as forms are put together by it. */
export interface Blueprint {
  cells: BlueprintCell[]
  menit: number | null
  butir: number
  poin: number
  /** From which points of a hundred a unit is passed; null where the setting says it. */
  batas_nilai_tulis: number | null
  cara_batas: CutScoreWay | null
  alasan_batas: string | null
}

const isFilled = ({ butir, poin }: LevelShare): boolean => butir > 0 || poin > 0

/** Returns the cells of a unit that have items or points. */
const cellsOf = ({ judul, kisi }: WrittenExam['unit_kompetensi'][number]): BlueprintCell[] =>
  LEVELS.flatMap((level) => {
    const share = kisi?.[level]
    return share && isFilled(share) ? [{ unit: judul, level, butir: share.butir, poin: share.poin }] : []
  })

/** Adds up items and points. */
export const sumOfShares = (shares: readonly LevelShare[]): LevelShare => ({
  butir: shares.reduce((sum, { butir }) => sum + butir, 0),
  poin: shares.reduce((sum, { poin }) => sum + poin, 0),
})

/** Returns the blueprint of a version's written exam; null where the version has none. */
export function blueprintOf(version: WrittenExam): Blueprint | null {
  const cells = version.unit_kompetensi.flatMap(cellsOf)
  const { menit_tulis: menit, batas_nilai_tulis, cara_batas, alasan_batas } = version
  if (cells.length === 0) return null
  return { cells, menit, ...sumOfShares(cells), batas_nilai_tulis, cara_batas, alasan_batas }
}

/** Tells whether a written method examines a unit. */
export const isExaminedInWriting = ({ metode }: Pick<PlannedUnit, 'metode'>, kinds: readonly KindOfMethod[]): boolean =>
  kinds.some((one) => one.jenis === 'tulis' && metode.includes(one.metode))

type Faults = Record<string, string>

function faultsOfUnit(
  unit: WrittenExam['unit_kompetensi'][number],
  at: number,
  kinds: readonly KindOfMethod[],
): Faults {
  const field = `unit_kompetensi.${at}.kisi`
  const cells = cellsOf(unit)
  const isWritten = isExaminedInWriting(unit, kinds)
  if (!isWritten && cells.length > 0) {
    return { [field]: `${unit.judul} tidak diuji dengan metode tertulis: kosongkan kisi-kisinya.` }
  }
  if (isWritten && cells.length === 0) return { [field]: `${unit.judul} diuji tertulis, tetapi belum punya butir.` }
  const half = cells.find(({ butir, poin }) => butir === 0 || poin === 0)
  return half ? { [field]: `${unit.judul}, ${LEVEL_NAMES[half.level]}: isi butir dan poinnya.` } : {}
}

const faultOfMissing = (value: unknown, field: string, sentence: string): Faults =>
  value === null ? { [field]: sentence } : {}

function faultsOfTotals(version: WrittenExam, { butir, poin }: LevelShare): Faults {
  const { menit_tulis, butir_tulis, poin_tulis, batas_nilai_tulis } = version
  return {
    ...faultOfMissing(menit_tulis, 'menit_tulis', 'Isi lama ujian tulis.'),
    ...faultOfMissing(butir_tulis, 'butir_tulis', 'Isi jumlah butir ujian tulis.'),
    ...faultOfMissing(poin_tulis, 'poin_tulis', 'Isi jumlah poin ujian tulis.'),
    ...faultOfMissing(batas_nilai_tulis, 'batas_nilai_tulis', 'Isi batas nilai ujian tulis.'),
    ...(butir_tulis !== null && butir_tulis !== butir
      ? { butir_tulis: `Kisi-kisi berjumlah ${butir} butir, bukan ${butir_tulis}.` }
      : {}),
    ...(poin_tulis !== null && poin_tulis !== poin
      ? { poin_tulis: `Kisi-kisi berjumlah ${poin} poin, bukan ${poin_tulis}.` }
      : {}),
  }
}

function faultsOfCutScore({ jenis_metode, batas_nilai_tulis, cara_batas, alasan_batas }: WrittenExam): Faults {
  if (batas_nilai_tulis === null) {
    return cara_batas === null ? {} : { batas_nilai_tulis: 'Isi batas nilainya, atau kosongkan cara menetapkannya.' }
  }
  if (!jenis_metode.some(({ jenis }) => jenis === 'tulis')) {
    return { batas_nilai_tulis: 'Tidak ada metode tertulis: kosongkan batas nilai.' }
  }
  if (cara_batas === null) return { cara_batas: 'Pilih cara batas nilai ditetapkan.' }
  return cara_batas === 'ditetapkan' && alasan_batas === null ? { alasan_batas: 'Tulis alasan batas nilai itu.' } : {}
}

/**
 * Returns what is wrong with a version's blueprint, a sentence by field; nothing where it has none and says none. A cut
 * score may stand alone, a blueprint needs one.
 */
export function blueprintFaults(version: WrittenExam): Faults {
  const cells = version.unit_kompetensi.flatMap(cellsOf)
  const { menit_tulis, butir_tulis, poin_tulis } = version
  const isBegun = cells.length > 0 || [menit_tulis, butir_tulis, poin_tulis].some((value) => value !== null)
  if (!isBegun) return faultsOfCutScore(version)
  const ofUnits = version.unit_kompetensi.map((unit, at) => faultsOfUnit(unit, at, version.jenis_metode))
  return Object.assign(faultsOfTotals(version, sumOfShares(cells)), faultsOfCutScore(version), ...ofUnits) as Faults
}
