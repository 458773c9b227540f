import { addDays, addMonths, bodyZone, type Day, dayIn, endOfDay } from '../../../lib/day.ts'
import type { ProblemCode } from '../../../problems.ts'
import { appealEnd } from '../../certification/applications/transitions/exam-guard-rules.ts'
import {
  CERTIFICATE_TRANSITIONS,
  decideCertificateTransition,
  type StoredState,
  type Validity,
} from '../../certification/certificates/rules.ts'
import { type Involvement, impartialityRefusal } from '../../certification/impartiality/rules.ts'

export const SANCTION_KINDS = { pembekuan: 'Pembekuan', pencabutan: 'Pencabutan' } as const
export type SanctionKind = keyof typeof SANCTION_KINDS
export const SANCTION_KIND_NAMES = Object.keys(SANCTION_KINDS) as [SanctionKind, ...SanctionKind[]]

/** The reasons for which a certificate may be suspended or revoked (domain 3). */
export const SANCTION_REASONS = {
  tanpa_pemeliharaan: 'Tidak ada pemeliharaan kompetensi',
  tanpa_laporan: 'Tidak ada laporan kinerja',
  dokumen_palsu: 'Dokumen palsu atau tidak benar',
  etik: 'Pelanggaran kode etik',
  salah_guna_tanda: 'Penyalahgunaan sertifikat atau tanda sertifikasi',
  pengaduan_terbukti: 'Pengaduan terbukti',
  tidak_memenuhi: 'Evaluasi surveilan tidak memenuhi',
  permintaan_sendiri: 'Permintaan sendiri',
} as const
export type SanctionReason = keyof typeof SANCTION_REASONS
export const SANCTION_REASON_NAMES = Object.keys(SANCTION_REASONS) as [SanctionReason, ...SanctionReason[]]

const { permintaan_sendiri: _request, ...officeReasons } = SANCTION_REASONS
/** The reasons that the office may give: all but a holder's own request. */
export const OFFICE_REASONS = officeReasons
export type OfficeReason = keyof typeof OFFICE_REASONS
export const OFFICE_REASON_NAMES = Object.keys(OFFICE_REASONS) as [OfficeReason, ...OfficeReason[]]

/** The states of a case, in the words a person reads. */
export const SANCTION_STATES = {
  diusulkan: 'Diusulkan',
  diberitahukan: 'Diberitahukan',
  dijatuhkan: 'Dijatuhkan',
  tidak_dijatuhkan: 'Tidak dijatuhkan',
  dibatalkan: 'Usul dibatalkan',
} as const
export type SanctionState = keyof typeof SANCTION_STATES
export const SANCTION_STATE_NAMES = Object.keys(SANCTION_STATES) as [SanctionState, ...SanctionState[]]

export interface SanctionFacts {
  status: SanctionState
  jenis: SanctionKind
  alasan: SanctionReason
  notified_by: number | null
  /** The last moment to answer. */
  answer_due: Date | null
  answered_at: Date | null
}

/** The person who takes a transition, the moment, and everybody with a part in the matter; `peserta` is the holder. */
export interface SanctionAsked {
  by: number
  now: Date
  involved: Involvement
}

type Guard = (facts: SanctionFacts, asked: SanctionAsked) => ProblemCode | undefined

const isRequest = ({ alasan }: SanctionFacts): boolean => alasan === 'permintaan_sendiri'

/** Holders have been heard once they answered or let the time to answer pass (domain 3). */
const isHeard = ({ answered_at, answer_due }: SanctionFacts, now: Date): boolean =>
  answered_at !== null || (answer_due !== null && now > answer_due)

const officeGuard: Guard = (facts, { by, involved }) => {
  if (isRequest(facts)) return 'SANCTION_STATUS'
  return by === involved.peserta ? 'NOT_YOUR_DECISION' : undefined
}

const answerGuard: Guard = ({ answered_at, answer_due }, { by, now, involved }) => {
  if (by !== involved.peserta) return 'RECORD_NOT_FOUND'
  if (answered_at !== null) return 'ANSWERED_ALREADY'
  return answer_due !== null && now > answer_due ? 'ANSWER_TOO_LATE' : undefined
}

/** Somebody uninvolved decides on what was notified, or on what the holder asks for (clauses 4.2 and 9.5). */
const rulingGuard: Guard = (facts, { by, involved }) => {
  if (facts.status === 'diusulkan' && !isRequest(facts)) return 'SANCTION_STATUS'
  return impartialityRefusal(by, involved)
}

/** Nobody is sanctioned unheard, and the person who gave notice of a revocation does not impose it (domain 4). */
const impositionGuard: Guard = (facts, asked) => {
  const refused = rulingGuard(facts, asked)
  if (refused) return refused
  if (!isRequest(facts) && !isHeard(facts, asked.now)) return 'SANCTION_UNHEARD'
  return facts.jenis === 'pencabutan' && facts.notified_by === asked.by ? 'SECOND_PERSON' : undefined
}

