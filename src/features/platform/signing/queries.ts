import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { SignedPaper, SigningKind, SigningLevel } from './rules.ts'

export interface SigningCertificateRow {
  id: number
  jenis: SigningKind
  nama: string
  penerbit: string
  valid_from: Date
  valid_until: Date
  sha256: string
  /** PEM. */
  certificate: string
  chain: string
  /** Sealed: the key, or what opens it in a token or at a provider. */
  private_key: Buffer
  /** Why nothing is signed with it until its secret was given again. */
  sebab_berhenti: string | null
}

const inForce = (db: Db) =>
  db
    .selectFrom('signing_certificates')
    .select(['id', 'jenis', 'nama', 'penerbit', 'valid_from', 'valid_until', 'sha256'])
    .select(['certificate', 'chain', 'private_key', 'sebab_berhenti'])
    .where('retired_at', 'is', null)
    .$narrowType<{ jenis: SigningKind }>()

/** The certificate that papers are signed with now. */
export const currentSigner = (db: Db): Promise<SigningCertificateRow | undefined> =>
  inForce(db).where('jenis', '<>', 'akar').executeTakeFirst()

/** The root of the installation's own authority. */
export const currentRoot = (db: Db): Promise<SigningCertificateRow | undefined> =>
  inForce(db).where('jenis', '=', 'akar').executeTakeFirst()

/** Locks signing, so that others who make or replace a certificate wait until the transaction ends. */
export const lockSigning = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('signing-certificate'))`.execute(db)

export const insertSigningCertificate = (
  db: Db,
  certificate: Omit<SigningCertificateRow, 'id' | 'sebab_berhenti'>,
  now: Date,
) =>
  db
    .insertInto('signing_certificates')
    .values({ ...certificate, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

export const retireSigner = (db: Db, now: Date) =>
  db
    .updateTable('signing_certificates')
    .set({ retired_at: now })
    .where('jenis', '<>', 'akar')
    .where('retired_at', 'is', null)
    .execute()

/** Why a certificate signs nothing now; null where it does. */
export async function stopReason(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('signing_certificates')
    .select('sebab_berhenti')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.sebab_berhenti ?? null
}

/** Stops a certificate: nothing is signed with it until its secret was given again. */
export const stopSigner = (db: Db, id: number, sebab_berhenti: string) =>
  db.updateTable('signing_certificates').set({ sebab_berhenti }).where('id', '=', id).execute()

export const signingPlan = (db: Db) =>
  db
    .selectFrom('signing_plan')
    .select(['id', 'version', 'tingkat', 'alamat_tsa', 'sertifikat_tsa'])
    .$narrowType<{ tingkat: SigningLevel }>()
    .executeTakeFirstOrThrow()

/** Saves a plan over the version that was seen; false when another one was saved meanwhile. */
export async function updateSigningPlanRow(
  db: Db,
  version: number,
  plan: { tingkat: SigningLevel; alamat_tsa: string; sertifikat_tsa: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signing_plan')
    .set({ ...plan, version: sql`version + 1` })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Waiting {
  jenis: SignedPaper
  noun_id: number
  sebab: string
}

/** Notes why a paper could not be signed; since when stays what it was. */
export const recordWaiting = (db: Db, waiting: Waiting, now: Date) =>
  db
    .insertInto('waiting_papers')
    .values({ ...waiting, since: now })
    .onConflict((same) => same.columns(['jenis', 'noun_id']).doUpdateSet({ sebab: waiting.sebab }))
    .execute()

export const deleteWaiting = (db: Db, { jenis, noun_id }: Omit<Waiting, 'sebab'>) =>
  db.deleteFrom('waiting_papers').where('jenis', '=', jenis).where('noun_id', '=', noun_id).execute()

export interface WaitingPaper {
  id: number
  noun_id: number
}

/** The papers of a kind that wait behind `after`, the oldest first. */
export const waitingOf = (db: Db, jenis: SignedPaper, most: number, after?: WaitingPaper): Promise<WaitingPaper[]> =>
  db
    .selectFrom('waiting_papers')
    .select(['id', 'noun_id'])
    .where('jenis', '=', jenis)
    .where('id', '>', after?.id ?? 0)
    .orderBy('id')
    .limit(most)
    .execute()

/** How many papers wait, and why the newest of them does; undefined where none waits. */
export async function waitingPapers(db: Db): Promise<{ jumlah: number; sebab: string } | undefined> {
  const { rows } = await sql<{ jumlah: number; sebab: string | null }>`
    select count(*)::int as jumlah, (array_agg(sebab order by id desc))[1] as sebab from waiting_papers`.execute(db)
  const [row] = rows
  return row?.sebab ? { jumlah: row.jumlah, sebab: row.sebab } : undefined
}

export interface SignedPaperRow {
  id: number
  user_id: number | null
  file_id: string | null
}

/** The row of a paper, made when it is first asked for. */
export async function ensureSignedPaper(
  db: Db,
  paper: { jenis: 'hasil_uji' | 'surat_sanksi'; perihal: string; nomor: string; user_id: number | null },
  now: Date,
): Promise<SignedPaperRow> {
  await db
    .insertInto('signed_papers')
    .values({ ...paper, created_at: now })
    .onConflict((same) => same.columns(['jenis', 'perihal']).doNothing())
    .execute()
  return db
    .selectFrom('signed_papers')
    .select(['id', 'user_id', 'file_id'])
    .where('jenis', '=', paper.jenis)
    .where('perihal', '=', paper.perihal)
    .executeTakeFirstOrThrow()
}

/** Locks a paper until the transaction ends; answers the file that it has by then. */
export async function lockSignedPaper(db: Db, id: number): Promise<string | null | undefined> {
  const row = await db.selectFrom('signed_papers').select('file_id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.file_id
}

export const updateSignedPaper = (db: Db, id: number, file: { file_id: string; sha256: string; signed_by: number }) =>
  db.updateTable('signed_papers').set(file).where('id', '=', id).where('file_id', 'is', null).execute()

/** Returns the subject of a paper; undefined for one that is gone. */
export async function perihalOf(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('signed_papers').select('perihal').where('id', '=', id).executeTakeFirst()
  return row?.perihal
}
