import { randomUUID } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { serverLimits } from '../../../limits.ts'
import { Problem } from '../../../problems.ts'
import {
  countReceived,
  deleteOlderPartials,
  deletePartialsBefore,
  insertPart,
  insertPartial,
  ownPartial,
  type PartialUpload,
  uploadPartsOf,
} from './partial-queries.ts'
import type { FileKind } from './rules.ts'
import { isFileId } from './service.ts'

const PURPOSE = 'partial-upload'
const HOUR_MS = 3_600_000

type Keys = Pick<Context, 'keys'>

const aboutOf = (id: string, startsAt: number): string => `${id} ${startsAt}`

interface NewUpload {
  userId: number
  jenis: FileKind
  name: string
  bytes: number
}

/** Begins an upload that may come in several parts; the oldest of too many unfinished ones of a person is given up. */
export async function beginPartial(
  db: Db,
  { now }: Pick<Context, 'now'>,
  { userId, ...named }: NewUpload,
): Promise<PartialUpload> {
  const upload = { id: randomUUID(), user_id: userId, ...named, received: 0 }
  await insertPartial(db, { ...upload, created_at: now })
  await deleteOlderPartials(db, userId, serverLimits.partialUploads.most)
  return upload
}

/** An unfinished upload of one's own; throws FILE_NOT_FOUND. */
export async function requirePartial(db: Db, id: string, userId: number): Promise<PartialUpload> {
  const upload = isFileId(id) ? await ownPartial(db, id, userId) : undefined
  if (!upload) throw new Problem('FILE_NOT_FOUND')
  return upload
}

/** Seals what came and adds it, if it begins where the last part ended; throws UPLOAD_ELSEWHERE. Answers how much is there. */
export async function addPart(
  db: Db,
  { keys }: Keys,
  { id, bytes: most, received }: PartialUpload,
  startsAt: number,
  bytes: Uint8Array,
): Promise<number> {
  if (startsAt !== received || startsAt + bytes.length > most) throw new Problem('UPLOAD_ELSEWHERE')
  if (bytes.length === 0) return received
  const sealed = keys.seal(PURPOSE, bytes, aboutOf(id, startsAt))
  return inTransaction(db, async (db) => {
    if (!(await countReceived(db, id, startsAt, bytes.length))) throw new Problem('UPLOAD_ELSEWHERE')
    await insertPart(db, { upload_id: id, starts_at: startsAt, sealed })
    return startsAt + bytes.length
  })
}

/** The whole file; throws UPLOAD_ELSEWHERE while a part is missing. */
export async function openPartial(db: Db, { keys }: Keys, { id, bytes, received }: PartialUpload): Promise<Uint8Array> {
  if (received < bytes) throw new Problem('UPLOAD_ELSEWHERE')
  const parts = await uploadPartsOf(db, id)
  return Buffer.concat(parts.map(({ starts_at, sealed }) => keys.open(PURPOSE, sealed, aboutOf(id, starts_at))))
}

/** Deletes uploads that were begun long ago and never finished. */
export const sweepPartials = ({ db, now }: Pick<Context, 'db' | 'now'>) =>
  deletePartialsBefore(db, new Date(now.getTime() - serverLimits.partialUploads.hours * HOUR_MS))
