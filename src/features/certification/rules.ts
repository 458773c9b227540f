import type { ProblemCode } from '../../problems.ts'
import { isOpen, type ScheduleState } from '../schedules/rules.ts'

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
  dinilai: { status: 1, label: 'Sudah dinilai' },
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

/** Stages from which a person may still come to the exam: who has to know when it is cancelled or moved. */
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

export const isFinal = (stage: Stage): boolean => (FINAL as readonly Stage[]).includes(stage)

export const APPLICATION_KINDS = ['baru', 'perpanjangan', 'uji_ulang'] as const
export type ApplicationKind = (typeof APPLICATION_KINDS)[number]

/** Kinds of scheme (categories.jenis) that are applied for, each with what the application is called. */
export const KIND_OF_CATEGORY: Record<string, ApplicationKind | undefined> = {
  sertifikasi: 'baru',
  perpanjangan: 'perpanjangan',
  uji_ulang: 'uji_ulang',
}

export const FILE_STATES = ['belum_diperiksa', 'sesuai', 'perlu_perbaikan'] as const
export type FileState = (typeof FILE_STATES)[number]

/** The steps of the form, in their order (domain 2.8). */
export const FORM_STEPS = ['jadwal', 'pengalaman', 'asesmen', 'berkas', 'pernyataan'] as const
export type FormStep = (typeof FORM_STEPS)[number]

/** Who takes a step. */
export type Actor = 'pemohon' | 'verifikasi' | 'keuangan' | 'sistem'

/** What a step does to the application's invoice; invoices/rules.ts says what that means there. */
export type InvoiceEffect = 'issue' | 'await' | 'reopen' | 'settle' | 'close'

/** What the conditions of the steps look at. Moments are absolute; `batas` is when the stage ends by itself. */
export interface ApplicationFacts {
  tahap: Stage
  /** A draft for which a seat from the waiting list is held. */
  ditawarkan: boolean
  batas: Date | null
  /** Whole rupiah. */
  biaya: number
  kali_jadwal_ulang: number
  jadwal: { state: ScheduleState; kursi_sisa: number; hari_sebelum_uji: number | null }
  /** Form steps that are not complete yet. */
  belum_lengkap: readonly FormStep[]
  /** States of the documents given for requirements. */
  berkas: readonly FileState[]
  /** The date wanted instead, where one is. */
  tujuan?: { state: ScheduleState; kursi_sisa: number; sama_skema: boolean; sama: boolean }
}

/** The settings that the conditions need (domain 4.2). */
export interface ApplicationSettings {
  kali_jadwal_ulang: number
  /** Days before the exam. */
  batas_jadwal_ulang: number
}

interface StepRule {
  from: readonly Stage[]
  /** 'same' where only the date changes. */
  to: Stage | 'same'
  by: Actor
  /** What its button says. */
  label: string
  /** A reason in words has to be given. */
  reason?: true
  invoice?: InvoiceEffect
  /** The letter to the applicant (documents/mail). */
  letter?: string
  /** Why it is refused although the stage fits. */
  refused?: (facts: ApplicationFacts, settings: ApplicationSettings, now: Date) => ProblemCode | undefined
}

const lapsed = ({ batas }: ApplicationFacts, now: Date): boolean => batas !== null && now >= batas

const notLapsed = (facts: ApplicationFacts, _settings: ApplicationSettings, now: Date): ProblemCode | undefined =>
  lapsed(facts, now) ? undefined : 'DEADLINE_NOT_REACHED'

/** Sending needs every step of the form; a first sending also an open date with a seat, unless one is held. */
const sending = (facts: ApplicationFacts, _settings: ApplicationSettings, now: Date): ProblemCode | undefined => {
  if (lapsed(facts, now)) return 'DEADLINE_PASSED'
  if (!facts.ditawarkan) {
    if (facts.jadwal.state === 'penuh') return 'SEATS_TAKEN'
    if (!isOpen(facts.jadwal.state)) return 'REGISTRATION_CLOSED'
  }
  return facts.belum_lengkap.length > 0 ? 'APPLICATION_INCOMPLETE' : undefined
}

