import type { lockForTransition } from '../../features/certification/applications/lock-service.ts'
import { lackingFor } from '../../features/certification/applications/start/eligibility-rules.ts'
import { atpaOf } from '../../features/certification/certificates/renewal/service.ts'
import { personalDataOf } from '../../features/platform/personal-data/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { Problem } from '../../problems.ts'

type Application = Awaited<ReturnType<typeof lockForTransition>>['row']

/**
 * Throws APPLICANT_UNFIT where an applicant no longer has the education or the ATPA certificate that the scheme asked for
 * when they sent the application.
 */
export async function requirePrerequisites(
  db: Db,
  { keys, today }: Pick<Context, 'keys' | 'today'>,
  { user_id, min_pendidikan, wajib_atpa, start_date, end_date }: Application,
): Promise<void> {
  if (min_pendidikan === null && !wajib_atpa) return
  const personal = await personalDataOf(db, keys, user_id)
  const person = {
    jenjang: personal?.pendidikan.map(({ jenjang }) => jenjang) ?? [],
    atpa: wajib_atpa ? await atpaOf(db, user_id) : [],
  }
  const lacking = lackingFor(person, { min_pendidikan, wajib_atpa }, { today, examined: end_date ?? start_date })
  if (lacking.length > 0) throw new Problem('APPLICANT_UNFIT', { errors: { data: lacking } })
}
