import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { takeApplicationTransition } from '../../../../processes/applications/take-application-transition.ts'
import { scheduleState } from '../../../catalogue/schedules/rules.ts'
import { examsAhead } from '../../../catalogue/schedules/service.ts'
import { personalDataOf } from '../../../platform/personal-data/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { certificatesForApplying } from '../../certificates/renewal/service.ts'
import { applicationRow, placeOfApplication } from '../application-queries.ts'
import type { applicationCalls } from '../contract.ts'
import { signatureErrors } from '../form/completeness-contract.ts'
import { mayEdit, type Stage } from '../rules.ts'
import { requireOwnApplication } from '../service.ts'
import { applicantOf, prerequisitesOf, refuseIneligible } from '../start/eligibility-service.ts'
import { schedulesWithWaiting } from '../start/queries.ts'
import { ownApplication } from '../view.ts'
import { factsOf } from './facts-service.ts'
import { type ApplicationTransition, decideTransition } from './rules.ts'

/** Refuses those who do not meet what the scheme asks for, now that it counts. */
async function refuseUnfit(db: Db, ctx: Context, userId: number, id: number): Promise<void> {
  const row = await applicationRow(db, id)
  if (row?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
  const prerequisites = prerequisitesOf(row)
  if (!prerequisites) return
  const person = await applicantOf(db, ctx, userId, await certificatesForApplying(db, userId))
  const isRenewal = prerequisites.jenis === 'perpanjangan'
  const sertifikat = person.sertifikat.filter(({ id }) => !isRenewal || id === row.renews_id)
  refuseIneligible({ ...person, sertifikat, berjalan: false }, prerequisites, ctx)
}

/** Refuses a form that is signed with somebody else's name. */
async function refuseSignature(db: Db, ctx: Context, userId: number, id: number): Promise<void> {
  const row = await applicationRow(db, id)
  if (row?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
  const personal = await personalDataOf(db, ctx.keys, userId)
  const errors = signatureErrors(row, personal?.nama_lengkap ?? '')
  if (mayEdit(row.tahap) && Object.keys(errors).length > 0) throw new Problem('APPLICATION_INCOMPLETE', { errors })
}

interface Asked {
  id: number
  tahap: Stage
  schedule_id?: number
}

/** Takes a transition of one's own application and answers it. */
const takeOwnTransition = (ctx: Context, transition: ApplicationTransition, { id, tahap, schedule_id }: Asked) =>
  inTransaction(ctx.db, async (db) => {
    const { id: userId } = requireAccount(ctx)
    if (transition === 'submit' || transition === 'join') await refuseUnfit(db, ctx, userId, id)
    if (transition === 'submit' || transition === 'resubmit') await refuseSignature(db, ctx, userId, id)
    await takeApplicationTransition(db, ctx, { id, transition, tahap, userId, scheduleId: schedule_id })
    return ownApplication(db, ctx, userId, id)
  })

type Calls = Pick<
  typeof applicationCalls,
  'submitApplication' | 'joinWaitingList' | 'withdrawApplication' | 'listRescheduleTargets' | 'rescheduleApplication'
>

export const transitionHandlers: Handlers<Calls, Context> = {
  submitApplication: (ctx, asked) =>
    takeOwnTransition(ctx, asked.tahap === 'perlu_perbaikan' ? 'resubmit' : 'submit', asked),

  joinWaitingList: (ctx, asked) => takeOwnTransition(ctx, 'join', asked),

  rescheduleApplication: (ctx, asked) => takeOwnTransition(ctx, 'reschedule', asked),

  withdrawApplication: (ctx, { id, tahap, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      await takeApplicationTransition(db, ctx, {
        id,
        transition: 'withdraw',
        tahap,
        userId: requireAccount(ctx).id,
        note: alasan,
      })
      const stillExists = await placeOfApplication(db, id)
      return { id: stillExists ? id : null }
    }),

  listRescheduleTargets: async (ctx, { id }) => {
    const row = await requireOwnApplication(ctx.db, requireAccount(ctx).id, id)
    const [exams, waiting, settings] = await Promise.all([
      examsAhead(ctx.db, ctx.today),
      schedulesWithWaiting(ctx.db),
      settingsOn(ctx.db, ctx.today),
    ])
    const schedules = exams.map((exam) => ({ ...exam, waiting: waiting.has(exam.id) }))
    return schedules
      .filter((target) => 'next' in decideTransition('reschedule', factsOf(row, ctx.now, target), settings, ctx.now))
      .map((target) => ({ ...target, status_jadwal: scheduleState(target, ctx.now) }))
  },
}