const resending = (facts: ApplicationFacts, _settings: ApplicationSettings, now: Date): ProblemCode | undefined => {
  if (lapsed(facts, now)) return 'DEADLINE_PASSED'
  if (facts.berkas.includes('perlu_perbaikan')) return 'FILES_NOT_CORRECTED'
  return facts.belum_lengkap.length > 0 ? 'APPLICATION_INCOMPLETE' : undefined
}

/** A date that the body cancelled may be left at any time and without counting (domain 2.9). */
const rescheduling = (facts: ApplicationFacts, settings: ApplicationSettings): ProblemCode | undefined => {
  const { jadwal, tujuan } = facts
  if (jadwal.state !== 'dibatalkan') {
    if (facts.kali_jadwal_ulang >= settings.kali_jadwal_ulang) return 'RESCHEDULED_ALREADY'
    const days = jadwal.hari_sebelum_uji
    if (days !== null && days < settings.batas_jadwal_ulang) return 'TOO_LATE_TO_RESCHEDULE'
  }
  return moving(facts, tujuan)
}

const moving = (_facts: ApplicationFacts, tujuan: ApplicationFacts['tujuan']): ProblemCode | undefined => {
  if (!tujuan) return undefined
  if (tujuan.sama) return 'SAME_SCHEDULE'
  if (!tujuan.sama_skema) return 'OTHER_SCHEME'
  if (tujuan.kursi_sisa <= 0) return 'SEATS_TAKEN'
  return isOpen(tujuan.state) || tujuan.state === 'ditutup' ? undefined : 'REGISTRATION_CLOSED'
}

const SEATED = [
  'diajukan',
  'perlu_perbaikan',
  'menunggu_pembayaran',
  'menunggu_konfirmasi',
  'terjadwal',
] as const satisfies Stage[]

/**
 * Every step of an application: from where, to where, by whom, under which condition, with which letter.
 * The member's actions, the office's buttons and the jobs all come from here (domain 3).
 */
