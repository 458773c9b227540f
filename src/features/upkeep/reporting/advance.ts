import type { Letter } from '../../../letters.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { isLate } from '../duties/rules.ts'
import { addEvent, moveReport, type ReportRow } from './queries.ts'
import { REPORT_STEPS, type ReportStep } from './rules.ts'

/** The audit log's word for reports. */
export const NOUN = 'laporan-kinerja'

const ACTIONS: Record<ReportStep, string> = {
  send: 'kirim',
  resend: 'kirim',
  return: 'kembalikan',
  accept: 'terima',
}

interface Taken {
  row: ReportRow
  report_id: number
  step: ReportStep
  catatan?: string
}

/** Moves a held report by a step that its rules allow, and writes what is kept of it. */
export async function advance(db: Db, ctx: Context, { row, report_id, step, catatan }: Taken): Promise<void> {
  const { by, to: status } = REPORT_STEPS[step]
  const note = catatan ?? null
  const who = ctx.visit.account?.id ?? null
  const sent = { submitted_at: ctx.now, pernyataan_at: ctx.now, decided_by: null, decided_at: null }
  const decided = { catatan: note, decided_by: who, decided_at: ctx.now }
  // What is corrected is declared anew.
  const returned = step === 'return' ? { pernyataan_at: null } : {}
  const late = step === 'send' ? { terlambat: isLate(row, ctx.today) } : {}
  await moveReport(db, report_id, { status, ...(by === 'pemegang' ? sent : decided), ...returned, ...late }, ctx.now)
  await addEvent(db, { report_id, step, dari: row.status, ke: status, catatan: note, user_id: who, at: ctx.now })
  const [before, after] = [{ status: row.status }, { status, ...late }]
  const label = `${row.nomor}, tahun ke-${row.ke}`
  await recordAudit(db, ctx, { action: ACTIONS[step], noun: NOUN, nounId: report_id, label, before, after })
}

/** What the holder is told of the office's decision. */
export function letterOf({ ke, nomor }: ReportRow, name: string, link: string, catatan: string | undefined): Letter {
  const words = { name, nomor, ke, link }
  return catatan === undefined
    ? { letter: 'reportAccepted', ...words }
    : { letter: 'reportReturned', ...words, catatan }
}
