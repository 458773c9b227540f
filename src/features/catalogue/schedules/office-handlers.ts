import { sql } from 'kysely'
import type { z } from 'zod'
import { day, dayRange, longDay, type Zone } from '../../../lib/day.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { officeResource } from '../../../server/office/store.ts'
import { officeStep } from '../../../server/office/transition.ts'
import { asJson, replaceChildren } from '../../../server/office/values.ts'
import { tell } from '../../platform/notifications/service.ts'
import { callOffDate, peopleAhead } from '../../upkeep/maintenance/service.ts'
import { type ScheduleRecord, type scheduleOfficeCalls, scheduleResource } from './office-contract.ts'
import { applicantsOn, examinersFor, isPublished, placeOf, SCHEDULES } from './office-queries.ts'
import { isOver, isSameTime, mayExamine, type ScheduleTime, scheduleState } from './rules.ts'

const invalid = (field: string, text: string) => new Problem('INVALID', { errors: { [field]: [text] } })

const labelOf = ({ skema, start_date }: ScheduleRecord): string =>
  `${skema}, ${start_date ? longDay(start_date) : 'tanggal menyusul'}`

const asDay = (text: string | null) => (text === null ? null : day(text))

/** Refuses what was held or cancelled already. */
function refuseWhenOver(before: ScheduleRecord, now: Date): void {
  const state = scheduleState(
    {
      ...before,
      start_date: asDay(before.start_date),
      end_date: asDay(before.end_date),
      pendaftaran_dibuka: asDay(before.pendaftaran_dibuka),
      pendaftaran_ditutup: asDay(before.pendaftaran_ditutup),
      dibatalkan: before.cancelled_at !== null,
    },
    now,
  )
  if (isOver(state)) throw new Problem('SCHEDULE_ENDED')
}

type Dates = Pick<ScheduleTime, 'start_date' | 'end_date'>

/** Who examines is recommended until the last day, and is nowhere else on these days. */
async function refuseUnfitExaminers(db: Db, ids: number[], dates: Dates, scheduleId: number): Promise<void> {
  if (ids.length === 0) return
  const examiners = await examinersFor(db, ids, dates, scheduleId)
  if (examiners.length < ids.length)
    throw invalid('penguji', 'Penguji ini tidak ditemukan. Muat ulang, lalu pilih lagi.')
  const expired = examiners.find(({ berlaku_sampai }) => !mayExamine(berlaku_sampai, asDay(dates.end_date)))
  if (expired) {
    const until = longDay(expired.berlaku_sampai ?? '')
    throw invalid('penguji', `Sertifikat penguji ${expired.name} hanya berlaku sampai ${until}. Pilih penguji lain.`)
  }
  const busy = examiners.find((examiner) => examiner.busy)
  if (busy) throw invalid('penguji', `${busy.name} bertugas pada jadwal lain di tanggal itu. Pilih penguji lain.`)
}

/** The hours of a venue are those of its zone. */
async function refuseOtherZone(db: Db, given: { venue_id: number | null; zona_waktu: Zone }): Promise<void> {
  const place = given.venue_id === null ? undefined : await placeOf(db, given.venue_id)
  if (place && place.zona_waktu !== given.zona_waktu) {
    throw invalid('zona_waktu', `${place.name} memakai ${place.zona_waktu}.`)
  }
}

type Form = z.output<typeof scheduleResource.form>

/** What those who registered were promised is not changed behind their backs. */
function refuseBreakingPromises(form: Form, before: ScheduleRecord): void {
  const people = Math.max(before.terisi, before.peserta)
  if (form.kuota < before.terisi) {
    throw invalid('kuota', `Kuota tidak boleh kurang dari ${before.terisi} kursi yang sudah terisi.`)
  }
  if (people === 0) return
  if (form.scheme_version_id !== before.scheme_version_id) {
    throw invalid('scheme_version_id', `Sudah ada ${people} peserta, jadi skemanya tidak dapat diganti.`)
  }
  if (!isSameTime(form, before)) {
    throw invalid('start_date', `Sudah ada ${people} peserta. Pakai Pindahkan, agar mereka diberi tahu.`)
  }
}

