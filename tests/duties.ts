import { openYears } from '../src/features/upkeep/duties/year-service.ts'
import type { Db } from '../src/ground/database/db.ts'
import { addDays, addMonths, type Day, dayIn } from '../src/lib/day.ts'
import { makeAccount } from './accounts.ts'
import { makeCertificate } from './certificates.ts'
import type { TestApp } from './harness.ts'

interface Choices {
  valid_from: Day
  valid_until?: Day
  status?: 'aktif' | 'dibekukan' | 'dicabut' | 'diganti'
  kualifikasi?: string
  user_id?: number
}

export interface Holder {
  user_id: number
  certificate_id: number
  no_sertifikasi: string
}

/** Somebody with an account and a certificate whose years count since its first day. */
export async function makeHolder(db: Db, { valid_from, ...choices }: Choices): Promise<Holder> {
  const user_id = choices.user_id ?? (await makeAccount(db)).id
  const valid_until = choices.valid_until ?? addMonths(valid_from, 36)
  const certificate = await makeCertificate(db, { ...choices, user_id, valid_from, valid_until })
  await db.updateTable('certificates').set({ duties_since: valid_from }).where('id', '=', certificate.id).execute()
  await db.updateTable('users').set({ no_sertifikasi: certificate.no_sertifikasi }).where('id', '=', user_id).execute()
  return { user_id, certificate_id: certificate.id, no_sertifikasi: certificate.no_sertifikasi }
}

/** The site on another day, at ten in the morning of Jakarta, with the years that have begun by then. */
export async function onDay(site: TestApp, on: Day): Promise<void> {
  site.clock.now = new Date(`${on}T03:00:00Z`)
  await openYears({ db: site.db, today: on })
}

export const today = (site: TestApp): Day => dayIn('WIB', site.clock.now)

/** The year of a certificate that runs on a day. */
export async function yearOn(db: Db, certificateId: number, on: Day): Promise<number> {
  const { id } = await db
    .selectFrom('certificate_years')
    .select('id')
    .where('certificate_id', '=', certificateId)
    .where('mulai', '<=', on)
    .where('selesai', '>=', on)
    .executeTakeFirstOrThrow()
  return id
}

/** A report that was sent on a day. */
export const makeReport = (db: Db, user_id: number, year_id: number, on: Day, status = 'diajukan') =>
  db
    .insertInto('performance_reports')
    .values({
      no_sertifikasi: `LKP/${year_id}`,
      user_id,
      year_id,
      status,
      nihil: true,
      alasan_nihil: 'Tidak ada penugasan.',
      submitted_at: `${on}T03:00:00Z`,
      created_at: `${on}T03:00:00Z`,
      updated_at: `${on}T03:00:00Z`,
    })
    .execute()

/** An activity elsewhere that ended on a day and was recognised the day after. */
export async function makeActivity(db: Db, user_id: number, on: Day, poin = 8): Promise<void> {
  const recogniser = await makeAccount(db, { role: 'administrator' })
  await db
    .insertInto('maintenance_records')
    .values({
      user_id,
      status: 'diakui',
      jenis_kegiatan: 'webinar',
      nama_kegiatan: `Webinar ${on}`,
      penyelenggara: 'Lembaga Contoh',
      tanggal_mulai: on,
      tanggal_selesai: on,
      jam_pelajaran: poin,
      poin,
      decided_by: recogniser.id,
      decided_at: `${addDays(on, 1)}T03:00:00Z`,
      created_at: `${on}T03:00:00Z`,
      updated_at: `${on}T03:00:00Z`,
    })
    .execute()
}