export const STEPS = {
  join: {
    from: ['draft'],
    to: 'daftar_tunggu',
    by: 'pemohon',
    label: 'Masuk Daftar Tunggu',
    letter: 'waitingListJoined',
    refused: ({ ditawarkan, jadwal }) => {
      if (ditawarkan) return 'SEAT_OFFERED'
      return jadwal.state === 'penuh' ? undefined : 'SEATS_FREE'
    },
  },
  offer: {
    from: ['daftar_tunggu'],
    to: 'draft',
    by: 'sistem',
    label: 'Tawarkan kursi',
    letter: 'seatOffered',
    refused: ({ jadwal }) => (jadwal.kursi_sisa > 0 ? undefined : 'SEATS_TAKEN'),
  },
  submit: {
    from: ['draft'],
    to: 'diajukan',
    by: 'pemohon',
    label: 'Kirim permohonan',
    letter: 'applicationReceived',
    refused: sending,
  },
  resubmit: {
    from: ['perlu_perbaikan'],
    to: 'diajukan',
    by: 'pemohon',
    label: 'Kirim perbaikan',
    letter: 'correctionReceived',
    refused: resending,
  },
  withdraw: {
    from: ['draft', 'daftar_tunggu', 'diajukan', 'perlu_perbaikan', 'menunggu_pembayaran', 'terjadwal'],
    to: 'dibatalkan',
    by: 'pemohon',
    label: 'Batalkan permohonan',
    invoice: 'close',
    letter: 'applicationWithdrawn',
    refused: ({ tahap, jadwal }) =>
      tahap === 'terjadwal' && (jadwal.state === 'berlangsung' || jadwal.state === 'selesai')
        ? 'EXAM_BEGUN'
        : undefined,
  },
  reschedule: {
    from: SEATED,
    to: 'same',
    by: 'pemohon',
    label: 'Pindah jadwal',
    letter: 'applicationMoved',
    refused: rescheduling,
  },
  return: {
    from: ['diajukan'],
    to: 'perlu_perbaikan',
    by: 'verifikasi',
    label: 'Minta perbaikan',
    reason: true,
    letter: 'correctionAsked',
  },
  approve: {
    from: ['diajukan'],
    to: 'menunggu_pembayaran',
    by: 'verifikasi',
    label: 'Setujui',
    invoice: 'issue',
    refused: ({ biaya, berkas }) => {
      if (berkas.some((state) => state !== 'sesuai')) return 'FILES_NOT_CHECKED'
      return biaya > 0 ? undefined : 'WITHOUT_FEE'
    },
  },
  approveFree: {
    from: ['diajukan'],
    to: 'terjadwal',
    by: 'verifikasi',
    label: 'Setujui tanpa biaya',
    letter: 'applicationScheduled',
    refused: ({ biaya, berkas }) => {
      if (berkas.some((state) => state !== 'sesuai')) return 'FILES_NOT_CHECKED'
      return biaya === 0 ? undefined : 'WITH_FEE'
    },
  },
  reject: {
    from: ['diajukan'],
    to: 'ditolak',
    by: 'verifikasi',
    label: 'Tolak',
    reason: true,
    letter: 'applicationRejected',
  },
  pay: {
    from: ['menunggu_pembayaran'],
    to: 'menunggu_konfirmasi',
    by: 'pemohon',
    label: 'Kirim bukti pembayaran',
    invoice: 'await',
    refused: (facts, _settings, now) => (lapsed(facts, now) ? 'DEADLINE_PASSED' : undefined),
  },
  confirm: {
    from: ['menunggu_pembayaran', 'menunggu_konfirmasi'],
    to: 'terjadwal',
    by: 'keuangan',
    label: 'Konfirmasi pembayaran',
    invoice: 'settle',
    letter: 'paymentConfirmed',
  },
  refuseProof: {
    from: ['menunggu_konfirmasi'],
    to: 'menunggu_pembayaran',
    by: 'keuangan',
    label: 'Tolak bukti',
    reason: true,
    invoice: 'reopen',
    letter: 'proofRefused',
  },
  cancel: {
    from: ['daftar_tunggu', ...SEATED],
    to: 'dibatalkan',
    by: 'verifikasi',
    label: 'Batalkan permohonan',
    reason: true,
    invoice: 'close',
    letter: 'applicationCancelled',
    refused: ({ tahap }) => (tahap === 'menunggu_konfirmasi' ? 'PAYMENT_UNDECIDED' : undefined),
  },
  move: {
    from: SEATED,
    to: 'same',
    by: 'verifikasi',
    label: 'Pindahkan ke jadwal lain',
    reason: true,
    letter: 'applicationMoved',
    refused: (facts) => moving(facts, facts.tujuan),
  },
  lapseOffer: {
    from: ['draft'],
    to: 'kedaluwarsa',
    by: 'sistem',
    label: 'Tawaran kursi berakhir',
    letter: 'offerLapsed',
    refused: (facts, settings, now) => (facts.ditawarkan ? notLapsed(facts, settings, now) : 'NOT_OFFERED'),
  },
  lapseCorrection: {
    from: ['perlu_perbaikan'],
    to: 'dibatalkan',
    by: 'sistem',
    label: 'Batas perbaikan berakhir',
    invoice: 'close',
    letter: 'correctionLapsed',
    refused: notLapsed,
  },
  lapsePayment: {
    from: ['menunggu_pembayaran'],
    to: 'kedaluwarsa',
    by: 'sistem',
    label: 'Batas pembayaran berakhir',
    invoice: 'close',
    letter: 'paymentLapsed',
    refused: notLapsed,
  },
  closeWaiting: {
    from: ['daftar_tunggu'],
    to: 'kedaluwarsa',
    by: 'sistem',
    label: 'Daftar tunggu ditutup',
    letter: 'waitingListClosed',
    refused: ({ jadwal }) => (['dibatalkan', 'berlangsung', 'selesai'].includes(jadwal.state) ? undefined : 'NOT_OVER'),
  },
} as const satisfies Record<string, StepRule>

