import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { bodyZone, day, dayIn, longDay, momentIn, type Zone } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { cancelSchedule } from '../../../../processes/schedules/cancel-schedule.ts'
import { cutDeadlines } from '../../../../processes/schedules/cut-deadlines.ts'
import { notifyOfDetails, notifyOfMove } from '../../../../processes/schedules/notify-of-schedule.ts'
import { requireCheckedVenue } from '../../venues/checks/service.ts'
import { changedDetails } from '../detail-rules.ts'
import { clashesOf, leavesAmong } from '../occupancy-queries.ts'
import { clashSentences, leaveSentence } from '../occupancy-rules.ts'
import { isOver, isSameTime, mayExamine, type ScheduleTime, stateOfSchedule } from '../rules.ts'
import { seriesHandlers } from '../series-handlers.ts'
import { type ScheduleRecord, type scheduleOfficeCalls, scheduleResource } from './contract.ts'
import {
  examinerNames,
  isExamVersion,
  isVersionPublished,
  lockCandidates,
  lockVenue,
  removeOtherExaminers,
  SCHEDULES,
  venuePlace,
  writeExaminers,
} from './queries.ts'

const scheduleLabel = ({ skema, start_date }: ScheduleRecord): string =>
  `${skema}, ${start_date ? longDay(start_date) : 'tanggal menyusul'}`

const asDay = (text: string | null) => (text === null ? null : day(text))

/** Refuses what is over or was cancelled. */
function refuseWhenOver(before: ScheduleRecord, now: Date): void {
  if (isOver(stateOfSchedule(before, now))) throw new Problem('SCHEDULE_ENDED')
}

/** Examiners need a recommendation that lasts until the last day. */
async function refuseUnfitExaminers(db: Db, ids: number[], time: Pick<ScheduleTime, 'end_date'>): Promise<void> {
  if (ids.length === 0) return
  const examiners = await lockCandidates(db, ids)
  if (examiners.length < ids.length)
    throw invalidFields({ penguji: 'Penguji ini tidak ditemukan. Muat ulang, lalu pilih lagi.' })
  const expired = examiners.find(({ berlaku_sampai }) => !mayExamine(berlaku_sampai, asDay(time.end_date)))
  if (expired) {
    const until = longDay(expired.berlaku_sampai ?? '')
    throw invalidFields({
      penguji: `Sertifikat penguji ${expired.name} hanya berlaku sampai ${until}. Pilih penguji lain.`,
    })
  }
}

interface Occupying extends ScheduleTime {
  ruang: number | null
  metode: string
  penguji: number[]
}

/** Nobody is at two places, away or not; no room has two schedules. What stood before may stay while its time does. */
async function refuseClashes(db: Db, id: number, given: Occupying, before?: Occupying): Promise<void> {
  if (given.venue_id !== null) await lockVenue(db, given.venue_id)
  const stays =
    before !== undefined && isSameTime(given, before) && given.metode === before.metode && given.ruang === before.ruang
  const penguji = stays ? given.penguji.filter((each) => !before.penguji.includes(each)) : given.penguji
  const [away] = await leavesAmong(db, penguji, given)
  if (away) throw invalidFields({ penguji: leaveSentence(away) })
  const venue_id = given.metode === 'Daring' ? null : given.venue_id
  const clashes = await clashesOf(db, { id, time: given, venue_id, ruang: given.ruang, penguji, moves: !stays })
  if (clashes.length > 0) throw new Problem('INVALID', { errors: clashSentences(clashes) })
}

/** Hours are stated in the zone of the venue. */
async function refuseOtherZone(db: Db, given: { venue_id: number | null; zona_waktu: Zone }): Promise<void> {
  const place = given.venue_id === null ? undefined : await venuePlace(db, given.venue_id)
  if (place && place.zona_waktu !== given.zona_waktu) {
    throw invalidFields({ zona_waktu: `${place.name} memakai ${place.zona_waktu}.` })
  }
}

type Placed = Pick<ScheduleRecord, 'venue_id' | 'metode' | 'scheme_version_id'>

/** A new exam, or one that comes to another venue, takes place where somebody has looked within a year. */
async function refuseUncheckedVenue(db: Db, { today }: Context, form: Placed, before?: Placed): Promise<void> {
  const stays = before?.venue_id === form.venue_id && before.metode !== 'Daring'
  if (form.metode === 'Daring' || form.venue_id === null || stays) return
  if (await isExamVersion(db, form.scheme_version_id)) await requireCheckedVenue(db, form.venue_id, today)
}

type Form = z.output<typeof scheduleResource.form>

/** A time that has begun is nobody's to register for; one that stood before may stay. */
function refuseBegun(form: Form, now: Date, before?: ScheduleRecord): void {
  if (form.start_date === null || (before && isSameTime(form, before))) return
  if (momentIn(form.zona_waktu, day(form.start_date), form.jam_mulai) > now) return
  const isToday = form.start_date === dayIn(form.zona_waktu, now)
  throw invalidFields(
    isToday
      ? { jam_mulai: 'Jam mulai ini sudah lewat hari ini. Pilih jam atau hari yang masih akan datang.' }
      : { start_date: 'Tanggal mulai ini sudah lewat. Pilih hari yang masih akan datang.' },
  )
}

