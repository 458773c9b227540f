import type { z } from 'zod'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { type Handlers, withPreparation } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { takeApplicationTransition } from '../../../../processes/applications/take-application-transition.ts'
import { issueCertificate } from '../../../../processes/certificates/issue-certificate.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { lockApplication } from '../../applications/lock-service.ts'
import { certificatePortrait } from '../../certificates/issue/holder-facts-service.ts'
import { requireExamRecord } from '../../exam-records/service.ts'
import { examinedOf } from '../../examination/service.ts'
import { impartialityRefusal } from '../../impartiality/rules.ts'
import { involvementIn, uninvolvedCondition } from '../../impartiality/service.ts'
import { writtenStampOf } from '../../marking/service.ts'
import { refuseOpenMisconduct } from '../../misconduct/service.ts'
import { applicantAccountId, insertDecision, WAITING } from '../queries.ts'
import { decisionTarget, findsExactly, outcomeOf } from '../rules.ts'
import { decisionCase } from '../view.ts'
import type { decisionOfficeCalls } from './contract.ts'

const NOT_THESE_UNITS = 'Putuskan setiap unit yang diuji, masing-masing satu kali. Muat ulang halaman.'

type Decided = z.output<typeof decisionOfficeCalls.decideApplication.payload>

/** Tells whether a person saw the case in its present round of waiting; true for one who does not say what they saw. */
const isSeen = (since: Date, seen: string | undefined): boolean =>
  seen === undefined || new Date(seen).getTime() === since.getTime()

/** Loads the applicant's portrait for the certificate; undefined where the decision leads to none. */
async function portraitOfApplicant(ctx: Context, { id, unit }: Decided): Promise<Buffer | undefined> {
  const userId = outcomeOf(unit) === 'kompeten' ? await applicantAccountId(ctx.db, id) : undefined
  return userId === undefined ? undefined : certificatePortrait(ctx, userId)
}

export const decisionOfficeHandlers: Handlers<typeof decisionOfficeCalls, Context> = {
  listDecision: async (ctx, { order = 'asc', dapat_diputus, ...given }) => {
    const { target_keputusan, hari_libur } = await settingsOn(ctx.db, ctx.today)
    const conditions = dapat_diputus === undefined ? [] : [uninvolvedCondition(requireAccount(ctx).id, dapat_diputus)]
    const source = { rows: WAITING, search: true, conditions, order }
    const { data, ...counts } = await officeListPage(ctx.db, source, given)
    const rows = data.map((row) => {
      const target = decisionTarget(row.exam_end, target_keputusan, hari_libur)
      return { ...row, target, terlambat: target !== null && target < ctx.today }
    })
    return { data: rows, ...counts }
  },

  getDecision: (ctx, { id }) => decisionCase(ctx.db, ctx, id),

  // A person decides, by this call and no other way (ISO/IEC 17024 clause 4.2).
  decideApplication: withPreparation(portraitOfApplicant, (ctx, { id, tahap, tahap_sejak, unit, alasan }, portrait) =>
    inTransaction(ctx.db, async (db) => {
      const { user_id, ...application } = await lockApplication(db, { id, tahap })
      if (application.tahap !== 'menunggu_keputusan') throw new Problem('STALE')
      if (!isSeen(application.tahap_sejak, tahap_sejak)) throw new Problem('STALE')
      const { id: decided_by } = requireAccount(ctx)
      const refused = impartialityRefusal(decided_by, await involvementIn(db, { user_training_id: id, user_id }))
      if (refused) throw new Problem(refused)
      await refuseOpenMisconduct(db, id)
      await requireExamRecord(db, id)
      const examined = await examinedOf(db, id)
      if (!findsExactly(examined.unit, unit)) throw new Problem('INVALID', { errors: { unit: [NOT_THESE_UNITS] } })
      const hasil = outcomeOf(unit)
      const stamp = await writtenStampOf(db, id)
      const decision = { user_training_id: id, hasil, unit, alasan, decided_by, at: ctx.now, ...stamp }
      const decision_id = await insertDecision(db, decision)
      const transition = hasil === 'kompeten' ? 'decideCompetent' : 'decideNotYet'
      await takeApplicationTransition(db, ctx, { id, transition, tahap, note: alasan })
      if (hasil === 'kompeten') await issueCertificate(db, ctx, { user_training_id: id, decision_id, portrait })
      return decisionCase(db, ctx, id)
    }),
  ),
}
