import type { Context } from '../../../../ground/context.ts'
import { isOpen } from '../../../catalogue/schedules/rules.ts'
import { examsAhead, type ScheduleRow } from '../../../catalogue/schedules/service.ts'
import { renewalState } from '../../certificates/renewal/rules.ts'
import { OPEN_FILTERS, type OPEN_ORDERS, type OpenFilter } from '../rules.ts'
import { stateForOthers } from '../transitions/facts-service.ts'
import { missingFor } from './eligibility-rules.ts'
import { isInTheWay, type Person, prerequisitesOf, renewedBy } from './eligibility-service.ts'
import { fittingFirst } from './fit-rules.ts'
import type { Running } from './queries.ts'

export interface Applying {
  person: Person
  /** Their running applications. */
  running: Running[]
  /** Schedules that others wait for. */
  waiting: Set<number>
  ctx: Pick<Context, 'now' | 'today'>
}

/** A schedule with what stands against an application of this person; undefined when nobody can apply for it now. */
export function openSchedule(row: ScheduleRow, { person, running, waiting, ctx }: Applying) {
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

/** The search that was asked for; a filter with its value in NO_FILTER narrows nothing. */
export interface OpenSearch extends Record<Exclude<OpenFilter, 'memenuhi'>, string> {
  memenuhi: '0' | '1'
  urut: (typeof OPEN_ORDERS)[number]
}

const NO_FILTER: Record<OpenFilter, string> & Pick<OpenSearch, 'memenuhi'> = {
  search: '',
  category: 'all',
  bulan: '',
  provinsi: '',
  memenuhi: '0',
}

export type OpenTrainingView = NonNullable<ReturnType<typeof openSchedule>>

/** The schedules that a person can apply for and that match, in the order that was asked for. */
export async function openSchedules(
  { db, today }: Pick<Context, 'db' | 'today'>,
  applying: Applying,
  { search, category, bulan, provinsi, memenuhi, urut }: OpenSearch,
): Promise<OpenTrainingView[]> {
  const order = urut === 'sesuai' ? 'tanggal' : urut
  const rows = await examsAhead(db, today, { search, category, month: bulan, province: provinsi, order })
  const open = rows.flatMap((row) => openSchedule(row, applying) ?? [])
  const shown = memenuhi === '1' ? open.filter((one) => one.memenuhi) : open
  return urut === 'sesuai' ? fittingFirst(shown, applying.person.provinsi) : shown
}

/** Lists the values to choose from: categories, months and provinces of the open schedules. */
export function openChoices(open: readonly OpenTrainingView[]) {
  const each = (values: (string | undefined)[]) => [...new Set(values)].filter((value) => value !== undefined)
  return {
    category: each(open.map(({ category }) => category.name)),
    bulan: each(open.map(({ start_date }) => start_date?.slice(0, 7))).toSorted(),
    provinsi: each(open.map(({ tuk }) => tuk?.provinsi)).toSorted(),
  }
}

/** Lists the filters in use without which something would match, each with the number of schedules. */
export async function withoutOneFilter(asked: OpenSearch, found: (search: OpenSearch) => Promise<OpenTrainingView[]>) {
  const narrowing = OPEN_FILTERS.filter((filter) => asked[filter] !== NO_FILTER[filter])
  const counted = await Promise.all(
    narrowing.map(async (saringan) => ({
      saringan,
      jadwal: (await found({ ...asked, [saringan]: NO_FILTER[saringan] })).length,
    })),
  )
  return counted.filter(({ jadwal }) => jadwal > 0)
}
