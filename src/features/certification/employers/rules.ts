import type { ProblemCode } from '../../../problems.ts'
import type { Stage } from '../applications/rules.ts'

/** The facts that an employer sees of a member, as people read them before they join. */
export const SEEN_BY_EMPLOYER = [
  'nama Anda;',
  'permohonan yang dibayarnya: skema, tanggal uji, dan tahapnya;',
  'invoice dan kuitansi permohonan yang dibayarnya;',
  'bila Anda tidak dapat didaftarkan, sebabnya dalam satu kalimat, misalnya bahwa data diri belum dikirim.',
] as const

export const NOT_SEEN_BY_EMPLOYER =
  'Data diri, berkas, pesan, hasil uji, dan nilai Anda tidak terlihat oleh perusahaan, juga permohonan yang Anda bayar sendiri.'

/** The reasons for a refused registration as the manager reads them, without anything the member keeps private. */
const REFUSALS: Partial<Record<ProblemCode, string>> = {
  APPLICATION_RUNS: 'Sudah memiliki permohonan yang berjalan pada skema ini.',
  DATA_NOT_SUBMITTED: 'Data dirinya belum dikirim.',
  NOT_ELIGIBLE: 'Belum memenuhi syarat skema ini.',
  REGISTRATION_CLOSED: 'Pendaftaran jadwal ini sudah ditutup.',
  SEATS_TAKEN: 'Kursi jadwal ini sudah penuh.',
}

export const refusalInWords = (code: ProblemCode): string => REFUSALS[code] ?? 'Tidak dapat didaftarkan.'

export const NOT_A_MEMBER = 'Bukan anggota perusahaan ini lagi.'

export const INVOICE_GROUPS = {
  semua: 'Semua',
  terbuka: 'Belum lunas',
  lunas: 'Lunas',
  berakhir: 'Berakhir',
} as const
export type InvoiceGroup = keyof typeof INVOICE_GROUPS
export const INVOICE_GROUP_NAMES = Object.keys(INVOICE_GROUPS) as [InvoiceGroup, ...InvoiceGroup[]]

/** Stages of an application before its invoice is issued. */
export const BEFORE_BILLING = [
  'draft',
  'daftar_tunggu',
  'diajukan',
  'perlu_perbaikan',
] as const satisfies readonly Stage[]
