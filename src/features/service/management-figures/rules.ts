/** The chapters of the report, in their order. */
export const CHAPTERS = {
  permohonan: 'Permohonan',
  ujian: 'Ujian',
  keuangan: 'Keuangan',
  pemegang: 'Pemegang sertifikat',
  kewajiban: 'Kewajiban tahunan',
  pengaduan: 'Pengaduan',
  petugas: 'Petugas',
} as const
export type Chapter = keyof typeof CHAPTERS
export const CHAPTER_NAMES = Object.keys(CHAPTERS) as [Chapter, ...Chapter[]]

/** The filters of figures beside their period. */
export const NARROWINGS = { scheme_id: 'skema', venue_id: 'TUK', provinsi: 'provinsi' } as const
export type Narrowing = keyof typeof NARROWINGS

/** One column of figures; what it is made of is a column of the facts (queries.ts). */
export interface Measure {
  label: string
  /** How it is written: a count, whole rupiah, days with one decimal, or whole percent. */
  kind: 'banyak' | 'rupiah' | 'hari' | 'persen'
  /** How rows become one figure; a sum where nothing is said. */
  of?: { median: string } | { ninth: string } | { part: string; whole: string }
}

export interface FigureTable {
  bab: Chapter
  judul: string
  /** The kind of thing that each row stands for. */
  kelompok: string
  /** How it is counted, in words. */
  keterangan: string
  ukuran: Record<string, Measure>
  narrowed: readonly Narrowing[]
  /** Its sums mean something over all rows. */
  total?: true
  /** Measures that are drawn. */
  chart?: readonly [string, ...string[]]
  /** Its rows name examiners, or staff: on no paper, and the latter only for those who look after staff. */
  people?: 'penguji' | 'petugas'
  /** As things stand today, whatever the period. */
  today?: true
}

/** Kinds of record that stand behind figures, by the names of their lists in the office. */
export const RECORD_KINDS = [
  ...['permohonan', 'invoice', 'jadwal', 'sertifikat', 'pengaduan', 'laporan-kinerja', 'kegiatan'],
] as [string, ...string[]]

/** Figures by the name of their measure; null where nothing was counted. */
export type Figures = Record<string, number | null>

/** Whole percent, rounded down so that only all is a hundred; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.floor((part * 100) / whole)

/** The shares among measures, made of their sums. */
export function withShares(measures: Record<string, Measure>, sums: Figures): Figures {
  const shares = Object.entries(measures).flatMap(([name, { of }]) =>
    of && 'part' in of ? [[name, percentOf(sums[of.part] ?? 0, sums[of.whole] ?? 0)] as const] : [],
  )
  return { ...sums, ...Object.fromEntries(shares) }
}

/** Tells whether a measure is the sum of its rows. */
export const isSum = ({ of, kind }: Measure): boolean => of === undefined && (kind === 'banyak' || kind === 'rupiah')

/** The column of the facts whose rows stand behind a measure. */
export function columnBehind(name: string, { of }: Measure): string {
  if (!of) return name
  if ('part' in of) return of.part
  return 'median' in of ? of.median : of.ninth
}

/** Columns of figures, each by what it is called. */
export const count = (label: string): Measure => ({ label, kind: 'banyak' })
export const money = (label: string): Measure => ({ label, kind: 'rupiah' })
export const share = (label: string, part: string, whole: string): Measure => ({
  label,
  kind: 'persen',
  of: { part, whole },
})
export const median = (column: string): Measure => ({ label: 'Median hari', kind: 'hari', of: { median: column } })
export const ninth = (column: string): Measure => ({ label: '90% dalam hari', kind: 'hari', of: { ninth: column } })
