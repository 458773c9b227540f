import { PROBLEMS } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { CERTIFICATE_STATES, certificateState } from '../../certification/certificates/rules.ts'
import { appealOnSanction, involvedIn } from '../../certification/decisions/service.ts'
import { filesById } from '../../platform/files/service.ts'
import { found } from './found.ts'
import { certificateRefused, mayTick, type SanctionStep, sanctionStep } from './rules.ts'
import { isReached } from './telling.ts'

/** A case as the office sees it, with the steps that whoever asks may take. */
export async function sanctionCase(db: Db, ctx: Context, id: number) {
  const sanction = await found(db, id)
  const { jenis, jawaban_file, sertifikat: status, valid_from, valid_until } = sanction
  const asked = { by: member(ctx).id, now: ctx.now, involved: await involvedIn(db, sanction) }
  const refusal = (step: SanctionStep) => {
    const outcome = sanctionStep(step, sanction, asked)
    return 'refused' in outcome ? outcome.refused : undefined
  }
  // Before the notice and after the decision there is nothing to impose, and nothing to explain.
  const refused = refusal('impose') ?? certificateRefused(jenis, { status, valid_until }, ctx.today)
  const [berkas] = await filesById(db, jawaban_file ? [jawaban_file] : [])
  return {
    ...sanction,
    status_sertifikat: CERTIFICATE_STATES[certificateState({ status, valid_from, valid_until }, ctx.today)],
    punya_akun: isReached(sanction),
    berkas: berkas ?? null,
    banding: (await appealOnSanction(db, id)) ?? null,
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
