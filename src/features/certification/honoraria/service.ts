import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { type Day, longDay } from '../../../lib/day.ts'
import { invalidFields } from '../../../problems.ts'
import { allRates, type ExaminedRow, insertHonorarium, lockMonth, unpaidWork } from './queries.ts'
import { honorariumLines, type Rate, sumOf } from './rules.ts'

/** Makes a statement for each examiner with work in a month that is in no statement yet; returns how many. */
export async function composeHonorariums(db: Db, ctx: Context, bulan: Day): Promise<number> {
  await lockMonth(db, bulan)
  const [work, rates] = [await unpaidWork(db, bulan), await allRates(db)]
  const byExaminer = new Map<number, ExaminedRow[]>()
  for (const row of work) byExaminer.set(row.examiner_id, [...(byExaminer.get(row.examiner_id) ?? []), row])
  for (const rows of byExaminer.values()) await composeOne(db, ctx, bulan, rows, rates)
  return byExaminer.size
}

async function composeOne(db: Db, ctx: Context, bulan: Day, rows: ExaminedRow[], rates: Rate[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const paidWays = rows.filter(({ way_paid }) => way_paid).map(({ schedule_id }) => schedule_id)
  const made = honorariumLines(first, rows, rates, paidWays)
  if ('without_rate' in made) {
    throw invalidFields({
      bulan: `Belum ada tarif yang berlaku pada ${longDay(made.without_rate)}. Isi tarifnya dahulu.`,
    })
  }
  const by = { proposed_by: requireAccount(ctx).id, proposed_at: ctx.now }
  const id = await insertHonorarium(db, { examiner_id: first.examiner_id, bulan, ...by }, made.lines)
  await recordAudit(db, ctx, {
    action: 'susun',
    noun: 'honorarium',
    nounId: id,
    label: `${first.penguji}, ${bulan.slice(0, 7)}`,
    after: { bulan, total: sumOf(made.lines), baris: made.lines.length },
  })
}
