import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { decideAppeal } from '../../../../processes/applications/decide-appeal.ts'
import { recordPersonalRead } from '../../../platform/files/service.ts'
import { APPEALS, type AppealRow, appealsHeardBy, lockAppeal, seatPanel, updateVote } from '../queries.ts'
import { appealCase, type Hearing, panelCandidates, requireHearing } from '../view.ts'
import type { appealOfficeCalls } from './contract.ts'

const NOUN = 'banding'

/** Keeps others from changing an open appeal until the transaction ends; throws STALE for one that is decided. */
async function lockHearing(db: Db, ctx: Context, id: number): Promise<Hearing> {
  await lockAppeal(db, id)
  const hearing = await requireHearing(db, ctx, id)
  if (hearing.appeal.status !== 'diajukan') throw new Problem('STALE')
  return hearing
}

const recordAppealAudit = (db: Db, ctx: Context, { id, nomor, nama }: AppealRow, action: string, after: object) =>
  recordAudit(db, ctx, { action, noun: NOUN, nounId: id, label: `${nomor}, ${nama}`, after })

export const appealOfficeHandlers: Handlers<typeof appealOfficeCalls, Context> = {
  listAppeal: async (ctx, { status, order = 'asc', ...given }) => {
    const { id: userId, permissions } = requireAccount(ctx)
    const rows = permissions.includes('pengaduan') ? APPEALS : appealsHeardBy(userId)
    const conditions = status === undefined ? [] : [sql`r.status = ${status}`]
    return officeListPage(ctx.db, { rows, search: true, conditions, order }, given)
  },

  getAppeal: async (ctx, { id }) => {
    const shown = await appealCase(ctx.db, ctx, id)
    if (shown.bukti) {
      const about = { owner_id: shown.user_id, perihal: `Banding ${shown.nomor}` }
      await recordPersonalRead(ctx.db, ctx, { isi: 'data_pemohon', ...about })
    }
    return shown
  },

  appointPanel: (ctx, { id, version, user_ids }) =>
    inTransaction(ctx.db, async (db) => {
      const { appeal, panel, involved } = await lockHearing(db, ctx, id)
      if (appeal.version !== version) throw new Problem('STALE')
      const voters = panel.filter(({ at }) => at !== null)
      if (voters.some(({ user_id }) => !user_ids.includes(user_id))) throw new Problem('VOTED_ALREADY')
      const candidates = await panelCandidates(db, ctx, involved)
      const seated = new Set(panel.map(({ user_id }) => user_id))
      const newcomers = user_ids.filter((wanted) => !seated.has(wanted))
      if (!newcomers.every((wanted) => candidates.some(({ user_id }) => user_id === wanted)))
        throw new Problem('PANEL_INVOLVED')
      await seatPanel(db, id, user_ids)
      await recordAppealAudit(db, ctx, appeal, 'tunjuk panel', { panel: user_ids })
      return appealCase(db, ctx, id)
    }),

  voteOnAppeal: (ctx, { id, suara, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = requireAccount(ctx)
      const { appeal, panel } = await lockHearing(db, ctx, id)
      const seat = panel.find(({ user_id }) => user_id === userId)
      if (!seat) throw new Problem('RECORD_NOT_FOUND')
      if (seat.at) throw new Problem('VOTED_ALREADY')
      await updateVote(db, { appeal_id: id, user_id: userId, suara, alasan, at: ctx.now })
      await recordAppealAudit(db, ctx, appeal, 'beri suara', { anggota: userId })
      await decideAppeal(db, ctx, appeal)
      return appealCase(db, ctx, id)
    }),
}
