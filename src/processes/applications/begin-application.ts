import { isOpen, scheduleState } from '../../features/catalogue/schedules/rules.ts'
import type { ScheduleRow } from '../../features/catalogue/schedules/service.ts'
import { stageEnd } from '../../features/certification/applications/deadlines/stage-end-rules.ts'
import { fillDraft } from '../../features/certification/applications/form/known-answers-service.ts'
import { mayEdit } from '../../features/certification/applications/rules.ts'
import type { Prerequisites } from '../../features/certification/applications/start/eligibility-rules.ts'
import {
  applicantOf,
  isInTheWay,
  type Person,
  prerequisitesOf,
  refuseIneligible,
  renewedBy,
} from '../../features/certification/applications/start/eligibility-service.ts'
import {
  insertApplicationDraft,
  moveApplicationDraft,
  runningOf,
} from '../../features/certification/applications/start/service.ts'
import { certificateFile, certificatesForApplying } from '../../features/certification/certificates/renewal/service.ts'
import { settingsOn } from '../../features/platform/settings/service.ts'
import { reportedDocuments } from '../../features/upkeep/reporting/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { Problem } from '../../problems.ts'

interface Applying {
  id: number
  status_data: number
}

/**
 * Begins a person's draft, or continues their running application in the scheme: one for this schedule, or a draft,
 * which moves to it. Throws TRAINING_NOT_FOUND, DATA_NOT_SUBMITTED, REGISTRATION_CLOSED or NOT_ELIGIBLE.
 */
export async function beginApplication(db: Db, ctx: Context, person: Applying, schedule: ScheduleRow): Promise<number> {
  const own = await runningIn(db, person, schedule)
  if (own?.schedule_id === schedule.id && mayEdit(own.tahap)) return own.id
  const begin = await preparedDraft(db, ctx, person, schedule, own !== undefined && isInTheWay(own))
  if (own) {
    await moveApplicationDraft(db, own.id, schedule.id, ctx.now)
    return own.id
  }
  // Another tab may have begun it at the same moment.
  return (await begin()) ?? beginApplication(db, ctx, person, schedule)
}

/** Begins a new draft for another person and leaves any other alone; throws APPLICATION_RUNS too. */
export async function beginForMember(db: Db, ctx: Context, person: Applying, schedule: ScheduleRow): Promise<number> {
  if (await runningIn(db, person, schedule)) throw new Problem('APPLICATION_RUNS')
  const id = await (await preparedDraft(db, ctx, person, schedule, false))()
  if (id === undefined) throw new Problem('APPLICATION_RUNS')
  return id
}

const runningIn = async (db: Db, { id }: Applying, { scheme_id }: ScheduleRow) =>
  (await runningOf(db, id)).find((own) => own.scheme_id === scheme_id)

/**
 * Throws when a draft is not allowed; returns the function that writes it, which returns undefined when another draft
 * came first.
 */
async function preparedDraft(
  db: Db,
  ctx: Context,
  { id: user_id, status_data }: Applying,
  schedule: ScheduleRow,
  berjalan: boolean,
) {
  const prerequisites = prerequisitesOf({ ...schedule, kategori: schedule.category.name })
  if (!prerequisites) throw new Problem('TRAINING_NOT_FOUND')
  if (status_data === 0) throw new Problem('DATA_NOT_SUBMITTED')
  const state = scheduleState(schedule, ctx.now)
  if (!isOpen(state) && state !== 'penuh') throw new Problem('REGISTRATION_CLOSED')
  const person = await applicantOf(db, ctx, user_id, await certificatesForApplying(db, user_id))
  refuseIneligible({ ...person, berjalan }, prerequisites, ctx)
  return async (): Promise<number | undefined> => {
    const at = { now: ctx.now, today: ctx.today, ditawarkan: false, schedule }
    const due_at = stageEnd('draft', at, await settingsOn(db, ctx.today))
    const origin = originOf(person, prerequisites)
    const id = await insertApplicationDraft(db, { user_id, schedule_id: schedule.id, ...origin, now: ctx.now, due_at })
    if (id === undefined) return undefined
    const certificate = origin.renews_id === null ? null : await certificateFile(db, origin.renews_id)
    await fillDraft(db, ctx, id, { reported: await reportedDocuments(db, user_id), certificate })
    return id
  }
}

/** Returns the application or certificate that an application follows; the re-test of a renewal is a renewal too. */
function originOf(person: Person, prerequisites: Prerequisites) {
  const { jenis: jenis_permohonan } = prerequisites
  const asal = jenis_permohonan === 'uji_ulang' ? person.asal : undefined
  const renews_id = asal?.renews_id ?? renewedBy(person, prerequisites)?.id ?? null
  return { jenis_permohonan, origin_id: asal?.id ?? null, renews_id }
}
