import { sql } from 'kysely'
import { day, longDay, type Zone } from '../../lib/day.ts'
import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { Db } from '../../server/db.ts'
import { sendMail } from '../../server/mail.ts'
import { officeStep } from '../../server/office-step.ts'
import { officeResource } from '../../server/office-store.ts'
import { asJson } from '../../server/office-values.ts'
import { type ScheduleRecord, type scheduleOfficeCalls, scheduleResource } from './office-contract.ts'
import { isPublished, peopleOn, placeOf, SCHEDULES, SCHEDULES_SOUGHT } from './office-queries.ts'
import { isOver, isSameTime, type ScheduleTime, scheduleState } from './rules.ts'

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

/** The hours of a venue are those of its zone. */
async function refuseOtherZone(db: Db, given: { venue_id: number | null; zona_waktu: Zone }): Promise<void> {
  const place = given.venue_id === null ? undefined : await placeOf(db, given.venue_id)
  if (place && place.zona_waktu !== given.zona_waktu) {
    throw invalid('zona_waktu', `${place.name} memakai ${place.zona_waktu}.`)
  }
}

type Form = Omit<
  ScheduleRecord,
  'id' | 'version' | 'terisi' | 'peserta' | 'skema' | 'kategori' | 'tuk' | 'cancelled_at' | 'alasan_batal'
>

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
  sought: SCHEDULES_SOUGHT,
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
    const staysOnVersion = before?.['scheme_version_id'] === form.scheme_version_id
    if (!staysOnVersion && !(await isPublished(db, form.scheme_version_id))) {
      throw invalid('scheme_version_id', 'Pilih versi skema yang sudah terbit.')
    }
    return { ...form, rundown: asJson(form.rundown) }
  },
  removing: async (before) => {
    const people = Math.max(Number(before['terisi']), Number(before['peserta']))
    if (people === 0) return
    const text = `Jadwal ini punya ${people} peserta, jadi tidak dapat dihapus. Batalkan saja, agar mereka diberi tahu.`
    throw new Problem('IN_USE', { errors: { data: [text] } })
  },
})

const readSchedule = async (ctx: Context, id: number): Promise<ScheduleRecord> =>
  (await schedules.getSchedule(ctx, { id })) as ScheduleRecord

/** '3 Desember 2026–4 Desember 2026, 08.00–16.00 WIB, TUK Denpasar, Denpasar'. */
async function timeText(db: Db, time: ScheduleTime): Promise<string> {
  const { start_date: start, end_date: end, venue_id } = time
  const days =
    start === null ? 'tanggal menyusul' : [start, ...(end && end !== start ? [end] : [])].map(longDay).join('–')
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
        const link = `${ctx.appUrl}/jadwal-uji`
        for (const { name, email } of await peopleOn(db, before.id)) {
          const words = { name, skema: before.skema, waktu, alasan, link }
          await sendMail(db, ctx, { letter: 'scheduleCancelled', to: email, ...words })
        }
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
          const [dari, ke] = [await timeText(db, before), await timeText(db, time)]
          const link = `${ctx.appUrl}/jadwal-uji/${id}`
          for (const { name, email } of await peopleOn(db, id)) {
            await sendMail(db, ctx, {
              letter: 'scheduleMoved',
              to: email,
              name,
              skema: before.skema,
              dari,
              ke,
              alasan,
              link,
            })
          }
          return time
        },
      },
    ),
}