const schedules = officeResource(scheduleResource, {
  table: 'schedules',
  rows: SCHEDULES,
  search: true,
  filters: {
    dibatalkan: (value) => (value ? sql`r.cancelled_at is not null` : sql`r.cancelled_at is null`),
    sejak: (value) => sql`r.end_date >= ${value}`,
    sampai: (value) => sql`r.start_date <= ${value}`,
  },
  label: (record) => labelOf(record as unknown as ScheduleRecord),
  values: async (form, { db, ctx, before }) => {
    if (before) {
      refuseWhenOver(before as unknown as ScheduleRecord, ctx.now)
      refuseBreakingPromises(form, before as unknown as ScheduleRecord)
    }
    if (form.metode !== 'Daring' && form.start_date && form.venue_id === null) throw invalid('venue_id', 'Pilih TUK.')
    await refuseOtherZone(db, form)
    await refuseUnfitExaminers(db, form.penguji, form, before?.id ?? 0)
    const staysOnVersion = before?.['scheme_version_id'] === form.scheme_version_id
    if (!staysOnVersion && !(await isPublished(db, form.scheme_version_id))) {
      throw invalid('scheme_version_id', 'Pilih versi skema yang sudah terbit.')
    }
    const { penguji: _children, ...columns } = form
    return { ...columns, rundown: asJson(form.rundown) }
  },
  saved: ({ penguji }, { db, id }) =>
    replaceChildren(
      db,
      { table: 'schedule_examiners', parent: 'schedule_id', id },
      penguji.map((examiner_id) => ({ examiner_id })),
    ),
  removing: async (before) => {
    const people = Math.max(Number(before['terisi']), Number(before['peserta']))
    if (people === 0) return
    const text = `Jadwal ini punya ${people} peserta, jadi tidak dapat dihapus. Batalkan saja, agar mereka diberi tahu.`
    throw new Problem('IN_USE', { errors: { data: [text] } })
  },
})

const readSchedule = async (ctx: Context, id: number): Promise<ScheduleRecord> =>
  (await schedules.getSchedule(ctx, { id })) as ScheduleRecord

/** '3–4 Desember 2026, 08.00–16.00 WIB, TUK Denpasar, Denpasar'. */
async function timeText(db: Db, time: ScheduleTime): Promise<string> {
  const { start_date: start, end_date: end, venue_id } = time
  const days = start === null ? 'tanggal menyusul' : dayRange(start, end)
  const place = venue_id === null ? undefined : await placeOf(db, venue_id)
  const hours = `${time.jam_mulai}–${time.jam_selesai} ${time.zona_waktu}`
  return [days, hours, ...(place ? [place.name, place.kota] : [])].join(', ')
}

export const scheduleOfficeHandlers: Handlers<typeof scheduleOfficeCalls, Context> = {
  ...schedules,

  cancelSchedule: (ctx, { alasan, ...seen }) =>
    officeStep(ctx, seen, {
      table: 'schedules',
      noun: scheduleResource.name,
      action: 'batalkan',
      label: labelOf,
      get: readSchedule,
      change: async (db, before) => {
        refuseWhenOver(before, ctx.now)
        const waktu = await timeText(db, before)
        for (const { path, ...person } of await applicantsOn(db, before.id)) {
          const words = { name: person.name, skema: before.skema, waktu, alasan, link: `${ctx.appUrl}${path}` }
          await tell(db, ctx, person, { letter: 'scheduleCancelled', ...words }, path)
        }
        await callOffDate(db, ctx, before.id, alasan)
        return { cancelled_at: ctx.now, alasan_batal: alasan }
      },
    }),

  moveSchedule: (ctx, { id, version, alasan, ...time }) =>
    officeStep(
      ctx,
      { id, version },
      {
        table: 'schedules',
        noun: scheduleResource.name,
        action: 'pindahkan',
        label: labelOf,
        get: readSchedule,
        noted: { alasan },
        change: async (db, before) => {
          refuseWhenOver(before, ctx.now)
          if (isSameTime(time, before)) throw invalid('start_date', 'Waktu dan tempatnya belum berubah.')
          if (time.start_date <= ctx.today) throw invalid('start_date', 'Pilih hari sesudah hari ini.')
          if (before.metode !== 'Daring' && time.venue_id === null) throw invalid('venue_id', 'Pilih TUK.')
          await refuseOtherZone(db, time)
          await refuseUnfitExaminers(db, before.penguji, time, id)
          const [dari, ke] = [await timeText(db, before), await timeText(db, time)]
          const { skema, pemeliharaan: kegiatan } = before
          for (const { path, ...person } of await (kegiatan ? peopleAhead : applicantsOn)(db, id)) {
            const link = `${ctx.appUrl}${kegiatan ? path : `/jadwal-uji/${id}`}`
            const words = { name: person.name, skema, kegiatan, dari, ke, alasan, link }
            await tell(db, ctx, person, { letter: 'scheduleMoved', ...words }, path)
          }
          return time
        },
      },
    ),
}
