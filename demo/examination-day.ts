import { sql } from 'kysely'
import { CHECK_ITEM_NAMES, checkedUntil } from '../src/features/catalogue/venues/checks/rules.ts'
import { accommodationOfficeHandlers } from '../src/features/certification/accommodations/office/handlers.ts'
import { accommodationOf, followNeeds } from '../src/features/certification/accommodations/service.ts'
import { examRecordOfficeHandlers } from '../src/features/certification/exam-records/office/handlers.ts'
import { honorariumOfficeHandlers } from '../src/features/certification/honoraria/office/handlers.ts'
import { addDays, type Day } from '../src/lib/day.ts'
import type { Crew } from './exams.ts'
import { morning, type Parts, type Person, past } from './past.ts'

/** Where the invented examiners live, one after the other. */
const HOMES = [
  ['Bogor', '32'],
  ['Jakarta Selatan', '31'],
  ['Denpasar', '51'],
  ['Surabaya', '35'],
  ['Bandung', '32'],
  ['Makassar', '73'],
] as const

/** Homes and leaves of the examiners, rates from a day on, and what the examiners get for the months gone by. */
export async function seedExaminationDay(
  parts: Parts,
  treasurer: Person,
  { office, decider, examiners }: Crew,
): Promise<void> {
  const { db, today } = parts
  const known = await db.selectFrom('examiners').select('id').orderBy('id').execute()
  for (const [place, { id }] of known.entries()) {
    const [kota, provinsi] = HOMES[place % HOMES.length] ?? HOMES[0]
    await db.updateTable('examiners').set({ kota, provinsi }).where('id', '=', id).execute()
  }
  // Far from every date of the demonstration: nobody is missing who is to be assigned.
  for (const { examiner_id, id: created_by } of examiners) {
    const days = { sejak: addDays(today, 300), sampai: addDays(today, 304) }
    await db
      .insertInto('examiner_leaves')
      .values({ examiner_id, created_by, ...days, keterangan: 'Cuti tahunan.' })
      .execute()
  }
  await db
    .insertInto('honorarium_rates')
    .values({
      berlaku_sejak: addDays(today, -1500),
      per_peserta: 250_000,
      perjalanan_kota: 150_000,
      perjalanan_provinsi: 500_000,
      perjalanan_luar: 2_000_000,
    })
    .execute()
  await composeMonths(parts, treasurer)
  await seedNeeds(parts, office)
  await seedRecord(parts, office)
  await seedChecks(parts, office)
  await seedMisconduct(parts, { office, decider })
}

async function composeMonths(parts: Parts, treasurer: Person): Promise<void> {
  const { rows } = await sql<{ bulan: Day }>`
    select distinct date_trunc('month', start_date)::date as bulan from user_trainings
      join schedules on schedules.id = schedule_id where attended_at is not null order by bulan`.execute(parts.db)
  for (const { bulan } of rows) {
    await honorariumOfficeHandlers.composeHonorariums(past(parts, morning(parts.today, 1), treasurer), { bulan })
  }
}

const NEEDS = [
  'Saya memakai kursi roda dan perlu meja yang dapat didekati.',
  'Penglihatan saya lemah; naskah berhuruf besar dan waktu lebih sangat membantu.',
]

/** Of those whose exam lies ahead, one waits for a decision on what they need, and one has it. */
async function seedNeeds(parts: Parts, office: Person): Promise<void> {
  const ahead = await parts.db
    .selectFrom('user_trainings')
    .select('id')
    .where('tahap', '=', 'terjadwal')
    .orderBy('id')
    .limit(NEEDS.length)
    .execute()
  for (const [place, { id }] of ahead.entries()) {
    const kebutuhan_khusus = NEEDS[place] ?? ''
    await parts.db.updateTable('user_trainings').set({ kebutuhan_khusus }).where('id', '=', id).execute()
    await followNeeds(parts.db, { id, kebutuhan_khusus }, morning(parts.today, 1))
  }
  const second = ahead[1] && (await accommodationOf(parts.db, ahead[1].id))
  if (!second) return
  await accommodationOfficeHandlers.grantAccommodation(past(parts, morning(parts.today, 0), office), {
    id: second.id,
    version: second.version,
    tambahan_menit: 30,
    ruang_terpisah: false,
    pembaca: false,
    huruf_besar: true,
    perangkat_sendiri: false,
    langkah_lain: '',
  })
}

