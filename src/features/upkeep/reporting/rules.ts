import type { Day } from '../../../lib/day.ts'
import { EXPERIENCE_ROLES } from '../../certification/applications/rules.ts'
import { isLate } from '../duties/rules.ts'
import type { ReportState } from './state-rules.ts'

interface TransitionRule {
  from: ReportState
  to: ReportState
  by: 'pemegang' | 'petugas'
  label: string
}

/** Every transition of a report; an accepted one has none. */
export const REPORT_TRANSITIONS = {
  send: { from: 'draft', to: 'diajukan', by: 'pemegang', label: 'Kirim laporan' },
  resend: { from: 'perlu_perbaikan', to: 'diajukan', by: 'pemegang', label: 'Kirim perbaikan' },
  return: { from: 'diajukan', to: 'perlu_perbaikan', by: 'petugas', label: 'Minta perbaikan' },
  accept: { from: 'diajukan', to: 'diterima', by: 'petugas', label: 'Terima' },
} as const satisfies Record<string, TransitionRule>
export type ReportTransition = keyof typeof REPORT_TRANSITIONS
export const REPORT_TRANSITION_NAMES = Object.keys(REPORT_TRANSITIONS) as [ReportTransition, ...ReportTransition[]]

export const mayTakeReportTransition = (transition: ReportTransition, state: ReportState): boolean =>
  REPORT_TRANSITIONS[transition].from === state

/** The transition with which a holder sends a report in that state; undefined while the office has it. */
export const sendingTransition = (state: ReportState): 'send' | 'resend' | undefined =>
  (['send', 'resend'] as const).find((transition) => mayTakeReportTransition(transition, state))

/**
 * The ways to follow up a report that never came: both end the waiting of the office, neither the duty of the holder.
 */
export const MISSING_FOLLOW_UPS = {
  usul_sanksi: 'Usulkan sanksi',
  tidak_ada: 'Tutup tanpa sanksi',
} as const
export type MissingFollowUp = keyof typeof MISSING_FOLLOW_UPS
export const MISSING_FOLLOW_UP_NAMES = Object.keys(MISSING_FOLLOW_UPS) as [MissingFollowUp, ...MissingFollowUp[]]

/** A report can be edited until it is sent, and again while it is to be corrected. */
export const mayWriteReport = (state: ReportState): boolean => sendingTransition(state) !== undefined

/** A report can be sent from the day on which its year opens for it, however late. */
export const isReportOpen = ({ lapor_mulai }: { lapor_mulai: Day }, today: Day): boolean => lapor_mulai <= today

export const maySendReport = (report: { status: ReportState; lapor_mulai: Day }, today: Day): boolean =>
  mayWriteReport(report.status) && isReportOpen(report, today)

interface Timing {
  submitted_at: Date | null
  /** True when it was late as it was first sent. */
  terlambat: boolean
  jatuh_tempo: Day
}

/** Tells whether a report was sent late, or is not sent though its last day is past. */
export const isReportLate = (report: Timing, today: Day): boolean =>
  report.submitted_at ? report.terlambat : isLate(report, today)

/** Ids of the files that documents name as their evidence. */
export const evidenceIdsOf = (documents: readonly { bukti_id: string }[]): string[] =>
  documents.map(({ bukti_id }) => bukti_id).filter((id) => id !== '')

/** Pages of the form, in their order. */
export const REPORT_PARTS = ['dokumen', 'pernyataan'] as const
export type ReportPart = (typeof REPORT_PARTS)[number]

/** Stages of an Amdal (domain 2.11). */
export const DOCUMENT_STAGES = ['KA', 'Andal', 'RKL-RPL', 'SKKLH terbit'] as const

/** Letters in the summary of one's role (domain 2.11). */
export const SUMMARY_LENGTH = { least: 20, most: 500 } as const

/** Roles that somebody can name for a document that a colleague reports. */
export const CLAIMABLE_ROLES = [...EXPERIENCE_ROLES, 'tidak terlibat'] as const
export type ClaimableRole = (typeof CLAIMABLE_ROLES)[number]

interface NamedDocument {
  judul_dokumen: string
  tahun: string
}

const comparable = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Documents are compared by title and year; capitals and blanks do not count. */
export const documentKey = ({ judul_dokumen, tahun }: NamedDocument): string =>
  `${comparable(judul_dokumen)}|${tahun.trim()}`

/** A row of a report is about one document at one stage. */
export const rowKey = (row: NamedDocument & { tahap_dokumen: string }): string =>
  `${documentKey(row)}|${row.tahap_dokumen}`

/** The first of each document, so that none is counted twice. */
export function uniqueDocuments<Document extends NamedDocument>(documents: readonly Document[]): Document[] {
  const seen = new Set<string>()
  return documents.filter((document) => {
    const key = documentKey(document)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const AND = ' dan '

/** Roles that somebody had in one document, each once and in their order: 'ketua dan anggota'. */
export const rolesTogether = (roles: readonly string[]): string =>
  EXPERIENCE_ROLES.filter((role) => roles.includes(role)).join(AND)

/** The roles in such a text. */
export const rolesIn = (together: string): string[] => together.split(AND)

interface ReportedRole extends NamedDocument {
  peran: string
}

/**
 * Returns the role that somebody has in a document by their own report: the one a colleague named where both agree,
 * else all of them; undefined where they do not report the document (domain 5 point 4).
 */
export function ownRole<Own extends ReportedRole>(claim: ReportedRole, reported: readonly Own[]): Own | undefined {
  const same = reported.filter((document) => documentKey(document) === documentKey(claim))
  const [first] = same
  if (!first) return undefined
  const agreed = same.find(({ peran }) => peran === claim.peran)
  return agreed ?? { ...first, peran: rolesTogether(same.map(({ peran }) => peran)) }
}
