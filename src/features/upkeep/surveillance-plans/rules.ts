import { addDays, addMonths, type Day } from '../../../lib/day.ts'

/** The means by which holders are watched between certificate and renewal (ISO/IEC 17024 clause 9.6). */
export const SURVEILLANCE_MEANS = {
  laporan: 'Laporan kinerja',
  pemeliharaan: 'Pemeliharaan kompetensi',
  evaluasi: 'Evaluasi surveilan',
  audit: 'Audit sampel',
} as const
export type SurveillanceMeans = keyof typeof SURVEILLANCE_MEANS
export const SURVEILLANCE_MEANS_NAMES = Object.keys(SURVEILLANCE_MEANS) as [SurveillanceMeans, ...SurveillanceMeans[]]

/** What is due of a means in a month for one scheme version, and how much of it was done. */
export interface PlannedCount {
  /** Null for certificates from before the portal. */
  scheme_version_id: number | null
  skema: string
  bulan: number
  cara: SurveillanceMeans
  due: number
  done: number
}

export interface PlannedCell {
  due: number
  done: number
  /** The month is over, and not all of it was done. */
  kurang: boolean
}

export interface PlannedVersion {
  scheme_version_id: number | null
  skema: string
  /** Months in which something is due, in order. */
  bulan: { bulan: number; cara: Record<SurveillanceMeans, PlannedCell> }[]
  total: Record<SurveillanceMeans, PlannedCell>
}

/** First and last day of a month. */
export function monthSpan(tahun: number, bulan: number): { dari: Day; sampai: Day } {
  const dari = `${tahun}-${String(bulan).padStart(2, '0')}-01` as Day
  return { dari, sampai: addDays(addMonths(dari, 1), -1) }
}

const cellOf = (counts: readonly PlannedCount[], isOver: (bulan: number) => boolean): PlannedCell => ({
  due: counts.reduce((sum, one) => sum + one.due, 0),
  done: counts.reduce((sum, one) => sum + one.done, 0),
  kurang: counts.some((one) => isOver(one.bulan) && one.done < one.due),
})

function byMeans(counts: readonly PlannedCount[], isOver: (bulan: number) => boolean) {
  const of = (cara: SurveillanceMeans): PlannedCell =>
    cellOf(
      counts.filter((one) => one.cara === cara),
      isOver,
    )
  return { laporan: of('laporan'), pemeliharaan: of('pemeliharaan'), evaluasi: of('evaluasi'), audit: of('audit') }
}

/** Composes the plan of a year from what was counted, each scheme version with its months. */
export function planOf(counts: readonly PlannedCount[], tahun: number, today: Day): PlannedVersion[] {
  const isOver = (bulan: number): boolean => monthSpan(tahun, bulan).sampai < today
  const versions = Map.groupBy(counts, ({ scheme_version_id }) => scheme_version_id)
  return [...versions].map(([scheme_version_id, of]) => {
    const months = [...Map.groupBy(of, ({ bulan }) => bulan)].sort(([one], [other]) => one - other)
    return {
      scheme_version_id,
      skema: of[0]?.skema ?? '',
      bulan: months.map(([bulan, inMonth]) => ({ bulan, cara: byMeans(inMonth, isOver) })),
      total: byMeans(of, isOver),
    }
  })
}

/** The means of which nothing is due for a scheme version in the whole year: a gap that no count shows. */
export const unplannedMeans = ({ total }: Pick<PlannedVersion, 'total'>): SurveillanceMeans[] =>
  SURVEILLANCE_MEANS_NAMES.filter((cara) => total[cara].due === 0)