export type Step = keyof typeof STEPS

export const STEP_NAMES = Object.keys(STEPS) as [Step, ...Step[]]

const ruleOf = (step: Step): StepRule => STEPS[step]

export type Decision = { next: Stage } | { refused: ProblemCode }

/** Whether a step may be taken now, and to which stage it leads. */
export function decide(step: Step, facts: ApplicationFacts, settings: ApplicationSettings, now: Date): Decision {
  const { from, to, refused } = ruleOf(step)
  if (!from.includes(facts.tahap)) return { refused: 'STALE' }
  const reason = refused?.(facts, settings, now)
  if (reason) return { refused: reason }
  return { next: to === 'same' ? facts.tahap : to }
}

/** The steps that an actor sees at this stage, each with why it cannot be taken now, or null. */
export const stepsFor = (
  actor: Actor,
  facts: ApplicationFacts,
  settings: ApplicationSettings,
  now: Date,
): { step: Step; label: string; refused: ProblemCode | null }[] =>
  STEP_NAMES.filter((step) => ruleOf(step).by === actor && ruleOf(step).from.includes(facts.tahap)).map((step) => {
    const decision = decide(step, facts, settings, now)
    return { step, label: ruleOf(step).label, refused: 'refused' in decision ? decision.refused : null }
  })

/** Form steps that may be written at a stage: all of a draft, the documents and rows of what was sent back. */
export const mayEdit = (stage: Stage): boolean => stage === 'draft' || stage === 'perlu_perbaikan'

/** What a person brings along when applying (domain 2.8; per-scheme thresholds, domain 1.1 row 17). */
export interface Applicant {
  status_data: 0 | 1
  /** Degrees held: 'D3', 'D4', 'S1', 'S2', 'S3', 'Profesi'. */
  jenjang: readonly string[]
  /** A running application in the same scheme. */
  berjalan: boolean
  /** Holds or held a certificate. */
  pemegang: boolean
  /** Was found not yet competent in the same qualification. */
  belum_kompeten: boolean
}

export interface Prerequisites {
  jenis: ApplicationKind
  min_pendidikan: 'D3' | 'D4/S1' | 'S2' | 'S3' | null
}

const RANK: Record<string, number> = { D3: 1, 'D4/S1': 2, D4: 2, S1: 2, Profesi: 2, S2: 3, S3: 4 }

/** What stands against an application, each a sentence that says what to do; empty when nothing does. */
export function missingFor(applicant: Applicant, { jenis, min_pendidikan }: Prerequisites): string[] {
  const missing: string[] = []
  if (applicant.status_data === 0) missing.push('Lengkapi data diri Anda dahulu.')
  if (applicant.berjalan) missing.push('Anda masih punya permohonan berjalan pada skema ini; lanjutkan yang itu.')
  const highest = Math.max(0, ...applicant.jenjang.map((each) => RANK[each] ?? 0))
  if (min_pendidikan && highest < (RANK[min_pendidikan] ?? 0)) {
    missing.push(
      `Skema ini mensyaratkan pendidikan paling rendah ${min_pendidikan}; perbarui pendidikan di profil Anda.`,
    )
  }
  if (jenis === 'perpanjangan' && !applicant.pemegang) {
    missing.push('Perpanjangan hanya untuk pemegang sertifikat; ajukan sertifikasi baru.')
  }
  if (jenis === 'uji_ulang' && !applicant.belum_kompeten) {
    missing.push('Uji ulang hanya untuk peserta yang dinyatakan belum kompeten.')
  }
  return missing
}
