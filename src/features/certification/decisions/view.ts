import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { PROBLEMS, Problem } from '../../../problems.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { appealOnApplication } from '../appeals/service.ts'
import { applicationEvidence } from '../applications/evidence-service.ts'
import { STAGES } from '../applications/rules.ts'
import { recordBeforeDecision } from '../exam-records/service.ts'
import { recommendation } from '../examination/rules.ts'
import { examinedOf, scoresOf } from '../examination/service.ts'
import { impartialityRefusal } from '../impartiality/rules.ts'
import { involvementIn } from '../impartiality/service.ts'
import { writtenResultOf } from '../marking/service.ts'
import { openCaseOf } from '../misconduct/service.ts'
import { decisionsOn } from './queries.ts'
import { decisionTarget } from './rules.ts'

/** All evidence of one application, once it has come to the decision. */
export async function decisionCase(db: Db, ctx: Context, id: number) {
  const [evidence, keputusan] = [await applicationEvidence(db, ctx, id), await decisionsOn(db, id)]
  const isDue = evidence?.tahap === 'menunggu_keputusan'
  if (!evidence || (!isDue && keputusan.length === 0)) throw new Problem('RECORD_NOT_FOUND')
  const { unit, metode } = await examinedOf(db, id)
  const penguji = await scoresOf(db, id)
  const scores = penguji.flatMap(({ nilai }) => nilai)
  const { target_keputusan, hari_libur } = await settingsOn(db, ctx.today)
  const target = decisionTarget(evidence.exam_end, target_keputusan, hari_libur)
  const refused = impartialityRefusal(
    requireAccount(ctx).id,
    await involvementIn(db, { user_training_id: id, user_id: evidence.user_id }),
  )
  const record = isDue ? await recordBeforeDecision(db, id) : undefined
  const open = isDue ? await openCaseOf(db, id) : undefined
  const paper = await writtenResultOf(db, id, 0)
  const remarked = paper?.status === 'dinilai' ? 'PAPER_REMARKED' : undefined
  const obstacle = refused ?? (open ? 'MISCONDUCT_OPEN' : (record?.refused ?? remarked))
  const halangan = isDue ? obstacle && PROBLEMS[obstacle].message : 'Permohonan ini sudah diputuskan.'
  return {
    ...evidence,
    tahap_label: STAGES[evidence.tahap].label,
    target,
    terlambat: isDue && target !== null && target < ctx.today,
    metode,
    penguji,
    rekomendasi: recommendation(unit, scores),
    keputusan,
    naskah: paper ? { paper_id: paper.paper_id, kode: paper.kode, naskah_kode: paper.naskah_kode } : null,
    banding: (await appealOnApplication(db, id)) ?? null,
    berita_acara: record?.refused ? record.schedule_id : null,
    kecurangan: open?.id ?? null,
    boleh: halangan === undefined,
    halangan: halangan ?? null,
  }
}