/** The latest exam with a result still to come has its record of the day, signed by the office and waiting for its examiner. */
async function seedRecord(parts: Parts, office: Person): Promise<void> {
  const { rows } = await sql<{ id: number; hari: Day }>`
    select schedules.id, coalesce(schedules.end_date, schedules.start_date) as hari from user_trainings as own
      join schedules on schedules.id = own.schedule_id
    where own.tahap = 'menunggu_keputusan' and own.attended_at is not null
      and not exists (select from user_trainings as other where other.schedule_id = schedules.id and other.tahap = 'terjadwal')
    order by schedules.start_date desc, schedules.id limit 1`.execute(parts.db)
  const [exam] = rows
  if (!exam) return
  const ctx = past(parts, new Date(`${addDays(exam.hari, 1)}T02:00:00Z`), office)
  const { version } = await examRecordOfficeHandlers.saveExamRecord(ctx, {
    id: exam.id,
    version: 0,
    jam_mulai: '08.05',
    jam_selesai: '15.40',
    kursi: [],
    kejadian: [{ jam: '10.15', uraian: 'Listrik padam sepuluh menit; waktu peserta ditambah sepuluh menit.' }],
    petugas_lain: '',
    catatan: 'Berjalan lancar.',
  })
  await examRecordOfficeHandlers.signExamRecord(ctx, { id: exam.id, version })
}

/** Every venue was checked some months ago, one of them so long ago that it is soon to be checked again. */
async function seedChecks({ db, today }: Parts, { id: checked_by }: Person): Promise<void> {
  const butir = CHECK_ITEM_NAMES.map((one) => ({ butir: one, sesuai: true, catatan: '' }))
  const known = await db.selectFrom('venues').select('id').orderBy('id').execute()
  for (const [place, { id: venue_id }] of known.entries()) {
    const tanggal = addDays(today, place === 0 ? -330 : -90 - place)
    await db
      .insertInto('venue_checks')
      .values({
        ...{ venue_id, tanggal, checked_by, hasil: 'layak', catatan: 'Diperiksa bersama pengelola gedung.' },
        butir: sql<string>`${JSON.stringify(butir)}::jsonb`,
        created_at: morning(tanggal, 0),
      })
      .execute()
    await db
      .updateTable('venues')
      .set({ diperiksa_sampai: checkedUntil(tanggal) })
      .where('id', '=', venue_id)
      .execute()
  }
}

/** One suspicion of cheating was reported, answered and found to be none. */
async function seedMisconduct(
  { db, today }: Parts,
  { office, decider }: Pick<Crew, 'office' | 'decider'>,
): Promise<void> {
  const certified = await db
    .selectFrom('user_trainings')
    .select('id')
    .where('tahap', '=', 'diterbitkan')
    .where('attended_at', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!certified) return
  await db
    .insertInto('misconduct_cases')
    .values({
      user_training_id: certified.id,
      status: 'tidak_terbukti',
      uraian: 'Pukul 10.20 pengawas menemukan selembar kertas di bawah meja peserta.',
      reported_by: office.id,
      reported_at: morning(today, 30),
      ...{ notified_by: office.id, notified_at: morning(today, 30), answer_due: morning(today, 23) },
      ...{ jawaban: 'Kertas itu denah ruang, dibagikan di meja pendaftaran.', answered_at: morning(today, 29) },
      putusan: 'Kertas itu denah ruang yang dibagikan panitia; tidak ada yang terbukti.',
      decided_by: decider.id,
      decided_at: morning(today, 29),
    })
    .execute()
}
