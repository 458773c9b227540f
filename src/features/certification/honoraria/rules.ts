import type { Day } from '../../../lib/day.ts'
import { distanceTo } from '../examination/assignments/proposal-rules.ts'

export const HONORARIUM_STATES = { diajukan: 'Menunggu persetujuan', disetujui: 'Disetujui' } as const
export type HonorariumState = keyof typeof HONORARIUM_STATES

export const LINE_KINDS = { honor: 'Honorarium', perjalanan: 'Perjalanan' } as const
export type LineKind = keyof typeof LINE_KINDS

/** A rate in whole rupiah, from a day on until the next one begins. */
export interface Rate {
  berlaku_sejak: Day
  per_peserta: number
  perjalanan_kota: number
  perjalanan_provinsi: number
  perjalanan_luar: number
}

interface Place {
  kota: string
  provinsi: string | null
}

/** A candidate who came and was examined, as one examiner's work. */
export interface ExaminedCandidate {
  assignment_id: number
  nomor: string
  schedule_id: number
  skema: string
  /** The first day of the exam. */
  tanggal_uji: Day
  /** The place of the exam; null for an online exam. */
  tempat: (Place & { nama: string }) | null
}

export interface HonorariumLine {
  jenis: LineKind
  schedule_id: number
  /** Null for a journey. */
  assignment_id: number | null
  tanggal: Day
  uraian: string
  /** Whole rupiah. */
  jumlah: number
}

/** The rate in force on a day; undefined before the first. */
export const rateOn = (rates: readonly Rate[], on: Day): Rate | undefined =>
  rates
    .filter(({ berlaku_sejak }) => berlaku_sejak <= on)
    .toSorted((a, b) => (a.berlaku_sejak < b.berlaku_sejak ? 1 : -1))[0]

const WAYS = ['perjalanan_kota', 'perjalanan_provinsi', 'perjalanan_luar'] as const

/**
 * Returns the honorarium of an examiner: each candidate once by the rate of the exam's day, and one journey for each
 * schedule with a venue. Returns the day instead when it is before the first rate.
 */
export function honorariumLines(
  home: Place,
  candidates: readonly ExaminedCandidate[],
  rates: readonly Rate[],
  paidWays: readonly number[] = [],
): { lines: HonorariumLine[] } | { without_rate: Day } {
  const lines: HonorariumLine[] = []
  const ways = new Set(paidWays)
  const known = new Set<number>()
  for (const { assignment_id, nomor, schedule_id, skema, tanggal_uji, tempat } of candidates) {
    if (known.has(assignment_id)) continue
    known.add(assignment_id)
    const rate = rateOn(rates, tanggal_uji)
    if (!rate) return { without_rate: tanggal_uji }
    const of = { schedule_id, tanggal: tanggal_uji }
    if (tempat && !ways.has(schedule_id)) {
      const jumlah = rate[WAYS[distanceTo(home, tempat)]]
      lines.push({ ...of, jenis: 'perjalanan', assignment_id: null, uraian: `Perjalanan ke ${tempat.nama}`, jumlah })
      ways.add(schedule_id)
    }
    lines.push({ ...of, jenis: 'honor', assignment_id, uraian: `${skema}, peserta ${nomor}`, jumlah: rate.per_peserta })
  }
  return { lines }
}

/** Tells whether somebody may approve a statement: neither who composed it nor the examiner whom it pays. */
export const mayApprove = (
  reader: number,
  { proposed_by, examiner_user_id }: { proposed_by: number; examiner_user_id: number | null },
): boolean => reader !== proposed_by && reader !== examiner_user_id

/** Returns the sum of the lines in whole rupiah. */
export const sumOf = (lines: readonly Pick<HonorariumLine, 'jumlah'>[]): number =>
  lines.reduce((sum, { jumlah }) => sum + jumlah, 0)