/** Every transition of a case, and the guard that may refuse it. No job takes any of them. */
export const SANCTION_TRANSITIONS = {
  notify: { from: ['diusulkan'], to: 'diberitahukan', guard: officeGuard },
  drop: { from: ['diusulkan'], to: 'dibatalkan', guard: officeGuard },
  answer: { from: ['diberitahukan'], to: 'diberitahukan', guard: answerGuard },
  impose: { from: ['diusulkan', 'diberitahukan'], to: 'dijatuhkan', guard: impositionGuard },
  spare: { from: ['diusulkan', 'diberitahukan'], to: 'tidak_dijatuhkan', guard: rulingGuard },
} as const satisfies Record<string, { from: readonly SanctionState[]; to: SanctionState; guard: Guard }>
export type SanctionTransition = keyof typeof SANCTION_TRANSITIONS

/** Returns the state to which a transition leads, or why it is refused. */
export function sanctionTransitionOutcome(
  transition: SanctionTransition,
  facts: SanctionFacts,
  asked: SanctionAsked,
): { next: SanctionState } | { refused: ProblemCode } {
  const { from, to, guard } = SANCTION_TRANSITIONS[transition]
  if (!(from as readonly SanctionState[]).includes(facts.status)) return { refused: 'SANCTION_STATUS' }
  const refused = guard(facts, asked)
  return refused ? { refused } : { next: to }
}

/** The last moment to answer a notice: the end of the day that many days later (setting batas_jawaban_sanksi). */
export const answerEnd = (notifiedAt: Date, days: number): Date =>
  endOfDay(bodyZone(), addDays(dayIn(bodyZone(), notifiedAt), days))

/** The last day of a suspension; afterwards a person restores or revokes (setting lama_pembekuan, months). */
export const suspensionEnd = (decidedOn: Day, months: number): Day => addMonths(decidedOn, months)

/** The last moment to appeal, counted in working days; nobody appeals what they asked for (clause 9.8, setting batas_banding). */
export const sanctionAppealDue = (
  { alasan }: { alasan: SanctionReason },
  decidedAt: Date,
  workingDays: number,
  holidays: readonly Day[],
): Date | null => (alasan === 'permintaan_sendiri' ? null : appealEnd(decidedAt, workingDays, holidays))

/**
 * Returns why a sanction cannot be appealed against: it was not imposed, an appeal was filed before, or the time is
 * over.
 */
export function sanctionAppealRefusal(
  { status, appeal_due }: { status: SanctionState; appeal_due: Date | null },
  hasAppealed: boolean,
  now: Date,
): ProblemCode | undefined {
  if (status !== 'dijatuhkan' || appeal_due === null) return 'SANCTION_STATUS'
  if (hasAppealed) return 'APPEALED_ALREADY'
  return now > appeal_due ? 'APPEAL_TOO_LATE' : undefined
}

/** A task of a suspended holder before the certificate is restored. */
export interface Task {
  tugas: string
  /** The moment at which the office found it done; null while it is open. */
  done_at: string | null
}

/** The fewest letters of a reason that somebody else is to understand. */
export const LEAST_REASON = 20

/** Returns the open tasks in their words without the full stop, so that they stand within a sentence. */
export const openTasks = (tasks: readonly Task[]): string[] =>
  tasks.filter(({ done_at }) => done_at === null).map(({ tugas }) => tugas.replace(/\.$/, ''))

/** A certificate is restored once every task is done, or for a reason in words (domain 3). */
export const mayRestore = (tasks: readonly Task[], reason: string): boolean =>
  reason.length >= LEAST_REASON || (tasks.length > 0 && tasks.every(({ done_at }) => done_at !== null))

/** Tells whether a case still waits for its end; a certificate has one such case at a time. */
export const isUndecided = ({ status }: { status: SanctionState }): boolean =>
  status === 'diusulkan' || status === 'diberitahukan'

const EFFECTS = { pembekuan: 'suspend', pencabutan: 'revoke' } as const

/**
 * Returns why no sanction is opened or imposed: an ended certificate is only revoked, and none is sanctioned twice
 * (domain 3).
 */
export function certificateRefusal(
  jenis: SanctionKind,
  certificate: Pick<Validity, 'status' | 'valid_until'>,
  today: Day,
): ProblemCode | undefined {
  const decision = decideCertificateTransition(EFFECTS[jenis], certificate, today)
  return 'refused' in decision ? decision.refused : undefined
}

/** Returns why a holder's own request is refused: a certificate that has ended cannot be given back. */
export const requestRefusal = (
  jenis: SanctionKind,
  certificate: Pick<Validity, 'status' | 'valid_until'>,
  today: Day,
): ProblemCode | undefined =>
  certificate.valid_until < today ? 'CERTIFICATE_STATUS' : certificateRefusal(jenis, certificate, today)

export interface ImposedSanction {
  status: SanctionState
  jenis: SanctionKind
  lifted_at: Date | null
  certificate_status: StoredState
}

/** Tells whether an imposed sanction still holds: not lifted since, nor overtaken by a revocation. */
export const isInForce = (sanction: ImposedSanction): boolean =>
  sanction.status === 'dijatuhkan' &&
  sanction.lifted_at === null &&
  sanction.certificate_status === CERTIFICATE_TRANSITIONS[EFFECTS[sanction.jenis]].to

/** Tasks are ticked while the suspension lasts, and never by the holder who has to do them. */
export const mayTick = (
  sanction: ImposedSanction & { user_id: number | null; tugas: readonly Task[] },
  by: number,
): boolean =>
  sanction.jenis === 'pembekuan' && isInForce(sanction) && sanction.tugas.length > 0 && sanction.user_id !== by
