import { bodyZone, dayIn } from '../../../lib/day.ts'
import { Problem, type ProblemCode } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { type Settings, settingsOn } from '../../platform/settings/service.ts'
import { type ApplicationRow, applicationRow } from './application-queries.ts'
import { formErrors } from './completeness-contract.ts'
import { openingInWords } from './door-service.ts'
import { bodyDay, factsOf } from './facts-service.ts'
import { type ApplicationTransition, decideTransition } from './transition-rules.ts'

/** An application; throws RECORD_NOT_FOUND. */
export async function requireApplication(db: Db, id: number): Promise<ApplicationRow> {
  const row = await applicationRow(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

/** Why a transition of an application cannot be taken now; undefined when it can. Throws RECORD_NOT_FOUND. */
export async function transitionRefusal(
  db: Db,
  { now }: Pick<Context, 'now'>,
  id: number,
  transition: ApplicationTransition,
): Promise<ProblemCode | undefined> {
  const row = await requireApplication(db, id)
  const decision = decideTransition(transition, factsOf(row, now), await settingsOfStage(db, row), now)
  return 'refused' in decision ? decision.refused : undefined
}

/** A stage goes by the settings of the day on which it began, so a later change takes nothing from anybody. */
export const settingsOfStage = (db: Db, { tahap_sejak }: Pick<ApplicationRow, 'tahap_sejak'>): Promise<Settings> =>
  settingsOn(db, dayIn(bodyZone(), tahap_sejak))

/** The refusal of a transition, with the sentences of the form where it is the form that is refused. */
export function transitionProblem(
  code: ProblemCode,
  row: ApplicationRow,
  now: Date,
  settings: Pick<Settings, 'buka_kehadiran'>,
): Problem {
  if (code === 'EXAM_NOT_BEGUN') return new Problem(code, { errors: { tahap: [openingInWords(row, settings)] } })
  if (code !== 'APPLICATION_INCOMPLETE' && code !== 'FILES_NOT_CORRECTED') return new Problem(code)
  return new Problem(code, { errors: Object.assign({}, ...Object.values(formErrors(row, bodyDay(now)))) })
}