/** Promises to those who registered are not changed behind their backs. */
function refuseBreakingPromises(form: Form, before: ScheduleRecord): void {
  const people = Math.max(before.terisi, before.peserta)
  if (form.kuota < before.terisi) {
    throw invalidFields({ kuota: `Kuota tidak boleh kurang dari ${before.terisi} kursi yang sudah terisi.` })
  }
  if (people === 0) return
  if (form.scheme_version_id !== before.scheme_version_id) {
    throw invalidFields({ scheme_version_id: `Sudah ada ${people} peserta, jadi skemanya tidak dapat diganti.` })
  }
  if (!isSameTime(form, before)) {
    throw invalidFields({ start_date: `Sudah ada ${people} peserta. Pakai Pindahkan, agar mereka diberi tahu.` })
  }
}

const schedules = resourceHandlers(scheduleResource, {
  table: 'schedules',
  rows: SCHEDULES,
  search: true,
  filters: {
    dibatalkan: (value) => (value ? sql`r.cancelled_at is not null` : sql`r.cancelled_at is null`),
    lewat: (value, now) => {
      const isPast = sql`r.end_date < ${dayIn(bodyZone(), now)}`
      return value ? isPast : sql`(${isPast}) is not true`
    },
    examiner_id: (value) => sql`r.id in (select schedule_id from schedule_examiners where examiner_id = ${value}
      union select own.schedule_id from examiner_assignments as given
        join user_trainings as own on own.id = given.user_training_id
        where given.examiner_id = ${value} and given.status = 'diterima')`,
    mendatang: (value, now) => {
      const isAhead = sql`(r.start_date is null or r.start_date > ${dayIn(bodyZone(), now)})`
      return value ? isAhead : sql`not ${isAhead}`
    },
    berbenturan: (value, now) => {
      const clashes = sql`r.id in (select schedule_id from overlapping_schedules where occupied_until > ${now})`
      return value ? clashes : sql`not ${clashes}`
    },
    sejak: (value) => sql`r.end_date >= ${value}`,
    sampai: (value) => sql`r.start_date <= ${value}`,
  },
  label: scheduleLabel,
  values: async ({ form, db, ctx, before }) => {
    if (before) {
      refuseWhenOver(before, ctx.now)
      refuseBreakingPromises(form, before)
    }
    if (form.metode !== 'Daring' && form.start_date && form.venue_id === null)
      throw invalidFields({ venue_id: 'Pilih TUK.' })
    await refuseUncheckedVenue(db, ctx, form, before)
    await refuseOtherZone(db, form)
    refuseBegun(form, ctx.now, before)
    await refuseUnfitExaminers(db, form.penguji, form)
    await refuseClashes(db, before?.id ?? 0, form, before)
    const staysOnVersion = before?.scheme_version_id === form.scheme_version_id
    if (!staysOnVersion && !(await isVersionPublished(db, form.scheme_version_id))) {
      throw invalidFields({ scheme_version_id: 'Pilih versi skema yang sudah terbit.' })
    }
    // Before the time changes: who leaves the schedule is not looked for at its new hours.
    if (before) await removeOtherExaminers(db, before.id, form.penguji)
    const { penguji: _children, ...columns } = form
    return { ...columns, rundown: asJson(form.rundown) }
  },
  afterSave: async ({ form, db, ctx, before, id }) => {
    await writeExaminers(db, id, form.penguji)
    if (!before || Math.max(before.terisi, before.peserta) === 0) return
    const perubahan = changedDetails(before, { ...form, nama_penguji: await examinerNames(db, form.penguji) })
    if (perubahan.length > 0) await notifyOfDetails(db, ctx, before, perubahan)
  },
  beforeRemove: async (before) => {
    const people = Math.max(before.terisi, before.peserta)
    if (people === 0) return
    const text = `Jadwal ini punya ${people} peserta, jadi tidak dapat dihapus. Batalkan saja, agar mereka diberi tahu.`
    throw new Problem('IN_USE', { errors: { data: [text] } })
  },
})

const transition = {
  table: 'schedules',
  noun: scheduleResource.name,
  label: scheduleLabel,
  get: schedules.getSchedule,
} as const

export const scheduleOfficeHandlers: Handlers<typeof scheduleOfficeCalls, Context> = {
  ...schedules,
  ...seriesHandlers(schedules),

  cancelSchedule: (ctx, { alasan, ...seen }) =>
    takeRecordTransition(ctx, seen, {
      ...transition,
      action: 'batalkan',
      change: async (db, before) => {
        refuseWhenOver(before, ctx.now)
        await cancelSchedule(db, ctx, before, alasan)
        return { cancelled_at: ctx.now, alasan_batal: alasan }
      },
    }),

  moveSchedule: (ctx, { id, version, alasan, ...time }) =>
    takeRecordTransition(
      ctx,
      { id, version },
      {
        ...transition,
        action: 'pindahkan',
        auditNote: { alasan },
        change: async (db, before) => {
          refuseWhenOver(before, ctx.now)
          if (isSameTime(time, before)) throw invalidFields({ start_date: 'Waktu dan tempatnya belum berubah.' })
          if (time.start_date <= ctx.today) throw invalidFields({ start_date: 'Pilih hari sesudah hari ini.' })
          if (before.metode !== 'Daring' && time.venue_id === null) throw invalidFields({ venue_id: 'Pilih TUK.' })
          await refuseUncheckedVenue(db, ctx, { ...before, ...time }, before)
          await refuseOtherZone(db, time)
          await refuseUnfitExaminers(db, before.penguji, time)
          await refuseClashes(db, id, { ...before, ...time }, before)
          await cutDeadlines(db, ctx, id, { ...time, start_date: day(time.start_date) })
          await notifyOfMove(db, ctx, before, { time, alasan })
          return time
        },
      },
    ),
}
