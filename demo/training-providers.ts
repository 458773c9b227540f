import { sql } from 'kysely'
import { keepFile } from '../src/features/platform/files/service.ts'
import { trainingProviderOfficeHandlers } from '../src/features/service/training-providers/office/handlers.ts'
import type { Db } from '../src/ground/database/db.ts'
import { addMonths, day } from '../src/lib/day.ts'
import { samplePaper } from './papers.tsx'
import { morning, type Parts, type Person, past } from './past.ts'

const OWN = { nama: 'LPK Contoh Lingkungan', nama_lain: ['LPK Contoh Lingkungan Hidup'], hubungan: 'sendiri' } as const
const PARTNER = { nama: 'Pusat Studi Contoh Universitas', nama_lain: [], hubungan: 'mitra' } as const

/** The candidates of last year by where they were trained, and how many of them passed. */
const LAST_YEAR = [
  { lembaga_pelatihan: 'LPK Contoh Lingkungan', peserta: 8, kompeten: 8 },
  { lembaga_pelatihan: 'Pusat Studi Contoh Universitas', peserta: 5, kompeten: 4 },
  { lembaga_pelatihan: 'Balai Pelatihan Contoh Nusantara', peserta: 7, kompeten: 3 },
  { lembaga_pelatihan: 'Contoh Konsultan Amdal', peserta: 5, kompeten: 3 },
]

/** Two providers that the body has to do with, and a year of decisions on candidates from there and elsewhere. */
export async function seedTrainingProviders(parts: Parts, { owner, decider }: { owner: Person; decider: Person }) {
  const ctx = past(parts, morning(parts.today, 220), owner)
  for (const provider of [OWN, PARTNER]) {
    const since = { sejak: day(`${Number(parts.today.slice(0, 4)) - 8}-01-01`), sampai: null, pengajar: [] }
    const { nama, nama_lain, hubungan } = provider
    await trainingProviderOfficeHandlers.createTrainingProvider(ctx, {
      nama,
      nama_lain: [...nama_lain],
      hubungan,
      ...since,
    })
  }
  const exam = await lastYearsExam(parts, owner)
  if (!exam) return
  let number = 0
  for (const { lembaga_pelatihan, peserta, kompeten } of LAST_YEAR) {
    for (let n = 0; n < peserta; n += 1) {
      number += 1
      await seedDecided(parts, { ...exam, number, decider, lembaga_pelatihan, isCompetent: n < kompeten })
    }
  }
}

interface Exam {
  schedule_id: number
  year: number
  skema: string
  scheme_version_id: number
  units: string[]
  /** Of the password that all accounts of the demonstration have. */
  password_hash: string
}

/** An exam of last year, at the first venue; none where there is neither scheme nor venue. */
async function lastYearsExam({ db, today }: Parts, owner: Person): Promise<Exam | undefined> {
  const year = Number(today.slice(0, 4)) - 1
  const version = await db
    .selectFrom('scheme_versions')
    .select(['id', 'name'])
    .select(sql<{ judul: string }[]>`unit_kompetensi`.as('unit'))
    .where('name', 'ilike', '%Sertifikasi Anggota%')
    .orderBy('id')
    .executeTakeFirst()
  const venue = await db.selectFrom('venues').select(['id', 'zona_waktu']).orderBy('id').executeTakeFirst()
  if (!version || !venue) return undefined
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  const { id: schedule_id } = await db
    .insertInto('schedules')
    .values({
      ...{ scheme_version_id: version.id, venue_id: venue.id, zona_waktu: venue.zona_waktu, metode: 'Luring' },
      ...{ start_date: `${year}-06-08`, end_date: `${year}-06-09`, jam_mulai: '08.00', jam_selesai: '16.00' },
      ...{ pendaftaran_dibuka: `${year}-04-01`, pendaftaran_ditutup: `${year}-05-15`, kuota: 30, terisi: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    schedule_id,
    year,
    skema: version.name,
    scheme_version_id: version.id,
    units: version.unit.map(({ judul }) => judul),
    password_hash,
  }
}

interface Candidate extends Exam {
  number: number
  decider: Person
  lembaga_pelatihan: string
  isCompetent: boolean
}

/** A candidate of last year, as the records of that exam have them. */
async function seedDecided(parts: Parts, candidate: Candidate): Promise<void> {
  const { db } = parts
  const { schedule_id, year, number, decider, units, isCompetent, password_hash } = candidate
  const at = new Date(`${year}-06-20T03:00:00Z`)
  const name = `Contoh Peserta Pelatihan ${number}`
  const email = `peserta.pelatihan.${number}@example.com`
  const { id: user_id } = await db
    .insertInto('users')
    .values({ name, email, phone: '+6281200000000', password_hash, status_data: 1, email_verified_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('user_trainings')
    .values({
      user_id,
      schedule_id,
      tahap: isCompetent ? 'diterbitkan' : 'belum_kompeten',
      tahap_sejak: at,
      submitted_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await nameTraining(parts, candidate, { user_id, user_training_id: id, at })
  const middle = Math.floor(units.length / 2)
  const unit = units.map((one, index) => ({
    unit: one,
    hasil: isCompetent || index !== middle ? 'K' : 'BK',
    catatan: '',
  }))
  const { id: decision_id } = await db
    .insertInto('decisions')
    .values({
      ...{ user_training_id: id, hasil: isCompetent ? 'kompeten' : 'belum_kompeten', decided_by: decider.id, at },
      unit: sql`${JSON.stringify(unit)}::jsonb`,
      alasan: 'Contoh. Sesuai dengan bukti dan penilaian kedua penguji.',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isCompetent) await issue(db, candidate, { user_id, user_training_id: id, decision_id, nama: name, at })
}

interface Own {
  user_id: number
  user_training_id: number
  at: Date
}

async function nameTraining(parts: Parts, { lembaga_pelatihan, year, number }: Candidate, own: Own): Promise<void> {
  const { user_id: userId, user_training_id, at } = own
  const bytes = await samplePaper('Sertifikat pelatihan', parts.today)
  const paper = {
    userId,
    jenis: 'sertifikat_pelatihan',
    name: 'pelatihan.pdf',
    type: 'application/pdf',
    bytes,
  } as const
  const { id: file_id } = await keepFile(parts.db, { ...parts, now: at }, paper)
  await parts.db
    .insertInto('application_files')
    .values({
      ...{
        user_training_id,
        persyaratan: 'Sertifikat pelatihan penyusun Amdal',
        file_id,
        status: 'sesuai',
        created_at: at,
      },
      ...{ no_sertifikat: `CONTOH/${year - 1}/${number}`, lembaga_pelatihan, tanggal_sertifikat: `${year - 1}-10-12` },
    })
    .execute()
}

/** Their certificates, which the register does not list: nobody of them asked for it. */
async function issue(
  db: Db,
  { year, number, skema, scheme_version_id, units }: Candidate,
  { at, ...of }: Own & { decision_id: number; nama: string },
): Promise<void> {
  const valid_from = day(`${year}-06-20`)
  await db
    .insertInto('certificates')
    .values({
      ...{ ...of, scheme_version_id, skema, skema_versi: 1, kualifikasi: 'ATPA', unit_kompetensi: units },
      ...{ valid_from, valid_until: addMonths(valid_from, 36), status_since: at, issued_at: at, publik: false },
      no_sertifikasi: `${700 + number}/ATPA/LSK-CONTOH/${year}`,
    })
    .execute()
}
