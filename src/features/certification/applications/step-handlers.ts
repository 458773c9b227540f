import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { scheduleState } from '../../catalogue/schedules/rules.ts'
import { examsAhead } from '../../catalogue/schedules/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { applicationRow, placeOfApplication } from './application-queries.ts'
import type { certificationCalls } from './contract.ts'
import { personOf, prerequisitesOf, refuseIneligible } from './eligibility.ts'
import { factsOf } from './facts.ts'
import type { Stage } from './rules.ts'
import { takeStep } from './service.ts'
import { datesWithWaiting } from './start-queries.ts'
import { decide, type Step } from './step-rules.ts'
import { ownApplication } from './view.ts'

/** Refuses who does not fulfil what the scheme asks for, now that it counts. */
async function refuseUnfit(db: Db, ctx: Context, userId: number, id: number): Promise<void> {
  const row = await applicationRow(db, id)
  if (row?.user_id !== userId) throw new Problem('RECORD_NOT_FOUND')
  const prerequisites = prerequisitesOf(row)
  if (!prerequisites) return
  const person = await personOf(db, ctx, userId)
  const isRenewal = prerequisites.jenis === 'perpanjangan'
  const sertifikat = person.sertifikat.filter(({ id }) => !isRenewal || id === row.memperpanjang_id)
  refuseIneligible({ ...person, sertifikat, berjalan: false }, prerequisites, ctx)
}

interface Asked {
  id: number
  tahap: Stage
  schedule_id?: number
}

/** Takes a step of one's own application and answers it. */
const stepped = (ctx: Context, step: Step, { id, tahap, schedule_id }: Asked) =>
  inTransaction(ctx.db, async (db) => {
    const { id: userId } = member(ctx)
    if (step === 'submit' || step === 'join') await refuseUnfit(db, ctx, userId, id)
    await takeStep(db, ctx, {
      id,
      step,
      tahap,
      userId,
      ...(schedule_id === undefined ? {} : { scheduleId: schedule_id }),
    })
    return ownApplication(db, ctx, userId, id)
  })

type Calls = Pick<
  typeof certificationCalls,
  'submitApplication' | 'joinWaitingList' | 'withdrawApplication' | 'listRescheduleTargets' | 'rescheduleApplication'
>

export const stepHandlers: Handlers<Calls, Context> = {
  submitApplication: (ctx, asked) => stepped(ctx, asked.tahap === 'perlu_perbaikan' ? 'resubmit' : 'submit', asked),

  joinWaitingList: (ctx, asked) => stepped(ctx, 'join', asked),

  rescheduleApplication: (ctx, asked) => stepped(ctx, 'reschedule', asked),

  withdrawApplication: (ctx, { id, tahap, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      await takeStep(db, ctx, { id, step: 'withdraw', tahap, userId: member(ctx).id, note: alasan })
      const isKept = await placeOfApplication(db, id)
      return { id: isKept ? id : null }
    }),

  listRescheduleTargets: async (ctx, { id }) => {
    const row = await applicationRow(ctx.db, id)
    if (row?.user_id !== member(ctx).id) throw new Problem('RECORD_NOT_FOUND')
    const [exams, waiting, settings] = await Promise.all([
      examsAhead(ctx.db, ctx.today),
      datesWithWaiting(ctx.db),
      settingsOf(ctx.db, ctx.today),
    ])
    const trainings = exams.map((exam) => ({ ...exam, waiting: waiting.has(exam.id) }))
    return trainings
      .filter((target) => 'next' in decide('reschedule', factsOf(row, ctx.now, target), settings, ctx.now))
      .map((target) => ({ ...target, status_jadwal: scheduleState(target, ctx.now) }))
  },
}
