import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import { type Db, inTransaction } from '../../server/db.ts'
import { member } from '../../server/session.ts'
import { isOpen, scheduleState } from '../schedules/rules.ts'
import { examsAhead, type TrainingRow, trainingById } from '../schedules/steps.ts'
import { settingsOf } from '../settings/steps.ts'
import type { certificationCalls } from './contract.ts'
import { isInTheWay, type Person, personOf, prerequisitesOf, refuseIneligible } from './eligibility.ts'
import { stateForOthers } from './facts.ts'
import { writableOf } from './queries.ts'
import { mayEdit, missingFor } from './rules.ts'
import { datesWithWaiting, insertDraft, moveDraft, type Running, runningOf } from './start-queries.ts'
import { stageEnd } from './step-rules.ts'
import { asUserTraining } from './view.ts'

interface Seen {
  person: Person
  running: Running[]
  waiting: Set<number>
  now: Date
}

/** A date with what stands against an application of this person; undefined when nobody can apply for it now. */
function openTraining(row: TrainingRow, { person, running, waiting, now }: Seen) {
  const state = stateForOthers(row, waiting.has(row.id), now)
  const prerequisites = prerequisitesOf(row)
  if (!prerequisites || (!isOpen(state) && state !== 'penuh')) return undefined
  const own = running.find(({ scheme_id }) => scheme_id === row.scheme_id)
  const isHere = own?.schedule_id === row.id
  const kurang = missingFor({ ...person, berjalan: own !== undefined && !isHere && isInTheWay(own) }, prerequisites)
  return {
    ...row,
    status_jadwal: state,
    jenis_permohonan: prerequisites.jenis,
    memenuhi: kurang.length === 0,
    kurang,
    user_training_id: isHere ? own.id : null,
    tahap: isHere ? own.tahap : null,
  }
}

/** Goes on with what runs in the scheme: what may be written on for this date, or a draft, which moves to it. */
async function started(db: Db, ctx: Context, training: TrainingRow): Promise<number> {
  const { id: user_id, status_data } = member(ctx)
  const prerequisites = prerequisitesOf(training)
  if (!prerequisites) throw new Problem('TRAINING_NOT_FOUND')
  const own = (await runningOf(db, user_id)).find(({ scheme_id }) => scheme_id === training.scheme_id)
  if (own?.schedule_id === training.id && mayEdit(own.tahap)) return own.id
  if (status_data === 0) throw new Problem('DATA_NOT_SUBMITTED')
  const state = scheduleState(training, ctx.now)
  if (!isOpen(state) && state !== 'penuh') throw new Problem('REGISTRATION_CLOSED')
  const berjalan = own !== undefined && isInTheWay(own)
  const person = await personOf(db, ctx, user_id)
  refuseIneligible({ ...person, berjalan }, prerequisites)
  if (own) {
    await moveDraft(db, own.id, training.id, ctx.now)
    return own.id
  }
  const at = { now: ctx.now, today: ctx.today, ditawarkan: false, uji: null }
  const due_at = stageEnd('draft', at, await settingsOf(db, ctx.today))
  const { jenis: jenis_permohonan } = prerequisites
  const asal_id = jenis_permohonan === 'uji_ulang' ? person.asal_id : null
  const draft = { user_id, schedule_id: training.id, jenis_permohonan, asal_id, now: ctx.now, due_at }
  // Another tab may have begun it at the same moment.
  return (await insertDraft(db, draft)) ?? started(db, ctx, training)
}

type Calls = Pick<typeof certificationCalls, 'listOpenTrainings' | 'startApplication'>

export const startHandlers: Handlers<Calls, Context> = {
  listOpenTrainings: async (ctx) => {
    const { id } = member(ctx)
    const [exams, person, running, waiting, writable] = await Promise.all([
      examsAhead(ctx.db, ctx.today),
      personOf(ctx.db, ctx, id),
      runningOf(ctx.db, id),
      datesWithWaiting(ctx.db),
      writableOf(ctx.db, id),
    ])
    const seen = { person, running, waiting, now: ctx.now }
    return {
      jadwal: exams.flatMap((row) => openTraining(row, seen) ?? []),
      draf: writable.map(asUserTraining),
    }
  },

  startApplication: async (ctx, { id }) => {
    const training = await trainingById(ctx.db, id)
    if (!training) throw new Problem('TRAINING_NOT_FOUND')
    return { id: await inTransaction(ctx.db, (db) => started(db, ctx, training)) }
  },
}
