import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { isLate } from '../duties/rules.ts'
import { insertReportEvent, type ReportRow, updateReport } from './queries.ts'
import { REPORT_TRANSITIONS, type ReportTransition } from './rules.ts'

/** The audit log's word for reports. */
const NOUN = 'laporan-kinerja'

const ACTIONS: Record<ReportTransition, string> = {
  send: 'kirim',
  resend: 'kirim',
  return: 'kembalikan',
  accept: 'terima',
}

interface TransitionInput {
  row: ReportRow
  report_id: number
  transition: ReportTransition
  /** The office's words to the holder. */
  catatan: string | null
}

/** Takes a transition of a locked report that its rules allow: its state, its history and the audit log. */
export async function takeReportTransition(
  db: Db,
  ctx: Context,
  { row, report_id, transition, catatan }: TransitionInput,
): Promise<void> {
  const { by, to: status } = REPORT_TRANSITIONS[transition]
  const who = ctx.visit.account?.id ?? null
  const sent = { submitted_at: ctx.now, declared_at: ctx.now, decided_by: null, decided_at: null }
  const decided = { catatan, decided_by: who, decided_at: ctx.now }
  // A corrected report has to be declared again.
  const returned = transition === 'return' ? { declared_at: null } : {}
  const late = transition === 'send' ? { terlambat: isLate(row, ctx.today) } : {}
  await updateReport(db, report_id, { status, ...(by === 'pemegang' ? sent : decided), ...returned, ...late }, ctx.now)
  await insertReportEvent(db, {
    report_id,
    transition,
    dari: row.status,
    ke: status,
    catatan,
    user_id: who,
    at: ctx.now,
  })
  const [before, after] = [{ status: row.status }, { status, ...late }]
  const label = `${row.no_sertifikasi}, tahun ke-${row.ke}`
  await recordAudit(db, ctx, { action: ACTIONS[transition], noun: NOUN, nounId: report_id, label, before, after })
}
