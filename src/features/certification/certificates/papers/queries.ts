import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { asJson } from '../../../../ground/office-lists/column-values.ts'
import type { Day } from '../../../../lib/day.ts'

/** The content of a certificate as it is printed. */
export interface PaperRow {
  id: number
  user_id: number
  versi: number
  file_id: string | null
  created_at: Date
  no_sertifikasi: string
  no_registrasi: string | null
  /** As it was on the day of this paper. */
  nama: string
  skema: string
  skema_versi: number | null
  kualifikasi: string
  unit_kompetensi: string[]
  valid_from: Day
  valid_until: Day
  issued_at: Date
  signer_name: string
  signer_title: string
  webp: Buffer | null
  nama_lembaga: string
}

export interface WantedPaper {
  /** The number of the certificate; its newest paper is meant where no version is given. */
  certificate_id: number
  versi?: number | undefined
}

const papers = (which: ReturnType<typeof sql>) => sql<PaperRow>`
  select paper.id, own.user_id, paper.versi, paper.file_id, paper.created_at, own.no_sertifikasi, own.no_registrasi, paper.nama,
    own.skema, own.skema_versi, own.kualifikasi, own.unit_kompetensi, own.valid_from, own.valid_until, own.issued_at,
    own.signer_name, own.signer_title, portrait.webp,
    coalesce((select nama_lembaga from site_content limit 1), '') as nama_lembaga
  from certificate_papers as paper
  join certificates as own on own.id = paper.certificate_id
  left join certificate_portraits as portrait on portrait.certificate_id = own.id
  where own.user_id is not null and paper.credential <> '{}' and ${which}`

/** undefined for a paper whose holder was forgotten. */
export async function paperById(db: Db, id: number): Promise<PaperRow | undefined> {
  const { rows } = await papers(sql`paper.id = ${id}`).execute(db)
  return rows[0]
}

export async function paperOf(db: Db, { certificate_id, versi }: WantedPaper): Promise<PaperRow | undefined> {
  const own = sql`own.id = ${certificate_id}`
  const which = versi === undefined ? own : sql`${own} and paper.versi = ${versi}`
  const { rows } = await sql<PaperRow>`${papers(which)} order by paper.versi desc limit 1`.execute(db)
  return rows[0]
}

/** Locks a paper until the transaction ends; answers the file that it has by then. */
export async function lockPaperFile(db: Db, id: number): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('certificate_papers')
    .select('file_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.file_id
}

export const updatePaperFile = (db: Db, id: number, file: { file_id: string; sha256: string; signed_by: number }) =>
  db.updateTable('certificate_papers').set(file).where('id', '=', id).where('file_id', 'is', null).execute()

/** The next place in the status lists. */
export async function nextStatusIndex(db: Db): Promise<number> {
  const { rows } = await sql<{ index: number }>`select nextval('certificate_status_index')::int as index`.execute(db)
  return rows[0]?.index ?? 0
}

interface NewPaper {
  certificate_id: number
  versi: number
  nama: string
  alasan: string
  created_at: Date
  credential: object
  status_index: number
}

export const insertPaper = (db: Db, { credential, ...paper }: NewPaper) =>
  db
    .insertInto('certificate_papers')
    .values({ ...paper, credential: asJson(credential) })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The signed credential of a certificate's newest paper. */
export async function credentialOf(db: Db, certificateId: number): Promise<object | undefined> {
  const row = await db
    .selectFrom('certificate_papers')
    .select(sql<object>`credential`.as('credential'))
    .where('certificate_id', '=', certificateId)
    .orderBy('versi', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.credential
}

/** The number of a certificate's newest paper; 0 before the first. */
export async function newestVersion(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('certificate_papers')
    .select(sql<number>`coalesce(max(versi), 0)`.as('versi'))
    .where('certificate_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.versi
}
