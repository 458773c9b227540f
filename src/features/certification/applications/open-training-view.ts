import type { Context } from '../../../server/context.ts'
import { isOpen } from '../../catalogue/schedules/rules.ts'
import type { TrainingRow } from '../../catalogue/schedules/service.ts'
import { renewalState } from '../certificates/renewal-rules.ts'
import { missingFor } from './eligibility-rules.ts'
import { isInTheWay, type Person, prerequisitesOf, renewedBy } from './eligibility-service.ts'
import { stateForOthers } from './facts-service.ts'
import type { Running } from './start-queries.ts'

export interface Applying {
  person: Person
  /** Their running applications. */
  running: Running[]
  /** Schedules that others wait for. */
  waiting: Set<number>
  ctx: Pick<Context, 'now' | 'today'>
}

/** A schedule with what stands against an application of this person; undefined when nobody can apply for it now. */
export function openTraining(row: TrainingRow, { person, running, waiting, ctx }: Applying) {
  const state = stateForOthers(row, waiting.has(row.id), ctx.now)
  const prerequisites = prerequisitesOf({ ...row, kategori: row.category.name })
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
      no_sertifikasi: renewed.no_sertifikasi,
      ...renewed.window,
      keadaan: renewalState(renewed.window, ctx.today),
    },
    user_training_id: isHere ? own.id : null,
    tahap: isHere ? own.tahap : null,
  }
}
