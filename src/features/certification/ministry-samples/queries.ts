import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'

/** Samples: one's own for a reader from outside, all for the staff (`drawnBy` undefined). */
const samples = (drawnBy: number | undefined): RawBuilder<unknown> => sql`
  select one.*, drawer.name as drawn_by_name from ministry_samples as one
  left join users as drawer on drawer.id = one.drawn_by
  where ${drawnBy === undefined ? sql`true` : sql`one.drawn_by = ${drawnBy}`}`

export const sampleRows = (drawnBy: number | undefined): RawBuilder<unknown> =>
  sql`select * from (${samples(drawnBy)}) as listed`

export const sampleRecord = (drawnBy: number | undefined): RawBuilder<unknown> => sql`
  select known.*, (select json_agg(json_build_object('id', own.id, 'urutan', drawn.urutan,
      'no_sertifikasi', own.no_sertifikasi, 'nama', own.nama, 'skema', own.skema, 'status', own.status) order by drawn.urutan)
    from ministry_sample_certificates as drawn join certificates as own on own.id = drawn.certificate_id
    where drawn.sample_id = known.id) as sertifikat from (${samples(drawnBy)}) as known`

export interface Draw {
  dari: Day
  sampai: Day
  /** The first moment of the period, and the one at which it is over. */
  begin: Date
  over: Date
  kualifikasi: string | null
  ukuran: number
  benih: string
  drawn_by: number
  drawn_at: Date
}

/** Draws and writes down a sample in one statement; undefined where the period has no certificate. */
export async function insertMinistrySample(db: Db, draw: Draw): Promise<number | undefined> {
  const { dari, sampai, begin, over, kualifikasi, ukuran, benih, drawn_by, drawn_at } = draw
  const { rows } = await sql<{ id: number }>`
    with population as (
      select id, row_number() over (order by sha256(convert_to(${benih} || ' ' || id, 'UTF8')), id)::int as urutan
      from certificates where issued_at >= ${begin} and issued_at < ${over}
        and (${kualifikasi}::text is null or upper(kualifikasi) = ${kualifikasi})
    ), made as (
      insert into ministry_samples (dari, sampai, kualifikasi, ukuran, populasi, benih, drawn_by, drawn_at)
      select ${dari}, ${sampai}, ${kualifikasi}, ${ukuran}, count(*), ${benih}, ${drawn_by}, ${drawn_at}
      from population having count(*) > 0 returning id
    ), drawn as (
      insert into ministry_sample_certificates (sample_id, urutan, certificate_id)
      select made.id, urutan, population.id from made, population where urutan <= ${ukuran}
    ) select id from made`.execute(db)
  return rows[0]?.id
}

export interface SampledCertificate {
  id: number
  user_id: number | null
  user_training_id: number | null
  no_sertifikasi: string
  no_registrasi: string | null
  nama: string
  kualifikasi: string
  skema: string
  skema_versi: string | null
  valid_from: Day
  valid_until: Day
  status: string
  issued_at: Date
  issued_by_name: string | null
}

/** A certificate of a sample; undefined where it is none of it, or the sample is somebody else's. */
export async function sampledCertificate(
  db: Db,
  { id, certificate_id, drawnBy }: { id: number; certificate_id: number; drawnBy: number | undefined },
): Promise<SampledCertificate | undefined> {
  const { rows } = await sql<SampledCertificate>`
    select own.id, own.user_id, own.user_training_id, own.no_sertifikasi, own.no_registrasi, own.nama, own.kualifikasi,
      own.skema, own.skema_versi::text as skema_versi, own.valid_from, own.valid_until, own.status, own.issued_at,
      issuer.name as issued_by_name
    from (${samples(drawnBy)}) as one join ministry_sample_certificates as drawn on drawn.sample_id = one.id
    join certificates as own on own.id = drawn.certificate_id left join users as issuer on issuer.id = own.issued_by
    where one.id = ${id} and own.id = ${certificate_id}`.execute(db)
  return rows[0]
}

interface Happening {
  at: Date
  /** The name of the transition, or what was made. */
  event: string
  jenis: 'permohonan' | 'sertifikat' | 'sanksi' | 'cetakan'
}

/** Everything that happened to a certificate and its application, in order of time. */
export async function trailOf(db: Db, { id, user_training_id }: SampledCertificate): Promise<Happening[]> {
  const { rows } = await sql<Happening>`
    select told.at, told.event, told.jenis from (
      select at, transition, 'permohonan' from application_events where user_training_id = ${user_training_id}
      union all select at, transition, 'sertifikat' from certificate_events where certificate_id = ${id}
      union all select opened_at, jenis, 'sanksi' from sanctions where certificate_id = ${id}
      union all select created_at, 'versi ' || versi, 'cetakan' from certificate_papers where certificate_id = ${id}
    ) as told (at, event, jenis) order by told.at, told.jenis`.execute(db)
  return rows
}

export interface ExamTrail {
  nomor: string
  submitted_at: Date | null
  start_date: Day | null
  end_date: Day | null
  tuk: string | null
  metode: string | null
  attended_at: Date | null
  dokumen: { persyaratan: string; status: string }[]
  penguji: { name: string; declared_at: string | null; locked_at: string | null }[]
  putusan: { hasil: string; at: string; decided_by_name: string | null; unit: { unit: string; hasil: string }[] }[]
}

/** The application behind a certificate: its exam, who examined, and what was decided; no file, and no score. */
export async function examTrail(db: Db, applicationId: number): Promise<ExamTrail | undefined> {
  const { rows } = await sql<ExamTrail>`
    select own.nomor, own.submitted_at, exam.start_date, exam.end_date, venue.name as tuk, exam.metode, own.attended_at,
      (select coalesce(json_agg(json_build_object('persyaratan', given.persyaratan, 'status', given.status)
        order by given.id), '[]') from application_files as given where given.user_training_id = own.id) as dokumen,
      (select coalesce(json_agg(json_build_object('name', examiner.name, 'declared_at', one.declared_at,
        'locked_at', one.locked_at) order by one.id), '[]') from examiner_assignments as one
        join examiners as examiner on examiner.id = one.examiner_id
        where one.user_training_id = own.id and one.status = 'diterima') as penguji,
      (select coalesce(json_agg(json_build_object('hasil', decided.hasil, 'at', decided.at,
        'decided_by_name', decider.name, 'unit', decided.unit) order by decided.id), '[]') from decisions as decided
        left join users as decider on decider.id = decided.decided_by where decided.user_training_id = own.id) as putusan
    from user_trainings as own left join schedules as exam on exam.id = own.schedule_id
    left join venues as venue on venue.id = exam.venue_id where own.id = ${applicationId}`.execute(db)
  return rows[0]
}
