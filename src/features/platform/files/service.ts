import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { ScanState } from '../../../ground/storage/uploads/virus-scan.ts'
import { serverLimits } from '../../../limits.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import {
  type FileRow,
  insertAccess,
  insertFile,
  lockOwnFiles,
  markErased,
  type ReadContent,
  storedBytes,
} from './queries.ts'
import { ERASED_NAME, type FileKind } from './rules.ts'

export type { FileRow }

const PURPOSE = 'file'

/** Tells whether a text can be the id of a private file. */
export const isFileId = (id: string): boolean => z.uuid().safeParse(id).success

const selectFiles = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('private_files')
    .select(['id', 'user_id', 'jenis', 'name', 'type', 'bytes', 'created_at', 'erased_at', 'scanned_at'])
    .where('id', 'in', ids)

/** Private files by id, in no order; unknown ones are left out. */
export async function filesById(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  const wanted = ids.filter(isFileId)
  if (wanted.length === 0) return []
  return (await selectFiles(db, wanted).execute()) as FileRow[]
}

/** A person's own files, locked against the sweep; throws FILE_NOT_FOUND if one of them is missing or somebody else's. */
export async function requireOwnFiles(db: Db, userId: number, ids: readonly string[]): Promise<FileRow[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (wanted.length === 0) return []
  if (!wanted.every(isFileId)) throw new Problem('FILE_NOT_FOUND')
  const rows = await selectFiles(db, wanted)
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .forShare()
    .execute()
  if (rows.length !== wanted.length) throw new Problem('FILE_NOT_FOUND')
  return rows as FileRow[]
}

type Store = Pick<Context, 'files' | 'keys'>

interface NewFile {
  userId: number | null
  jenis: FileKind
  name: string
  type: string
  bytes: Uint8Array
  /** The state of the virus scan of an upload; what the portal itself makes is not scanned. */
  scan?: ScanState
}

/** Seals a file into the store; it counts once its row is inserted. */
async function sealFile({ files, keys, now }: Store & { now: Date }, file: NewFile) {
  const { userId, bytes, scan, ...named } = file
  const scanned = { scanned_at: scan === 'clean' ? now : null, scan_awaited: scan === 'awaited' }
  const row = {
    id: randomUUID(),
    user_id: userId,
    ...named,
    bytes: bytes.length,
    created_at: now,
    erased_at: null,
    ...scanned,
  }
  await files.private.put(row.id, keys.seal(PURPOSE, bytes, row.id))
  return { ...row, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Seals a file and lists it. The bytes go first: a row without bytes would be a loss, bytes without a row are swept away. */
export async function keepFile(db: Db, store: Store & { now: Date }, file: NewFile): Promise<FileRow> {
  const row = await sealFile(store, file)
  await insertFile(db, row)
  return row
}

const NO_ROOM = `Berkas Anda sudah mencapai batas ${serverLimits.ownFilesBytes / 1_000_000} MB. Hapus dahulu berkas yang tidak dipakai.`

/** A person's files stay within what they may come to; throws INVALID. */
export async function requireRoom(db: Db, userId: number, bytes: number): Promise<void> {
  if ((await storedBytes(db, userId)) + bytes > serverLimits.ownFilesBytes) throw invalidFields({ file: NO_ROOM })
}

/** Keeps what a person uploads, if there is room for it: uploads of one person are counted one after the other. */
export async function keepOwnFile(
  db: Db,
  store: Store & { now: Date },
  file: NewFile & { userId: number },
): Promise<FileRow> {
  const row = await sealFile(store, file)
  await inTransaction(db, async (db) => {
    await lockOwnFiles(db, file.userId)
    await requireRoom(db, file.userId, row.bytes)
    await insertFile(db, row)
  }).catch(async (error: unknown) => {
    // Only what was refused: a connection that broke may have committed the row.
    if (error instanceof Problem) await store.files.private.remove(row.id)
    throw error
  })
  return row
}

/** Erases a file that has been kept long enough; its bytes go with the next sweep, when this can no longer roll back. */
export const erasePrivateFile = (db: Db, id: string, now: Date) => markErased(db, id, ERASED_NAME, now)

/** Decrypts a private file; throws FILE_NOT_FOUND. Callers check whether it may be read, and record that it was. */
export async function openPrivateFile({ files, keys }: Store, id: string): Promise<Buffer> {
  const sealed = await files.private.get(id)
  if (!sealed) throw new Problem('FILE_NOT_FOUND')
  return keys.open(PURPOSE, sealed, id)
}

interface PersonalRead {
  /** Whose the data are; null for many people. */
  owner_id: number | null
  isi: ReadContent
  /** The record that was read. */
  perihal: string
  /** The number of rows of a list that was exported. */
  jumlah?: number
}

/** Leaves a trace of personal data that one of the staff reads, of each person; one's own leave none. */
export async function recordPersonalRead(
  db: Db,
  ctx: Pick<Context, 'visit' | 'now'>,
  ...reads: PersonalRead[]
): Promise<void> {
  const { id: user_id } = requireAccount(ctx)
  const others = reads.filter(({ owner_id }) => owner_id !== user_id)
  if (others.length === 0) return
  await insertAccess(
    db,
    others.map((read) => ({ ...read, user_id, ip: ctx.visit.ip, at: ctx.now })),
  )
}
