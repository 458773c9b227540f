import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { ExaminedCandidate, HonorariumLine, Rate } from './rules.ts'

export const allRates = (db: Db): Promise<Rate[]> =>
  db
    .selectFrom('honorarium_rates')
    .select([sql<Day>`berlaku_sejak`.as('berlaku_sejak'), 'per_peserta', 'perjalanan_kota', 'perjalanan_provinsi'])
    .select('perjalanan_luar')
    .orderBy('berlaku_sejak')
    .execute()

export interface ExaminedRow extends ExaminedCandidate {
  examiner_id: number
  penguji: string
  kota: string
  provinsi: string | null
  /** True when a statement already has the journey to this schedule. */
  way_paid: boolean
}

/** Lists the candidates who were examined in a month by an examiner who had accepted, and are in no statement yet. */
export async function unpaidWork(db: Db, first: Day): Promise<ExaminedRow[]> {
  const { rows } = await sql<ExaminedRow>`
    select given.id as assignment_id, coalesce(own.nomor, own.id::text) as nomor, schedules.id as schedule_id,
      schedules.skema, schedules.start_date as tanggal_uji, examiners.id as examiner_id, examiners.name as penguji,
      examiners.kota, examiners.provinsi,
      case when venues.id is not null
        then json_build_object('nama', venues.name, 'kota', venues.kota, 'provinsi', venues.provinsi) end as tempat,
      exists (select from honorarium_lines as line where line.jenis = 'perjalanan'
        and line.examiner_id = examiners.id and line.schedule_id = schedules.id) as way_paid
    from examiner_assignments as given join examiners on examiners.id = given.examiner_id
      join user_trainings as own on own.id = given.user_training_id join schedules on schedules.id = own.schedule_id
      left join venues on venues.id = schedules.venue_id and schedules.metode <> 'Daring'
    where given.status = 'diterima' and own.attended_at is not null and schedules.cancelled_at is null
      and schedules.start_date >= ${first}::date and schedules.start_date < ${first}::date + interval '1 month'
      and not exists (select from honorarium_lines as line where line.assignment_id = given.id)
    order by examiners.id, schedules.start_date, schedules.id, given.id`.execute(db)
  return rows
}

/** Locks a month, so that two people who compose it at once do so one after the other. */
export const lockMonth = (db: Db, first: Day) =>
  sql`select pg_advisory_xact_lock(hashtext('honorarium'), hashtext(${first}))`.execute(db)

interface Proposed {
  examiner_id: number
  bulan: Day
  proposed_by: number
  proposed_at: Date
}

/** Stores a statement with its lines; returns its id. */
export async function insertHonorarium(db: Db, given: Proposed, lines: readonly HonorariumLine[]): Promise<number> {
  const total = lines.reduce((sum, { jumlah }) => sum + jumlah, 0)
  const { id } = await db
    .insertInto('honorariums')
    .values({ ...given, total })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = lines.map((line) => ({ ...line, honorarium_id: id, examiner_id: given.examiner_id }))
  await db.insertInto('honorarium_lines').values(rows).execute()
  return id
}

export const lockHonorarium = (db: Db, id: number) =>
  db
    .selectFrom('honorariums')
    .innerJoin('examiners', 'examiners.id', 'examiner_id')
    .leftJoin('users', 'users.id', 'examiners.user_id')
    .select(['honorariums.id', 'honorariums.version', 'status', 'proposed_by', 'examiners.user_id', 'users.email'])
    .where('honorariums.id', '=', id)
    .forUpdate('honorariums')
    .executeTakeFirst()

export const markApproved = (db: Db, id: number, decision: { decided_by: number; decided_at: Date }) =>
  db
    .updateTable('honorariums')
    .set((row) => ({ ...decision, status: 'disetujui', version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteHonorarium = (db: Db, id: number) => db.deleteFrom('honorariums').where('id', '=', id).execute()

/** Tells whether a statement belongs to that examiner. */
export const isHonorariumOf = async (db: Db, id: number, examinerId: number): Promise<boolean> => {
  const own = db.selectFrom('honorariums').select('id').where('id', '=', id).where('examiner_id', '=', examinerId)
  return (await own.executeTakeFirst()) !== undefined
}

/** Every line of the months from one to another, both first days and both included, of all examiners. */
export const linesOfMonths = (db: Db, first: Day, last: Day) =>
  db
    .selectFrom('honorarium_lines as line')
    .innerJoin('honorariums', 'honorariums.id', 'line.honorarium_id')
    .innerJoin('examiners', 'examiners.id', 'line.examiner_id')
    .select(['examiners.name as penguji', 'honorariums.status', 'line.jenis', 'line.uraian', 'line.jumlah'])
    .select([sql<Day>`line.tanggal`.as('tanggal'), sql<Day>`honorariums.bulan`.as('bulan')])
    .where('honorariums.bulan', '>=', first)
    .where('honorariums.bulan', '<=', last)
    .orderBy('honorariums.bulan')
    .orderBy('examiners.name')
    .orderBy('line.id')
    .execute()
