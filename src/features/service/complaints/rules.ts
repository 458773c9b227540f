import { addDays, addMonths, addWorkingDays, type Day } from '../../../lib/day.ts'
import type { ProblemCode } from '../../../problems.ts'
import type { ComplaintState } from './state-rules.ts'

/** The subjects of complaints (domain 2.6). */
export const COMPLAINT_KINDS = {
  layanan: 'Layanan lembaga',
  penguji: 'Penguji',
  pemegang_sertifikat: 'Pemegang sertifikat',
  pemalsuan: 'Pemalsuan sertifikat',
  kerahasiaan: 'Kerahasiaan data',
  lainnya: 'Lainnya',
} as const
export type ComplaintKind = keyof typeof COMPLAINT_KINDS

export const namesOf = <Name extends string>(table: Record<Name, string>) => Object.keys(table) as [Name, ...Name[]]

/** Letters in a description (domain 2.6). */
export const DESCRIPTION = { least: 30, most: 4000 } as const
export const MOST_FILES = 3

interface TransitionRule {
  from: readonly ComplaintState[]
  to: ComplaintState
  by: 'petugas' | 'pelapor'
  /** The kind of entry that the required text becomes; left out where a transition takes no text. */
  words?: 'pesan' | 'tindakan' | 'putusan'
}

/** Every way from one state to another (domain 2.6, ISO/IEC 17024 clause 9.9). */
export const COMPLAINT_TRANSITIONS = {
  validasi: { from: ['diterima'], to: 'divalidasi', by: 'petugas' },
  tolak: { from: ['diterima'], to: 'tidak_valid', by: 'petugas', words: 'putusan' },
  telaah: { from: ['divalidasi', 'dibuka_kembali'], to: 'ditelaah', by: 'petugas' },
  tanya: { from: ['ditelaah'], to: 'menunggu_pelapor', by: 'petugas', words: 'pesan' },
  jawab: { from: ['menunggu_pelapor'], to: 'ditelaah', by: 'pelapor', words: 'pesan' },
  lanjut: { from: ['menunggu_pelapor'], to: 'ditelaah', by: 'petugas' },
  tindak: { from: ['ditelaah'], to: 'tindakan', by: 'petugas', words: 'tindakan' },
  tutup: { from: ['tindakan'], to: 'selesai', by: 'petugas', words: 'putusan' },
  buka: { from: ['selesai'], to: 'dibuka_kembali', by: 'pelapor', words: 'pesan' },
} as const satisfies Record<string, TransitionRule>
export type ComplaintTransition = keyof typeof COMPLAINT_TRANSITIONS

const TRANSITIONS: Record<ComplaintTransition, TransitionRule> = COMPLAINT_TRANSITIONS

/** The transitions that staff take. */
export const OFFICE_TRANSITIONS = ['validasi', 'tolak', 'telaah', 'tanya', 'lanjut', 'tindak', 'tutup'] as const
export type OfficeTransition = (typeof OFFICE_TRANSITIONS)[number]

/** The entries that staff write without a transition; notes stay in the office. */
export const WRITTEN_KINDS = ['pesan', 'tindakan', 'catatan'] as const

export const complaintTransitionRule = (transition: ComplaintTransition): TransitionRule => TRANSITIONS[transition]

/** The facts of a case that the rules look at. */
export interface ComplaintStanding {
  status: ComplaintState
  /** True when it was opened again before. */
  reopened: boolean
  /** The last day on which it can be opened again. */
  reopen_until: Day | null
}

/** Returns why a transition cannot be taken now; undefined where it can. */
export function complaintTransitionRefusal(
  transition: ComplaintTransition,
  standing: ComplaintStanding,
  today: Day,
): ProblemCode | undefined {
  if (!complaintTransitionRule(transition).from.includes(standing.status)) return 'STALE'
  return transition === 'buka' ? reopenGuard(standing, today) : undefined
}

/** Closed complaints are opened again once, on the last day too (domain 2.6: within 14 days). */
function reopenGuard({ reopened, reopen_until }: ComplaintStanding, today: Day): ProblemCode | undefined {
  if (reopened) return 'COMPLAINT_REOPENED'
  return reopen_until === null || today > reopen_until ? 'COMPLAINT_OVER' : undefined
}

export const officeTransitionsFrom = (status: ComplaintState): OfficeTransition[] =>
  OFFICE_TRANSITIONS.filter((transition) => complaintTransitionRule(transition).from.includes(status))

export const isComplaintClosed = (status: ComplaintState): boolean => status === 'selesai' || status === 'tidak_valid'

/** Settings, in working days. */
export interface ComplaintTargets {
  target_terima_pengaduan: number
  target_validasi_pengaduan: number
  target_jawab_pengaduan: number
  hari_libur: readonly Day[]
}

/**
 * Returns the days by which a complaint of that day is to be acknowledged, validated and answered; the day itself does
 * not count.
 */
export const complaintTargets = (cameIn: Day, settings: ComplaintTargets) => ({
  target_terima: addWorkingDays(cameIn, settings.target_terima_pengaduan, settings.hari_libur),
  target_validasi: addWorkingDays(cameIn, settings.target_validasi_pengaduan, settings.hari_libur),
  target_jawab: addWorkingDays(cameIn, settings.target_jawab_pengaduan, settings.hari_libur),
})

/** The last day on which a complaint closed that day may be opened again. */
export const reopenUntil = (closed: Day, days: number): Day => addDays(closed, days)

/** Complaints closed before this day are deleted (domain 4.2: 5 years after closing). */
export const retentionStart = (today: Day, years: number): Day => addMonths(today, -12 * years)

interface Filed {
  jenis_pengaduan?: unknown
  is_anonim?: unknown
  nama?: unknown
  terlapor?: unknown
  no_sertifikasi?: unknown
}

/** Errors by field for fields that other fields make mandatory (domain 2.6). */
export function missingFields({
  jenis_pengaduan,
  is_anonim,
  nama,
  terlapor,
  no_sertifikasi,
}: Filed): Record<string, string> {
  const needsName = is_anonim !== true && !nama
  const isOfExaminer = jenis_pengaduan === 'penguji'
  const isOfHolder = jenis_pengaduan === 'pemegang_sertifikat'
  return {
    ...(needsName ? { nama: 'Isi nama Anda, atau centang "Sembunyikan identitas saya".' } : {}),
    ...(isOfExaminer && !terlapor ? { terlapor: 'Isi nama atau nomor penguji yang diadukan.' } : {}),
    ...(isOfHolder && !terlapor && !no_sertifikasi
      ? { terlapor: 'Isi nama pemegang yang diadukan, atau nomor sertifikatnya.' }
      : {}),
  }
}

/** The words of a name, without degrees and titles. */
const namePartsOf = (name: string): string[] =>
  (name.split(',')[0] ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '' && !part.endsWith('.'))

/** Tells whether a text names a person: at least two words of the name, or all of a shorter one (clause 9.9). */
export function meansPerson(text: string, name: string): boolean {
  const said = new Set(text.toLowerCase().split(/[\s,.;:()]+/))
  const parts = namePartsOf(name)
  const found = parts.filter((part) => said.has(part)).length
  return parts.length > 0 && found >= Math.min(2, parts.length)
}
