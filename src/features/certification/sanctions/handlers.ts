import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import { appealSanction } from '../../../processes/upkeep/appeal-sanction.ts'
import { involvementIn } from '../../certification/impartiality/service.ts'
import { requireOwnFiles } from '../../platform/files/service.ts'
import { promisedDay } from '../../platform/settings/service.ts'
import { appealOfSanction } from './appeal-queries.ts'
import { openSanction, takeSanctionNumber } from './case-service.ts'
import type { sanctionCalls } from './contract.ts'
import { notifySanctionedHolder } from './notification-service.ts'
import { ownSanctions } from './own-view.ts'
import { lockCertificateForCase, type SanctionRow, updateSanction } from './queries.ts'
import { requestRefusal, sanctionAppealRefusal, sanctionTransitionOutcome } from './rules.ts'
import { lockSanction, requireSanction } from './service.ts'

/** Locks a case about one's own certificate; what the office weighs by itself does not exist for its holder. */
async function lockOwnSanction(db: Db, ctx: Context, id: number): Promise<SanctionRow> {
  const sanction = await lockSanction(db, id)
  const isHidden = sanction.notified_at === null && sanction.alasan !== 'permintaan_sendiri'
  if (sanction.user_id !== requireAccount(ctx).id || isHidden) throw new Problem('RECORD_NOT_FOUND')
  return sanction
}

export const sanctionHandlers: Handlers<typeof sanctionCalls, Context> = {
  getOwnSanctions: (ctx) => ownSanctions(ctx.db, ctx),

  requestSanction: (ctx, { certificate_id, jenis, uraian }) =>
    inTransaction(ctx.db, async (db) => {
      const certificate = await lockCertificateForCase(db, certificate_id)
      if (certificate?.user_id !== requireAccount(ctx).id) throw new Problem('RECORD_NOT_FOUND')
      const refused = requestRefusal(jenis, certificate, ctx.today)
      if (refused) throw new Problem(refused)
      const nomor = await takeSanctionNumber(db, ctx.today)
      const id = await openSanction(db, ctx, certificate, { nomor, jenis, alasan: 'permintaan_sendiri', uraian })
      await notifySanctionedHolder(db, ctx, await requireSanction(db, id), {
        letter: 'sanctionRequested',
        case_number: nomor,
        target: await promisedDay(db, ctx.now, 'target_perkara'),
      })
      return ownSanctions(db, ctx)
    }),

  answerSanction: (ctx, { id, jawaban, answer_file_id }) =>
    inTransaction(ctx.db, async (db) => {
      const sanction = await lockOwnSanction(db, ctx, id)
      const asked = { by: requireAccount(ctx).id, now: ctx.now, involved: await involvementIn(db, sanction) }
      const outcome = sanctionTransitionOutcome('answer', sanction, asked)
      if ('refused' in outcome) throw new Problem(outcome.refused)
      await requireOwnFiles(db, asked.by, answer_file_id ? [answer_file_id] : [])
      await updateSanction(db, id, { status: outcome.next, jawaban, answer_file_id, answered_at: ctx.now })
      const target = await promisedDay(db, ctx.now, 'target_perkara')
      const case_number = sanction.nomor ?? ''
      await notifySanctionedHolder(db, ctx, sanction, { letter: 'sanctionAnswered', case_number, target })
      return ownSanctions(db, ctx)
    }),

  appealSanction: (ctx, { id, alasan, file_id }) =>
    inTransaction(ctx.db, async (db) => {
      const sanction = await lockOwnSanction(db, ctx, id)
      const refused = sanctionAppealRefusal(sanction, (await appealOfSanction(db, id)) !== undefined, ctx.now)
      if (refused) throw new Problem(refused)
      await appealSanction(db, ctx, { sanction_id: id, user_id: requireAccount(ctx).id, alasan, file_id })
      return ownSanctions(db, ctx)
    }),
}
