import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { bodyZone, type Day, dayIn } from '../../../lib/day.ts'
import { Problem, type ProblemCode } from '../../../problems.ts'
import { type Settings, settingsOn, settingsOnDays } from '../../platform/settings/service.ts'
import { type ApplicationRow, applicationRow, applicationRows } from './application-queries.ts'
import { formErrors } from './form/completeness-contract.ts'
import { openingInWords } from './transitions/door-service.ts'
import { bodyDay, factsOf } from './transitions/facts-service.ts'
import { type ApplicationTransition, decideTransition } from './transitions/rules.ts'

export { applicantsAhead } from './queries.ts'

/** An application; throws RECORD_NOT_FOUND. */
export async function requireApplication(db: Db, id: number): Promise<ApplicationRow> {
  const row = await applicationRow(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

/** Returns an application of a member's own; throws RECORD_NOT_FOUND for one of somebody else as for none. */
export async function requireOwnApplication(db: Db, userId: number, id: number): Promise<ApplicationRow> {
  const row = await requireApplication(db, id)
  if (row.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
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

/** Returns the refusals of many applications by their numbers; those whose transition can be taken are left out. */
export async function transitionRefusals(
  db: Db,
  { now }: Pick<Context, 'now'>,
  ids: readonly number[],
  transition: ApplicationTransition,
): Promise<Map<number, ProblemCode>> {
  if (ids.length === 0) return new Map()
  const rows = await applicationRows(db, ids)
  const settings = await settingsOnDays(db, rows.map(stageDay))
  const refused = rows.flatMap((row): [number, ProblemCode][] => {
    const then = settings.get(stageDay(row))
    if (!then) return []
    const decision = decideTransition(transition, factsOf(row, now), then, now)
    return 'refused' in decision ? [[row.id, decision.refused]] : []
  })
  return new Map(refused)
}

const stageDay = ({ tahap_sejak }: Pick<ApplicationRow, 'tahap_sejak'>): Day => dayIn(bodyZone(), tahap_sejak)

/** Returns the settings of the day on which a stage began, so a later change takes nothing from anybody. */
export const settingsOfStage = (db: Db, row: Pick<ApplicationRow, 'tahap_sejak'>): Promise<Settings> =>
  settingsOn(db, stageDay(row))

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
