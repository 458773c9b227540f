import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { appealOnSanction, enterAppeal, involvedIn } from '../../certification/decisions/service.ts'
import { ownFiles } from '../../platform/files/service.ts'
import type { sanctionCalls } from './contract.ts'
import { found, held } from './found.ts'
import { takeCaseNumber } from './numbers.ts'
import { openCase } from './opening.ts'
import { ownSanctions } from './own-view.ts'
import { changeSanction, heldCertificate, type SanctionRow } from './queries.ts'
import { appealRefused, sanctionStep } from './rules.ts'
import { tellHolder } from './telling.ts'

/** A case about one's own certificate, held; what the office weighs by itself does not exist for its holder. */
async function own(db: Db, ctx: Context, id: number): Promise<SanctionRow> {
  const sanction = await held(db, id)
  const isHidden = sanction.notified_at === null && sanction.alasan !== 'permintaan_sendiri'
  if (sanction.user_id !== member(ctx).id || isHidden) throw new Problem('RECORD_NOT_FOUND')
  return sanction
}

export const sanctionHandlers: Handlers<typeof sanctionCalls, Context> = {
  getOwnSanctions: (ctx) => ownSanctions(ctx.db, ctx),

  requestSanction: (ctx, { certificate_id, jenis, uraian }) =>
    inTransaction(ctx.db, async (db) => {
      const certificate = await heldCertificate(db, certificate_id)
      if (certificate?.user_id !== member(ctx).id) throw new Problem('RECORD_NOT_FOUND')
      const nomor = await takeCaseNumber(db, ctx.today)
      const id = await openCase(db, ctx, certificate, { nomor, jenis, alasan: 'permintaan_sendiri', uraian })
      await tellHolder(db, ctx, await found(db, id), { letter: 'sanctionRequested', perkara: nomor })
      return ownSanctions(db, ctx)
    }),

  answerSanction: (ctx, { id, jawaban, berkas_id }) =>
    inTransaction(ctx.db, async (db) => {
      const sanction = await own(db, ctx, id)
      const asked = { by: member(ctx).id, now: ctx.now, involved: await involvedIn(db, sanction) }
      const outcome = sanctionStep('answer', sanction, asked)
      if ('refused' in outcome) throw new Problem(outcome.refused)
      await ownFiles(db, asked.by, berkas_id ? [berkas_id] : [])
      await changeSanction(db, id, { status: outcome.next, jawaban, jawaban_file: berkas_id, answered_at: ctx.now })
      await tellHolder(db, ctx, sanction, { letter: 'sanctionAnswered', perkara: sanction.nomor ?? '' })
      return ownSanctions(db, ctx)
    }),

  appealSanction: (ctx, { id, alasan, berkas_id }) =>
    inTransaction(ctx.db, async (db) => {
      const sanction = await own(db, ctx, id)
      const refused = appealRefused(sanction, (await appealOnSanction(db, id)) !== undefined, ctx.now)
      if (refused) throw new Problem(refused)
      const against = { user_training_id: null, decision_id: null, sanction_id: id }
      const perkara = await enterAppeal(db, ctx, { user_id: member(ctx).id, alasan, file_id: berkas_id, ...against })
      await tellHolder(db, ctx, sanction, { letter: 'sanctionAppealReceived', perkara })
      return ownSanctions(db, ctx)
    }),
}
