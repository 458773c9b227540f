import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { requireAccount } from '../../../server/http/session.ts'
import { filesById } from '../../platform/files/service.ts'
import type { Involvement } from '../impartiality/rules.ts'
import { involvementIn, involvementInSanction } from '../impartiality/service.ts'
import {
  type AppealRow,
  administrators,
  appealById,
  appealedDecision,
  appealedSanction,
  type PanelMember,
  panelOf,
} from './queries.ts'
import { mayHear } from './rules.ts'

/** An appeal with its panel and the people involved in what it is against. */
export interface Hearing {
  appeal: AppealRow
  panel: PanelMember[]
  involved: Involvement
}

/** For staff of appeals and the panel, as long as they had no part in it; for all others it does not exist. */
export async function requireHearing(db: Db, ctx: Context, id: number): Promise<Hearing> {
  const appeal = await appealById(db, id)
  if (!appeal) throw new Problem('RECORD_NOT_FOUND')
  const { id: userId, permissions } = requireAccount(ctx)
  const panel = await panelOf(db, id)
  const involved = await involvementInAppeal(db, appeal)
  const isTheirs = permissions.includes('pengaduan') || panel.some(({ user_id }) => user_id === userId)
  if (!isTheirs || !mayHear(userId, involved)) throw new Problem('RECORD_NOT_FOUND')
  return { appeal, panel, involved }
}

const involvementInAppeal = (db: Db, appeal: AppealRow): Promise<Involvement> =>
  appeal.sanction_id === null ? involvementIn(db, appeal) : involvementInSanction(db, appeal)

/** Administrators who had no part in it. */
export const panelCandidates = async (db: Db, involved: Involvement) =>
  (await administrators(db)).filter(({ user_id }) => mayHear(user_id, involved))

/** An appeal as those who may know of it see it; votes only once all have voted. */
export async function appealCase(db: Db, ctx: Context, id: number) {
  const { appeal, panel, involved } = await requireHearing(db, ctx, id)
  const { id: userId, permissions } = requireAccount(ctx)
  const isOpen = appeal.status === 'diajukan'
  const [berkas] = await filesById(db, appeal.file_id ? [appeal.file_id] : [])
  return {
    ...appeal,
    berkas: berkas ?? null,
    ...(await subjectOf(db, appeal)),
    panel: isOpen ? panel.map((one) => ({ ...one, suara: null, alasan: null })) : panel,
    calon: isOpen && permissions.includes('pengaduan') ? await panelCandidates(db, involved) : [],
    boleh_bersuara: isOpen && panel.some(({ user_id, at }) => user_id === userId && at === null),
  }
}

/** What an appeal is against, as it was decided. */
async function subjectOf(db: Db, { decision_id, sanction_id }: AppealRow) {
  if (sanction_id === null) return { keputusan: await appealedDecision(db, decision_id), sanksi: null }
  const { answer_file_id, ...sanction } = await appealedSanction(db, sanction_id)
  const [berkas] = await filesById(db, answer_file_id ? [answer_file_id] : [])
  return { keputusan: null, sanksi: { ...sanction, berkas: berkas ?? null } }
}
