import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { listed } from '../../../server/office/list.ts'
import { concludeSanctionAppeal } from '../../upkeep/sanctions/appeal-steps.ts'
import { heldApplication, takeStep } from '../applications/service.ts'
import {
  APPEALS,
  type AppealRow,
  castVote,
  closeAppeal,
  heardBy,
  holdAppeal,
  panelOf,
  seatPanel,
} from './appeal-queries.ts'
import { appealCase, type Hearing, hearingFor, uninvolved } from './appeal-view.ts'
import type { decisionOfficeCalls } from './office-contract.ts'
import { panelOutcome, rulingOf } from './rules.ts'

const NOUN = 'banding'

/** An open appeal as nobody else changes it until the transaction ends. */
async function held(db: Db, ctx: Context, id: number): Promise<Hearing> {
  const { appeal } = await hearingFor(db, ctx, id)
  if (appeal.sanction_id === null) await heldApplication(db, { id: appeal.user_training_id })
  else await holdAppeal(db, id)
  const hearing = await hearingFor(db, ctx, id)
  if (hearing.appeal.status !== 'diajukan') throw new Problem('STALE')
  return hearing
}

const noted = (db: Db, ctx: Context, { id, nomor, nama }: AppealRow, action: string, after: object) =>
  recordAudit(db, ctx, { action, noun: NOUN, nounId: id, label: `${nomor}, ${nama}`, after })

/** Once the last one has voted, the majority decides. */
async function concluded(db: Db, ctx: Context, { appeal }: Hearing): Promise<void> {
  const panel = await panelOf(db, appeal.id)
  const status = panelOutcome(panel.map(({ suara }) => suara))
  if (!status) return
  const putusan = rulingOf(panel, status)
  await closeAppeal(db, appeal.id, { status, putusan, decided_at: ctx.now })
  if (appeal.sanction_id !== null)
    return concludeSanctionAppeal(db, ctx, { sanction_id: appeal.sanction_id, status, putusan })
  const step = status === 'diterima' ? 'grantAppeal' : 'rejectAppeal'
  await takeStep(db, ctx, { id: appeal.user_training_id, step, note: putusan })
}

type Calls = Pick<typeof decisionOfficeCalls, 'listAppeal' | 'getAppeal' | 'appointPanel' | 'voteOnAppeal'>

export const appealOfficeHandlers: Handlers<Calls, Context> = {
  listAppeal: async (ctx, { page, perPage, sort, order = 'asc', q, id, status }) => {
    const { id: userId, permissions } = member(ctx)
    const rows = permissions.includes('pengaduan') ? APPEALS : heardBy(userId)
    const conditions = status === undefined ? [] : [sql`r.status = ${status}`]
    const found = await listed(ctx.db, { rows, search: true, conditions, order }, { page, perPage, sort, order, q, id })
    return { data: found.data as unknown as AppealRow[], total: found.total, page }
  },

  getAppeal: (ctx, { id }) => appealCase(ctx.db, ctx, id),

  appointPanel: (ctx, { id, version, user_ids }) =>
    inTransaction(ctx.db, async (db) => {
      const { appeal, panel, involved } = await held(db, ctx, id)
      if (appeal.version !== version) throw new Problem('STALE')
      const voted = panel.filter(({ at }) => at !== null)
      if (voted.some(({ user_id }) => !user_ids.includes(user_id))) throw new Problem('VOTED_ALREADY')
      const free = await uninvolved(db, involved)
      if (!user_ids.every((wanted) => free.some(({ user_id }) => user_id === wanted)))
        throw new Problem('PANEL_INVOLVED')
      await seatPanel(db, id, user_ids)
      await noted(db, ctx, appeal, 'tunjuk panel', { panel: user_ids })
      return appealCase(db, ctx, id)
    }),

  voteOnAppeal: (ctx, { id, suara, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: userId } = member(ctx)
      const hearing = await held(db, ctx, id)
      const own = hearing.panel.find(({ user_id }) => user_id === userId)
      if (!own) throw new Problem('RECORD_NOT_FOUND')
      if (own.at) throw new Problem('VOTED_ALREADY')
      await castVote(db, { appeal_id: id, user_id: userId, suara, alasan, at: ctx.now })
      await noted(db, ctx, hearing.appeal, 'beri suara', { anggota: userId })
      await concluded(db, ctx, hearing)
      return appealCase(db, ctx, id)
    }),
}
