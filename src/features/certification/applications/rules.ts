import type { Day } from '../../../lib/day.ts'
import type { CategoryKind } from '../../catalogue/schemes/rules.ts'

/** Stages of an application (domain 3), each with the status number of spec section 4. */
export const STAGES = {
  draft: { status: 0, label: 'Draf' },
  daftar_tunggu: { status: 0, label: 'Daftar tunggu' },
  diajukan: { status: 0, label: 'Menunggu verifikasi' },
  perlu_perbaikan: { status: 0, label: 'Perlu perbaikan' },
  menunggu_pembayaran: { status: 0, label: 'Menunggu pembayaran' },
  menunggu_konfirmasi: { status: 0, label: 'Menunggu konfirmasi pembayaran' },
  ditolak: { status: 0, label: 'Ditolak' },
  dibatalkan: { status: 0, label: 'Dibatalkan' },
  kedaluwarsa: { status: 0, label: 'Kedaluwarsa' },
  terjadwal: { status: 1, label: 'Terjadwal' },
  tidak_hadir: { status: 1, label: 'Tidak hadir' },
  diuji: { status: 1, label: 'Sudah diuji' },
  menunggu_keputusan: { status: 1, label: 'Menunggu keputusan' },
  belum_kompeten: { status: 1, label: 'Belum kompeten' },
  banding: { status: 1, label: 'Banding' },
  diterbitkan: { status: 2, label: 'Sertifikat diterbitkan' },
} as const satisfies Record<string, { status: 0 | 1 | 2; label: string }>

export type Stage = keyof typeof STAGES

export const STAGE_NAMES = Object.keys(STAGES) as [Stage, ...Stage[]]

/** The words of spec section 4, its spelling included. */
export const STATUS_LABELS = { 0: 'Proses Verifikasi', 1: 'Proses Sertifikasi', 2: 'Sertfikasi Diterima' } as const

export const statusOf = (stage: Stage): 0 | 1 | 2 => STAGES[stage].status

/** Tells whether the person takes part in the exam at this stage, so that its day belongs in their calendar. */
export const isExpected = (stage: Stage): boolean => statusOf(stage) > 0

/** Stages from which a person may still come to the exam: they must know when it is cancelled or moved. */
export const AHEAD_OF_EXAM = [
  'draft',
  'daftar_tunggu',
  'diajukan',
  'perlu_perbaikan',
  'menunggu_pembayaran',
  'menunggu_konfirmasi',
  'terjadwal',
] as const satisfies readonly Stage[]

/** Ends of the road: nothing follows but a new application. */
export const FINAL = [
  'ditolak',
  'dibatalkan',
  'kedaluwarsa',
  'belum_kompeten',
  'diterbitkan',
] as const satisfies Stage[]

/** One application in these stages is allowed for each scheme (user_trainings_running). */
export const RUNNING = [
  'draft',
  'daftar_tunggu',
  'diajukan',
  'perlu_perbaikan',
  'menunggu_pembayaran',
  'menunggu_konfirmasi',
  'terjadwal',
  'diuji',
  'menunggu_keputusan',
  'banding',
] as const satisfies Stage[]

/** Ends of a renewal after which its certificate is not being renewed. */
export const RENEWAL_GIVEN_UP = [
  'ditolak',
  'dibatalkan',
  'kedaluwarsa',
  'tidak_hadir',
  'belum_kompeten',
] as const satisfies Stage[]

export const isFinal = (stage: Stage): boolean => (FINAL as readonly Stage[]).includes(stage)

export const APPLICATION_KINDS = ['baru', 'perpanjangan', 'uji_ulang'] as const
export type ApplicationKind = (typeof APPLICATION_KINDS)[number]

/** Kinds of category that are applied for, each with what the application is called. */
export const KIND_OF_CATEGORY: Partial<Record<CategoryKind, ApplicationKind>> = {
  sertifikasi: 'baru',
  perpanjangan: 'perpanjangan',
  uji_ulang: 'uji_ulang',
}

export const FILE_STATES = ['belum_diperiksa', 'sesuai', 'perlu_perbaikan'] as const
export type FileState = (typeof FILE_STATES)[number]

/** The pages of the form, in their order (domain 2.8). */
export const FORM_PAGES = ['jadwal', 'pengalaman', 'asesmen', 'berkas', 'pernyataan'] as const
export type FormPage = (typeof FORM_PAGES)[number]

/** The subjects of a row of experience, and the roles in it (domain 2.8, page 2). */
export const EXPERIENCE_KINDS = ['Amdal', 'Andal', 'RKL-RPL', 'Adendum'] as const
export const EXPERIENCE_ROLES = ['ketua', 'anggota', 'tenaga ahli'] as const
export const ROLE_LABELS: Record<string, string> = {
  ketua: 'Ketua tim',
  anggota: 'Anggota tim',
  'tenaga ahli': 'Tenaga ahli',
}

/** The effect of a transition on the invoice of what it moves; invoices/rules.ts says what that means there. */
export type InvoiceEffect = 'issue' | 'await' | 'refuse' | 'reopen' | 'settle' | 'close'

/** The letters about an application; letters.ts has the words of each. */
export type ApplicationLetterKind =
  | 'waitingListJoined'
  | 'seatOffered'
  | 'offerDue'
  | 'applicationReceived'
  | 'correctionReceived'
  | 'correctionAsked'
  | 'correctionDue'
  | 'applicationScheduled'
  | 'paymentConfirmed'
  | 'proofRefused'
  | 'applicationMoved'
  | 'applicationWithdrawn'
  | 'applicationCancelled'
  | 'applicationRejected'
  | 'offerLapsed'
  | 'correctionLapsed'
  | 'paymentLapsed'
  | 'waitingListClosed'
  | 'examMissed'
  | 'decidedCompetent'
  | 'decidedNotYet'
  | 'appealReceived'
  | 'appealGranted'
  | 'appealRejected'
  | 'messageWritten'

/** 'PMH/2026/11/0042': what people name in letters and calls. */
export const applicationNumber = (on: Day, id: number): string =>
  `PMH/${on.slice(0, 4)}/${on.slice(5, 7)}/${String(id).padStart(4, '0')}`

/** Tells whether the form may be written at a stage: all of a draft, the documents and rows of what was sent back. */
export const mayEdit = (stage: Stage): boolean => stage === 'draft' || stage === 'perlu_perbaikan'

/** By what the schedules that one may apply for are narrowed. */
export const OPEN_FILTERS = ['search', 'category', 'bulan', 'provinsi', 'memenuhi'] as const
export type OpenFilter = (typeof OPEN_FILTERS)[number]

/** Puts first what suits the person, the nearest, the cheapest, or the most free seats. */
export const OPEN_ORDERS = ['sesuai', 'tanggal', 'biaya', 'kursi'] as const
