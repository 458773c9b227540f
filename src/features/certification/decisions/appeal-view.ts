import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { filesById } from '../../platform/files/service.ts'
import { sanctionAppealed } from '../../upkeep/sanctions/service.ts'
import { type AppealRow, administrators, appealById, panelOf, type Sitting } from './appeal-queries.ts'
import { decisionsOn, involvementOf } from './queries.ts'
import { type Involvement, mayHear } from './rules.ts'

/** An appeal with its panel and who had a part in what it is against. */
export interface Hearing {
  appeal: AppealRow
  panel: Sitting[]
  involved: Involvement
}

/** Who opened, notified of or decided a sanction had a part in it, as had those of the exam before it. */
async function involvedIn(db: Db, { user_training_id, sanction_id, user_id }: AppealRow): Promise<Involvement> {
  if (sanction_id === null) return involvementOf(db, user_training_id, user_id)
  const sanction = await sanctionAppealed(db, sanction_id)
  const { pemutus, ...exam } = await involvementOf(db, sanction.user_training_id, user_id)
  return { ...exam, pemutus: [...pemutus, ...sanction.petugas] }
}

/** For staff of appeals and the panel, as long as they had no part in it; for all others there is none. */
export async function hearingFor(db: Db, ctx: Context, id: number): Promise<Hearing> {
  const appeal = await appealById(db, id)
  if (!appeal) throw new Problem('RECORD_NOT_FOUND')
  const { id: userId, permissions } = member(ctx)
  const panel = await panelOf(db, id)
  const involved = await involvedIn(db, appeal)
  const isTheirs = permissions.includes('pengaduan') || panel.some(({ user_id }) => user_id === userId)
  if (!isTheirs || !mayHear(userId, involved)) throw new Problem('RECORD_NOT_FOUND')
  return { appeal, panel, involved }
}

/** Administrators who had no part in it. */
export const uninvolved = async (db: Db, involved: Involvement) =>
  (await administrators(db)).filter(({ user_id }) => mayHear(user_id, involved))

/** An appeal as those who may know of it see it; votes only once all have voted. */
export async function appealCase(db: Db, ctx: Context, id: number) {
  const { appeal, panel, involved } = await hearingFor(db, ctx, id)
  const { id: userId, permissions } = member(ctx)
  const isOpen = appeal.status === 'diajukan'
  const [berkas] = await filesById(db, appeal.file_id ? [appeal.file_id] : [])
  return {
    ...appeal,
    berkas: berkas ?? null,
    ...(await appealedOf(db, appeal)),
    panel: isOpen ? panel.map((sitting) => ({ ...sitting, suara: null, alasan: null })) : panel,
    calon: isOpen && permissions.includes('pengaduan') ? await uninvolved(db, involved) : [],
    boleh_bersuara: isOpen && panel.some(({ user_id, at }) => user_id === userId && at === null),
  }
}

/** What it is against, as it was decided. */
async function appealedOf(db: Db, { user_training_id, decision_id, sanction_id }: AppealRow) {
  if (sanction_id !== null) return { keputusan: null, sanksi: await sanctionAppealed(db, sanction_id) }
  const keputusan = (await decisionsOn(db, user_training_id)).find(({ id }) => id === decision_id)
  if (!keputusan) throw new Error(`application ${user_training_id} without the decision ${decision_id}`)
  return { keputusan, sanksi: null }
}
