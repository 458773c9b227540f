import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import type { MinistryColumn } from './ministry-rules.ts'

/** Lists the certificates after an id, with the sealed data of their holders: of one submission, or all. */
export const certificatesAfter = (db: Db, { after, count, of }: { after: number; count: number; of?: number }) =>
  db
    .selectFrom('certificates')
    .leftJoin('users', 'users.id', 'certificates.user_id')
    .leftJoin('personal_data', (join) =>
      join.onRef('personal_data.user_id', '=', 'certificates.user_id').on('personal_data.submitted_at', 'is not', null),
    )
    .select([
      'certificates.id',
      'certificates.user_id',
      'certificates.no_sertifikasi',
      'no_registrasi',
      'nama',
      'kualifikasi',
      'skema',
      'keahlian',
      'kota',
      'provinsi',
      sql<Day>`valid_from`.as('valid_from'),
      sql<Day>`valid_until`.as('valid_until'),
      'certificates.status',
      'imported',
      'personal_data.isi',
      'users.email',
    ])
    .select(NEWEST_PAPER.as('file_id'))
    .where('certificates.id', '>', after)
    .$if(of !== undefined, (query) =>
      query.where('certificates.id', 'in', (sub) =>
        sub
          .selectFrom('ministry_submission_certificates')
          .select('certificate_id')
          .where('submission_id', '=', of ?? 0),
      ),
    )
    .orderBy('certificates.id')
    .limit(count)
    .execute()

export type RegisteredRow = Awaited<ReturnType<typeof certificatesAfter>>[number]

/** The file of a certificate's newest paper, once it is made. */
const NEWEST_PAPER = sql<string | null>`(select paper.file_id from certificate_papers as paper
  where paper.certificate_id = certificates.id order by paper.versi desc limit 1)`

export const ministryColumns = (db: Db): Promise<MinistryColumn[]> =>
  db
    .selectFrom('ministry_columns')
    .select(['judul', sql<MinistryColumn['isi']>`isi`.as('isi'), 'teks'])
    .orderBy('urutan')
    .orderBy('id')
    .execute()

interface Composition {
  created_at: Date
  created_by: number
  dari: Day
  sampai: Day
  kualifikasi: string | null
  hanya_baru: boolean
}

/** The span of time in which something happened. */
interface Span {
  from: Date
  before: Date
}

/** Writes down a submission with its certificates in one statement; undefined where there are none. */
export async function insertSubmission(
  db: Db,
  chosen: Composition,
  { from, before }: Span,
): Promise<number | undefined> {
  const { created_at, created_by, dari, sampai, kualifikasi, hanya_baru } = chosen
  const { rows } = await sql<{ id: number }>`
    with wanted as (
      select own.id from certificates as own
      where (own.issued_at >= ${from} and own.issued_at < ${before} or own.status_since >= ${from} and own.status_since < ${before})
        and (${kualifikasi}::text is null or upper(own.kualifikasi) = ${kualifikasi})
        and not (${hanya_baru} and exists (
          select from ministry_submission_certificates as sent join ministry_submissions as earlier on earlier.id = sent.submission_id
          where sent.certificate_id = own.id and earlier.sent_at is not null
            and earlier.created_at >= own.status_since and earlier.created_at >= all (
              select paper.created_at from certificate_papers as paper where paper.certificate_id = own.id)))
    ), made as (
      insert into ministry_submissions (created_at, created_by, dari, sampai, kualifikasi, hanya_baru, jumlah)
      select ${created_at}, ${created_by}, ${dari}, ${sampai}, ${kualifikasi}, ${hanya_baru}, count(*) from wanted having count(*) > 0
      returning id
    ), listed as (
      insert into ministry_submission_certificates (submission_id, certificate_id) select made.id, wanted.id from made, wanted
    ) select id from made`.execute(db)
  return rows[0]?.id
}

/** Locks a submission until the transaction ends. */
export const lockSubmission = (db: Db, id: number) =>
  db
    .selectFrom('ministry_submissions')
    .select(['id', 'version', 'sent_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const markSubmissionSent = (
  db: Db,
  id: number,
  sent: { sent_at: Date; sent_by: number; catatan: string | null },
) =>
  db
    .updateTable('ministry_submissions')
    .set((row) => ({ ...sent, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteSubmission = (db: Db, id: number) =>
  db.deleteFrom('ministry_submissions').where('id', '=', id).execute()

/** Certificates by the keys of their numbers. */
export const certificatesByKey = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('certificates')
    .select(['id', 'version', 'nama', 'no_registrasi', 'number_key'])
    .where('number_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute()

/** Which certificates have these registration numbers. */
export const ownersOfNumbers = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('certificates')
    .select(['id', 'no_registrasi'])
    .where('no_registrasi', '=', sql<string>`any(${[...numbers]}::text[])`)
    .execute()
