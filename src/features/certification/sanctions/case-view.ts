import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { PROBLEMS } from '../../../problems.ts'
import { CERTIFICATE_STATES, certificateState } from '../../certification/certificates/rules.ts'
import { involvementIn } from '../../certification/impartiality/service.ts'
import { filesById } from '../../platform/files/service.ts'
import { appealOfSanction } from './appeal-queries.ts'
import { isReached } from './notification-service.ts'
import { certificateRefusal, mayTick, type SanctionTransition, sanctionTransitionOutcome } from './rules.ts'
import { requireSanction } from './service.ts'

/** A case as the office sees it, with the transitions that the reader may take. */
export async function sanctionCase(db: Db, ctx: Context, id: number) {
  const sanction = await requireSanction(db, id)
  const { jenis, answer_file_id, certificate_status: status, valid_from, valid_until } = sanction
  const asked = { by: requireAccount(ctx).id, now: ctx.now, involved: await involvementIn(db, sanction) }
  const refusal = (transition: SanctionTransition) => {
    const outcome = sanctionTransitionOutcome(transition, sanction, asked)
    return 'refused' in outcome ? outcome.refused : undefined
  }
  // Before the notice and after the decision there is nothing to impose, and nothing to explain.
  const refused = refusal('impose') ?? certificateRefusal(jenis, { status, valid_until }, ctx.today)
  const [berkas] = await filesById(db, answer_file_id ? [answer_file_id] : [])
  return {
    ...sanction,
    status_sertifikat: CERTIFICATE_STATES[certificateState({ status, valid_from, valid_until }, ctx.today)],
    punya_akun: isReached(sanction),
    berkas: berkas ?? null,
    banding: (await appealOfSanction(db, id)) ?? null,
    halangan: refused && refused !== 'SANCTION_STATUS' ? PROBLEMS[refused].message : null,
    can: {
      beritahukan: !refusal('notify'),
      batalkan: !refusal('drop'),
      jatuhkan: !refused,
      tidak_jatuhkan: !refusal('spare'),
      tugas: mayTick(sanction, asked.by),
    },
  }
}
