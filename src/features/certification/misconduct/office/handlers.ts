import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { addDays, bodyZone, endOfDay } from '../../../../lib/day.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { PROBLEMS, Problem } from '../../../../problems.ts'
import { voidExam } from '../../../../processes/applications/void-exam.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { lockApplication } from '../../applications/lock-service.ts'
import { requireExamRecord } from '../../exam-records/service.ts'
import { isInvolved } from '../../impartiality/rules.ts'
import { involvementIn, isExaminerOf } from '../../impartiality/service.ts'
import { notifyOfSuspicion, notifyOfVerdict } from '../notification-service.ts'
import { CASES, insertReport, lockMisconduct, type MisconductRow, misconductById, writeCase } from '../queries.ts'
import { isReportable, type MisconductTransition, misconductAfter, VERDICTS } from '../rules.ts'
import { openCaseOf } from '../service.ts'
import { type misconductOfficeCalls, misconductResource } from './contract.ts'

type Case = StoredRecord<typeof misconductResource>

const cases = resourceHandlers(misconductResource, {
  table: 'misconduct_cases',
  rows: CASES,
  record: sql`select known.*, null::text as halangan from (${CASES}) as known`,
  label: ({ nomor, nama }) => `${nomor ?? '-'}, ${nama}`,
  filters: {
    dapat_diputus: (value, now) => {
      const isHeard = sql`(r.status = 'diberitahukan' and (r.answered_at is not null or r.answer_due < ${now}))`
      return value ? isHeard : sql`not ${isHeard}`
    },
  },
})

/** Whether the reader examined, trained, or decided before, and what the rules say of a transition by them. */
async function outcomeOf(db: Db, ctx: Context, row: MisconductRow, transition: MisconductTransition) {
  const by = requireAccount(ctx).id
  const involvement = await involvementIn(db, row)
  return misconductAfter(transition, row, { by, now: ctx.now, isInvolved: isInvolved(by, involvement) })
}

/** The case as its reader sees it: what they wrote is theirs to read, and why they cannot decide. */
async function caseFor(db: Db, ctx: Context, id: number): Promise<Case> {
  const shown = await cases.getMisconduct({ ...ctx, db }, { id })
  const row = await misconductById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  const outcome = await outcomeOf(db, ctx, row, 'warn')
  return { ...shown, halangan: 'refused' in outcome ? PROBLEMS[outcome.refused].message : null }
}

async function lockFor(db: Db, { id, version }: { id: number; version: number }): Promise<MisconductRow> {
  await lockMisconduct(db, id)
  const row = await misconductById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  if (row.version !== version) throw new Problem('STALE')
  return row
}

/** Records a transition without its words, which only those who work on the case read. */
const recordCase = (db: Db, ctx: Context, { id, nomor, nama }: MisconductRow, action: string, status: string) =>
  recordAudit(db, ctx, {
    action,
    noun: 'kecurangan',
    nounId: id,
    label: `${nomor ?? '-'}, ${nama}`,
    after: { status },
  })

interface Report {
  /** The schedule. */
  id: number
  user_training_id: number
  uraian: string
}

const report = (ctx: Context, { id: schedule, user_training_id, uraian }: Report, as: 'petugas' | 'penguji') =>
  inTransaction(ctx.db, async (db) => {
    const reported_by = requireAccount(ctx).id
    const mayReport = as === 'petugas' || (await isExaminerOf(db, user_training_id, reported_by))
    if (!mayReport) throw new Problem('RECORD_NOT_FOUND')
    const { tahap, schedule_id } = await lockApplication(db, { id: user_training_id })
    if (schedule_id !== schedule) throw new Problem('RECORD_NOT_FOUND')
    if (!isReportable(tahap)) throw new Problem('STALE')
    if (await openCaseOf(db, user_training_id)) throw new Problem('MISCONDUCT_OPEN')
    const words = withoutIdentityNumbers(uraian)
    const id = await insertReport(db, { user_training_id, uraian: words, reported_by, reported_at: ctx.now })
    const row = await misconductById(db, id)
    if (row) await recordCase(db, ctx, row, 'laporkan', row.status)
    return { id }
  })

export const misconductOfficeHandlers: Handlers<typeof misconductOfficeCalls, Context> = {
  ...cases,
  getMisconduct: (ctx, { id }) => caseFor(ctx.db, ctx, id),

  reportMisconduct: (ctx, given) => report(ctx, given, 'petugas'),
  reportOwnMisconduct: (ctx, given) => report(ctx, given, 'penguji'),

  notifyMisconduct: (ctx, { uraian, ...seen }) =>
    inTransaction(ctx.db, async (db) => {
      const row = await lockFor(db, seen)
      const outcome = await outcomeOf(db, ctx, row, 'notify')
      if ('refused' in outcome) throw new Problem(outcome.refused)
      const { batas_jawaban_kecurangan } = await settingsOn(db, ctx.today)
      const answer_due = endOfDay(bodyZone(), addDays(ctx.today, batas_jawaban_kecurangan))
      const words = withoutIdentityNumbers(uraian)
      const by = { notified_by: requireAccount(ctx).id, notified_at: ctx.now, answer_due }
      await writeCase(db, row.id, { ...by, status: outcome.next, uraian: words })
      await recordCase(db, ctx, row, 'beri tahu peserta', outcome.next)
      await notifyOfSuspicion(db, ctx, row, words, answer_due)
      return caseFor(db, ctx, row.id)
    }),

  decideMisconduct: (ctx, { hasil, putusan, ...seen }) =>
    inTransaction(ctx.db, async (db) => {
      const known = await misconductById(db, seen.id)
      if (!known) throw new Problem('RECORD_NOT_FOUND')
      await lockApplication(db, { id: known.user_training_id })
      const row = await lockFor(db, seen)
      const outcome = await outcomeOf(db, ctx, row, VERDICTS[hasil])
      if ('refused' in outcome) throw new Problem(outcome.refused)
      const decided_by = requireAccount(ctx).id
      await writeCase(db, row.id, { status: outcome.next, putusan, decided_by, decided_at: ctx.now })
      await recordCase(db, ctx, row, 'putuskan', outcome.next)
      if (hasil === 'dibatalkan') {
        if (row.tahap !== 'menunggu_keputusan') throw new Problem('MISCONDUCT_NOT_SCORED')
        await requireExamRecord(db, row.user_training_id)
        await voidExam(db, ctx, { user_training_id: row.user_training_id, alasan: putusan })
      }
      await notifyOfVerdict(db, ctx, row, { putusan, hasil })
      return caseFor(db, ctx, row.id)
    }),
}
