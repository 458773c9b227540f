import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { Problem } from '../../../../problems.ts'
import { requireOwnFiles } from '../../../platform/files/service.ts'
import { EXAM_NOUN } from '../service.ts'
import { insertIncident, isOfExam } from './queries.ts'

export { incidentsOf } from './queries.ts'

export interface GivenIncident {
  /** The schedule of the exam. */
  id: number
  jam: string
  uraian: string
  user_training_id: number | null
  file_id: string | null
}

/** Keeps what an invigilator noted of an exam; its picture is their own private file. */
export async function keepIncident(
  db: Db,
  ctx: Context,
  { id, uraian, ...given }: GivenIncident,
  label: string,
): Promise<{ id: number; uraian: string }> {
  const written_by = requireAccount(ctx).id
  const { user_training_id, file_id } = given
  if (user_training_id !== null && !(await isOfExam(db, id, user_training_id))) throw new Problem('RECORD_NOT_FOUND')
  await requireOwnFiles(db, written_by, file_id === null ? [] : [file_id])
  const words = withoutIdentityNumbers(uraian)
  const by = { written_by, created_at: ctx.now }
  const kept = await insertIncident(db, { schedule_id: id, uraian: words, ...given, ...by })
  await recordAudit(db, ctx, {
    action: 'catat kejadian',
    noun: EXAM_NOUN,
    nounId: id,
    label,
    after: { jam: given.jam },
  })
  return { ...kept, uraian: words }
}
