import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { addMonths, bodyZone, dayIn } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { appealOnApplication } from '../appeals/service.ts'
import type { Evidence } from '../applications/evidence-service.ts'
import { transitionRefusal } from '../applications/service.ts'
import { appealEnd } from '../applications/transitions/exam-guard-rules.ts'
import { type DecisionRow, decisionsOn, isExaminedAgain } from './queries.ts'

/** The result of an exam as its candidate sees it, and what can be done about it. */
export async function resultOf(db: Db, ctx: Context, application: Evidence) {
  const [latest] = await decisionsOn(db, application.id)
  return {
    keputusan: latest ?? null,
    banding: await appealStanding(db, ctx, application, latest),
    uji_ulang: await retestOffer(db, ctx, application, latest),
  }
}

/** Returns whether an appeal can be filed now, until when, and why not. */
async function appealStanding(db: Db, ctx: Context, { id, tahap }: Evidence, latest: DecisionRow | undefined) {
  const diajukan = (await appealOnApplication(db, id)) ?? null
  if (!latest || tahap !== 'belum_kompeten') return { boleh: false, appeal_due: null, halangan: null, diajukan }
  const { batas_banding, hari_libur } = await settingsOn(db, dayIn(bodyZone(), latest.at))
  const refused = await transitionRefusal(db, ctx, id, 'appeal')
  const halangan = refused ? PROBLEMS[refused].message : null
  return { boleh: !refused, appeal_due: appealEnd(latest.at, batas_banding, hari_libur), halangan, diajukan }
}

/** Failed units that can be examined again, and until which day. */
async function retestOffer(
  db: Db,
  ctx: Context,
  { id, tahap, tahap_sejak }: Evidence,
  latest: DecisionRow | undefined,
) {
  if (!latest || tahap !== 'belum_kompeten' || (await isExaminedAgain(db, id))) return null
  const since = dayIn(bodyZone(), tahap_sejak)
  const sampai = addMonths(since, (await settingsOn(db, since)).jendela_uji_ulang)
  const unit = latest.unit.filter(({ hasil }) => hasil === 'BK').map((each) => each.unit)
  return sampai < ctx.today || unit.length === 0 ? null : { unit, sampai }
}
