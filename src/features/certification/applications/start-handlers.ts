import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { requireAccount } from '../../../server/http/session.ts'
import { isOpen, scheduleState } from '../../catalogue/schedules/rules.ts'
import { examsAhead, type TrainingRow, trainingById } from '../../catalogue/schedules/service.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { reportedDocuments } from '../../upkeep/reporting/service.ts'
import { certificateFile, certificatesForApplying } from '../certificates/renewal-service.ts'
import type { applicationCalls } from './contract.ts'
import type { Prerequisites } from './eligibility-rules.ts'
import {
  applicantOf,
  isInTheWay,
  type Person,
  prerequisitesOf,
  refuseIneligible,
  renewedBy,
} from './eligibility-service.ts'
import { fillDraft } from './known-answers-service.ts'
import { type OpenSearch, openChoices, openTraining, openTrainings, withoutOneFilter } from './open-training-view.ts'
import { writableOf } from './queries.ts'
import { mayEdit } from './rules.ts'
import { stageEnd } from './stage-end-rules.ts'
import { insertApplicationDraft, moveApplicationDraft, runningOf, schedulesWithWaiting } from './start-queries.ts'
import { asUserTraining } from './view.ts'

type Calls = Pick<typeof applicationCalls, 'listOpenTrainings' | 'startApplication'>

export const startHandlers: Handlers<Calls, Context> = {
  listOpenTrainings: async (ctx, asked) => {
    const { id } = requireAccount(ctx)
    const [all, person, running, waiting, writable, settings] = await Promise.all([
      examsAhead(ctx.db, ctx.today),
      certificatesForApplying(ctx.db, id).then((held) => applicantOf(ctx.db, ctx, id, held)),
      runningOf(ctx.db, id),
      schedulesWithWaiting(ctx.db),
      writableOf(ctx.db, id),
      settingsOn(ctx.db, ctx.today),
    ])
    const applying = { person, running, waiting, ctx }
    const listFor = (search: OpenSearch) => openTrainings(ctx, applying, search)
    const jadwal = await listFor(asked)
    return {
      jadwal,
      pilihan: openChoices(all.flatMap((row) => openTraining(row, applying) ?? [])),
      tanpa: jadwal.length > 0 ? [] : await withoutOneFilter(asked, listFor),
      draf: writable.map((row) => asUserTraining(row, ctx, settings)),
    }
  },

  startApplication: async (ctx, { id }) => {
    const training = await trainingById(ctx.db, id)
    if (!training) throw new Problem('TRAINING_NOT_FOUND')
    return { id: await inTransaction(ctx.db, (db) => startDraft(db, ctx, training)) }
  },
}

/** Begins a draft, or goes on with what runs in the scheme: an application for this schedule, or a draft, which moves to it. */
async function startDraft(db: Db, ctx: Context, training: TrainingRow): Promise<number> {
  const { id: user_id, status_data } = requireAccount(ctx)
  const prerequisites = prerequisitesOf({ ...training, kategori: training.category.name })
  if (!prerequisites) throw new Problem('TRAINING_NOT_FOUND')
  const own = (await runningOf(db, user_id)).find(({ scheme_id }) => scheme_id === training.scheme_id)
  if (own?.schedule_id === training.id && mayEdit(own.tahap)) return own.id
  if (status_data === 0) throw new Problem('DATA_NOT_SUBMITTED')
  const state = scheduleState(training, ctx.now)
  if (!isOpen(state) && state !== 'penuh') throw new Problem('REGISTRATION_CLOSED')
  const berjalan = own !== undefined && isInTheWay(own)
  const person = await applicantOf(db, ctx, user_id, await certificatesForApplying(db, user_id))
  refuseIneligible({ ...person, berjalan }, prerequisites, ctx)
  if (own) {
    await moveApplicationDraft(db, own.id, training.id, ctx.now)
    return own.id
  }
  const at = { now: ctx.now, today: ctx.today, ditawarkan: false, schedule: training }
  const due_at = stageEnd('draft', at, await settingsOn(db, ctx.today))
  const origin = originOf(person, prerequisites)
  const id = await insertApplicationDraft(db, { user_id, schedule_id: training.id, ...origin, now: ctx.now, due_at })
  // Another tab may have begun it at the same moment.
  if (id === undefined) return startDraft(db, ctx, training)
  const certificate = origin.renews_id === null ? null : await certificateFile(db, origin.renews_id)
  await fillDraft(db, ctx, id, { reported: await reportedDocuments(db, user_id), certificate })
  return id
}

/** Of which application or certificate an application is; a re-test of a renewal renews, too. */
function originOf(person: Person, prerequisites: Prerequisites) {
  const { jenis: jenis_permohonan } = prerequisites
  const asal = jenis_permohonan === 'uji_ulang' ? person.asal : undefined
  const renews_id = asal?.renews_id ?? renewedBy(person, prerequisites)?.id ?? null
  return { jenis_permohonan, origin_id: asal?.id ?? null, renews_id }
}
