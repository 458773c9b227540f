import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { member } from '../../../server/http/session.ts'
import { isOpen, scheduleState } from '../../catalogue/schedules/rules.ts'
import { examsAhead, type TrainingRow, trainingById } from '../../catalogue/schedules/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { type Renewable, renewalState, renewedFor } from '../certificates/renewal-rules.ts'
import type { certificationCalls } from './contract.ts'
import { isInTheWay, type Person, personOf, prerequisitesOf, refuseIneligible } from './eligibility.ts'
import { missingFor, type Prerequisites } from './eligibility-rules.ts'
import { stateForOthers } from './facts.ts'
import { writableOf } from './queries.ts'
import { fillRenewal } from './renewal-draft.ts'
import { mayEdit } from './rules.ts'
import { datesWithWaiting, insertDraft, moveDraft, type Running, runningOf } from './start-queries.ts'
import { stageEnd } from './step-rules.ts'
import { asUserTraining } from './view.ts'

interface Seen {
  person: Person
  running: Running[]
  waiting: Set<number>
  ctx: Pick<Context, 'now' | 'today'>
}

const askedBy = (row: TrainingRow) => prerequisitesOf({ ...row, kategori: row.category.name })

/** A date with what stands against an application of this person; undefined when nobody can apply for it now. */
function openTraining(row: TrainingRow, { person, running, waiting, ctx }: Seen) {
  const state = stateForOthers(row, waiting.has(row.id), ctx.now)
  const prerequisites = askedBy(row)
  if (!prerequisites || (!isOpen(state) && state !== 'penuh')) return undefined
  const own = running.find(({ scheme_id }) => scheme_id === row.scheme_id)
  const isHere = own?.schedule_id === row.id
  const berjalan = own !== undefined && !isHere && isInTheWay(own)
  const kurang = missingFor({ ...person, berjalan }, prerequisites, ctx.today)
  const renewed = renewedBy(person, prerequisites)
  return {
    ...row,
    status_jadwal: state,
    jenis_permohonan: prerequisites.jenis,
    memenuhi: kurang.length === 0,
    kurang,
    memperpanjang: renewed && {
      nomor: renewed.nomor,
      ...renewed.jendela,
      keadaan: renewalState(renewed.jendela, ctx.today),
    },
    user_training_id: isHere ? own.id : null,
    tahap: isHere ? own.tahap : null,
  }
}

/** Goes on with what runs in the scheme: what may be written on for this date, or a draft, which moves to it. */
async function started(db: Db, ctx: Context, training: TrainingRow): Promise<number> {
  const { id: user_id, status_data } = member(ctx)
  const prerequisites = askedBy(training)
  if (!prerequisites) throw new Problem('TRAINING_NOT_FOUND')
  const own = (await runningOf(db, user_id)).find(({ scheme_id }) => scheme_id === training.scheme_id)
  if (own?.schedule_id === training.id && mayEdit(own.tahap)) return own.id
  if (status_data === 0) throw new Problem('DATA_NOT_SUBMITTED')
  const state = scheduleState(training, ctx.now)
  if (!isOpen(state) && state !== 'penuh') throw new Problem('REGISTRATION_CLOSED')
  const berjalan = own !== undefined && isInTheWay(own)
  const person = await personOf(db, ctx, user_id)
  refuseIneligible({ ...person, berjalan }, prerequisites, ctx)
  if (own) {
    await moveDraft(db, own.id, training.id, ctx.now)
    return own.id
  }
  const at = { now: ctx.now, today: ctx.today, ditawarkan: false, uji: null }
  const due_at = stageEnd('draft', at, await settingsOf(db, ctx.today))
  const draft = { user_id, schedule_id: training.id, ...originOf(person, prerequisites), now: ctx.now, due_at }
  const id = await insertDraft(db, draft)
  // Another tab may have begun it at the same moment.
  if (id === undefined) return started(db, ctx, training)
  if (prerequisites.jenis === 'perpanjangan') await fillRenewal(db, ctx, id)
  return id
}

/** The certificate that an application of this person would renew. */
const renewedBy = ({ sertifikat }: Person, { jenis, kualifikasi }: Prerequisites): Renewable | null =>
  (jenis === 'perpanjangan' && renewedFor(sertifikat, kualifikasi)) || null

/** Of which application or certificate an application is; a re-test of a renewal renews, too. */
function originOf(person: Person, prerequisites: Prerequisites) {
  const { jenis: jenis_permohonan } = prerequisites
  const asal = jenis_permohonan === 'uji_ulang' ? person.asal : undefined
  const memperpanjang_id = asal?.memperpanjang_id ?? renewedBy(person, prerequisites)?.id ?? null
  return { jenis_permohonan, asal_id: asal?.id ?? null, memperpanjang_id }
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
    const seen = { person, running, waiting, ctx }
    return {
      jadwal: exams.flatMap((row) => openTraining(row, seen) ?? []),
      draf: writable.map((row) => asUserTraining(row, ctx.today)),
    }
  },

  startApplication: async (ctx, { id }) => {
    const training = await trainingById(ctx.db, id)
    if (!training) throw new Problem('TRAINING_NOT_FOUND')
    return { id: await inTransaction(ctx.db, (db) => started(db, ctx, training)) }
  },
}
