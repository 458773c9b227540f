import type { MethodKind } from '../../catalogue/schemes/method-rules.ts'
import type { ExamCell } from '../../catalogue/schemes/plan-rules.ts'
import { type Finding, recommendation } from '../examination/rules.ts'

/** BNSP's instrument for each kind of method, as its assessors know it. */
const INSTRUMENTS: Record<MethodKind, { kode: string; judul: string }> = {
  tulis: { kode: 'FR.IA.05/06', judul: 'Pertanyaan tertulis' },
  lisan: { kode: 'FR.IA.07', judul: 'Pertanyaan lisan' },
  portofolio: { kode: 'FR.IA.08', judul: 'Ceklis verifikasi portofolio' },
  observasi: { kode: 'FR.IA.01', judul: 'Ceklis observasi' },
  praktik: { kode: 'FR.IA.02', judul: 'Tugas praktik demonstrasi' },
}

/** Returns the instrument that a method is; undefined where nobody has said its kind. */
export const instrumentOf = (jenis: MethodKind | null): { kode: string; judul: string } | undefined =>
  jenis === null ? undefined : INSTRUMENTS[jenis]

interface Scored {
  status: string
  locked_at: Date | null
  nilai: readonly { unit: string; metode: string; hasil: Finding }[]
}

/** Returns an examiner's finding on a unit; undefined while their scores are not locked. */
export const findingOfExaminer = ({ locked_at, nilai }: Scored, unit: string): Finding | undefined =>
  locked_at === null ? undefined : recommendation([unit], nilai)[0]?.hasil

/** Counts who came and what was decided on them last. */
export function countFindings(
  candidates: readonly { attended_at: Date | null; putusan: readonly { hasil: 'kompeten' | 'belum_kompeten' }[] }[],
) {
  const last = candidates.map(({ putusan }) => putusan[0]?.hasil)
  return {
    hadir: candidates.filter(({ attended_at }) => attended_at !== null).length,
    kompeten: last.filter((hasil) => hasil === 'kompeten').length,
    belum_kompeten: last.filter((hasil) => hasil === 'belum_kompeten').length,
    belum_diputuskan: last.filter((hasil) => hasil === undefined).length,
  }
}

interface Examined {
  sel: readonly ExamCell[]
  penguji: readonly Scored[]
}

/** Counts the cells that several examiners have locked, and those in which they found otherwise. */
export function settledDifferences(candidates: readonly Examined[]): { sel: number; berbeda: number } {
  const found = candidates.flatMap(({ sel, penguji }) =>
    sel.map(({ unit, metode }) =>
      penguji
        .filter(({ locked_at }) => locked_at !== null)
        .flatMap(({ nilai }) => nilai.find((score) => score.unit === unit && score.metode === metode)?.hasil ?? []),
    ),
  )
  const several = found.filter((each) => each.length > 1)
  return { sel: several.length, berbeda: several.filter((each) => new Set(each).size > 1).length }
}
