import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZone, dayIn, longMoment } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { misconductDeadline } from '../../platform/calendar/deadline-rules.ts'
import { deadlineEnclosure } from '../../platform/calendar/service.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import type { MisconductRow } from './queries.ts'
import type { Verdict } from './rules.ts'

type Reader = Pick<MisconductRow, 'id' | 'user_training_id' | 'user_id' | 'email' | 'nama' | 'skema' | 'nomor'>

const factsOf = (ctx: Pick<Context, 'appUrl'>, row: Reader, path: string) => ({
  name: row.nama,
  skema: row.skema,
  nomor: row.nomor ?? row.skema,
  link: `${ctx.appUrl}${path}`,
})

/** Writes to the candidate what is suspected and until when they may answer. */
export async function notifyOfSuspicion(db: Db, ctx: Context, row: Reader, uraian: string, due: Date): Promise<void> {
  const path = own.certificationTab(row.user_training_id, 'hasil')
  const facts = { letter: 'misconductNotified', ...factsOf(ctx, row, path), uraian, batas: longMoment(due) } as const
  const day = dayIn(bodyZone(), due)
  const calendar = deadlineEnclosure(ctx, [misconductDeadline({ id: row.id, skema: row.skema, path }, day)])
  await notifyUser(db, ctx, { id: row.user_id, email: row.email }, facts, path, { calendar })
}

/** Writes to the candidate what was decided. */
export async function notifyOfVerdict(
  db: Db,
  ctx: Context,
  row: Reader,
  { putusan, hasil }: { putusan: string; hasil: Verdict },
): Promise<void> {
  const path = own.certificationTab(row.user_training_id, 'hasil')
  const facts = { letter: 'misconductDecided', ...factsOf(ctx, row, path), putusan, hasil } as const
  await notifyUser(db, ctx, { id: row.user_id, email: row.email }, facts, path)
}
