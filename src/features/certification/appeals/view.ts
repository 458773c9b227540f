import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { Problem } from '../../../problems.ts'
import { filesById } from '../../platform/files/service.ts'
import { TWO_PERSON_RULES } from '../../platform/staff/second-person-rules.ts'
import { secondPersonRefusals } from '../../platform/staff/second-person-service.ts'
import { applicationEvidence } from '../applications/evidence-service.ts'
import { examinedOf, scoresOf } from '../examination/service.ts'
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
import { mayHear, PANEL_SIZE } from './rules.ts'

/** An appeal with its panel and the people involved in what it is against. */
export interface Hearing {
  appeal: AppealRow
  panel: PanelMember[]
  involved: Involvement
}

/**
 * Loads an appeal for its staff and its panel, as long as the reader had no part in it; throws RECORD_NOT_FOUND for
 * others.
 */
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

/**
 * Lists the administrators who had no part in it and did not get that role lately from somebody who had, or who chooses
 * the panel.
 */
export async function panelCandidates(db: Db, ctx: Context, involved: Involvement) {
  const candidates = (await administrators(db)).filter(({ user_id }) => mayHear(user_id, involved))
  const { penguji, related, deciders } = involved
  const first = [requireAccount(ctx).id, ...penguji, ...related, ...deciders]
  const seconds = candidates.map(({ user_id }) => user_id)
  const refused = await secondPersonRefusals(db, ctx.now, { first, seconds, right: TWO_PERSON_RULES.panel.right })
  return candidates.filter(({ user_id }) => !refused.has(user_id))
}

/** Returns an appeal for people who may know of it; votes only once all have voted. */
export async function appealCase(db: Db, ctx: Context, id: number) {
  const { appeal, panel, involved } = await requireHearing(db, ctx, id)
  const { id: userId, permissions } = requireAccount(ctx)
  const isOpen = appeal.status === 'diajukan'
  const sits = panel.some(({ user_id }) => user_id === userId)
  const [berkas] = await filesById(db, appeal.file_id ? [appeal.file_id] : [])
  const appoints = isOpen && permissions.includes('pengaduan')
  const calon = appoints ? await panelCandidates(db, ctx, involved) : []
  const possible = new Set([...calon, ...panel].map(({ user_id }) => user_id))
  return {
    ...appeal,
    berkas: berkas ?? null,
    ...(await subjectOf(db, appeal)),
    bukti: isOpen && sits ? await evidenceFor(db, ctx, appeal) : null,
    panel: isOpen ? panel.map((one) => ({ ...one, suara: null, alasan: null })) : panel,
    calon,
    kurang_calon: appoints ? Math.max(0, PANEL_SIZE - possible.size) : 0,
    boleh_bersuara: isOpen && panel.some(({ user_id, at }) => user_id === userId && at === null),
  }
}

/** Loads what the panel weighs again: the candidate's portfolio and scores, as the deciders saw them. */
async function evidenceFor(db: Db, ctx: Context, { user_training_id }: AppealRow) {
  const evidence = user_training_id === null ? undefined : await applicationEvidence(db, ctx, user_training_id)
  if (user_training_id === null || !evidence) return null
  const { foto, penyesuaian, pengalaman, asesmen, berkas } = evidence
  const { unit, metode } = await examinedOf(db, user_training_id)
  const penguji = await scoresOf(db, user_training_id)
  return { foto, penyesuaian, pengalaman, asesmen, berkas, unit, metode, penguji }
}

/** Loads the decision or sanction that an appeal is against. */
async function subjectOf(db: Db, { decision_id, sanction_id }: AppealRow) {
  if (sanction_id === null) return { keputusan: await appealedDecision(db, decision_id), sanksi: null }
  const { answer_file_id, ...sanction } = await appealedSanction(db, sanction_id)
  const [berkas] = await filesById(db, answer_file_id ? [answer_file_id] : [])
  return { keputusan: null, sanksi: { ...sanction, berkas: berkas ?? null } }
}
