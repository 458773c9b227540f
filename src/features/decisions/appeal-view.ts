import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { Db } from '../../server/db.ts'
import { member } from '../../server/session.ts'
import { filesById } from '../files/steps.ts'
import { type AppealRow, administrators, appealById, panelOf, type Sitting } from './appeal-queries.ts'
import { decisionsOn, involvementOf } from './queries.ts'
import { type Involvement, mayHear } from './rules.ts'

/** An appeal with its panel and who had a part in the application. */
export interface Hearing {
  appeal: AppealRow
  panel: Sitting[]
  involved: Involvement
}

/** For staff of appeals and the panel, as long as they had no part in it; for all others there is none. */
export async function hearingFor(db: Db, ctx: Context, id: number): Promise<Hearing> {
  const appeal = await appealById(db, id)
  if (!appeal) throw new Problem('RECORD_NOT_FOUND')
  const { id: userId, permissions } = member(ctx)
  const panel = await panelOf(db, id)
  const involved = await involvementOf(db, appeal.user_training_id, appeal.user_id)
  const isTheirs = permissions.includes('pengaduan') || panel.some(({ user_id }) => user_id === userId)
  if (!isTheirs || !mayHear(userId, involved)) throw new Problem('RECORD_NOT_FOUND')
  return { appeal, panel, involved }
}

/** Administrators who had no part in an application. */
export const uninvolved = async (db: Db, involved: Involvement) =>
  (await administrators(db)).filter(({ user_id }) => mayHear(user_id, involved))

/** An appeal as those who may know of it see it; votes only once all have voted. */
export async function appealCase(db: Db, ctx: Context, id: number) {
  const { appeal, panel, involved } = await hearingFor(db, ctx, id)
  const { id: userId, permissions } = member(ctx)
  const isOpen = appeal.status === 'diajukan'
  const [berkas] = await filesById(db, appeal.file_id ? [appeal.file_id] : [])
  const keputusan = (await decisionsOn(db, appeal.user_training_id)).find((one) => one.id === appeal.decision_id)
  if (!keputusan) throw new Error(`appeal ${id} without its decision`)
  return {
    ...appeal,
    berkas: berkas ?? null,
    keputusan,
    panel: isOpen ? panel.map((sitting) => ({ ...sitting, suara: null, alasan: null })) : panel,
    calon: isOpen && permissions.includes('pengaduan') ? await uninvolved(db, involved) : [],
    boleh_bersuara: isOpen && panel.some(({ user_id, at }) => user_id === userId && at === null),
  }
}
