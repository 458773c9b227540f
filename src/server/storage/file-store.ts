import { createHash } from 'node:crypto'
import { access, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { pictureSize } from '../../lib/picture.ts'
import type { Db } from '../database/db.ts'
import { inWorker } from '../workers/in-worker.ts'
import { acceptFile } from './accept-file.ts'
import { openPrivateFiles } from './private-files.ts'
import type { PictureFormat, Resizing } from './resize-picture.ts'
import { type AcceptedFile, DOCUMENT_TYPES, PICTURE_TYPES } from './upload-terms.ts'
import { writeWhole } from './whole-file.ts'

const MOST_WIDTH = 1920

export interface StoredFile {
  name: string
  kind: 'picture' | 'document'
  sha256: string
  bytes: number
}

export type FileStore = ReturnType<typeof openFileStore>

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The same content has the same name and is kept once; kept again it counts as new. */
const upsertStoredFile = (db: Db, file: StoredFile) =>
  db
    .insertInto('stored_files')
    .values(file)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: sql`now()` }))
    .execute()

async function writeVariant(at: string, original: Buffer, how: Resizing): Promise<Buffer> {
  const bytes = await inWorker('resizePicture', original, how)
  await writeWhole(at, bytes)
  return bytes
}

/** A JPEG, PNG or WebP as WebP; throws UnacceptableFile for anything else. */
const acceptPicture = (bytes: Uint8Array): Promise<AcceptedFile> =>
  acceptFile(bytes, { types: PICTURE_TYPES, most: { width: MOST_WIDTH }, becomes: 'image/webp' })

/** A PDF as it is; throws UnacceptableFile for anything else and for one that does more than be read. */
const acceptDocument = (bytes: Uint8Array): Promise<AcceptedFile> => acceptFile(bytes, { types: DOCUMENT_TYPES })

/** Public pictures and documents on disk, named by their content, and private files beside them. */
export function openFileStore(folder: string) {
  const place = (name: string): string => path.join(folder, 'public', name.slice(0, 2), name)
  const variantPlace = (name: string): string => path.join(folder, 'variants', name.slice(0, 2), name)
  const making = new Map<string, Promise<Buffer>>()

  /** Recorded first, then written: a sweep that removes the same unused file has ended before. */
  async function keep(db: Db, kind: StoredFile['kind'], bytes: Buffer, ending: string): Promise<StoredFile> {
    const sha256 = hash(bytes)
    const file = { name: `${sha256.slice(0, 32)}${ending}`, kind, sha256, bytes: bytes.length }
    await upsertStoredFile(db, file)
    await writeWhole(place(file.name), bytes)
    return file
  }

  /** What is made of a stored picture once and then kept; undefined when there is none of that name. */
  async function variant(name: string, ending: string, how: Resizing): Promise<Buffer | undefined> {
    const at = variantPlace(`${name}-${ending}`)
    const made = await readFile(at).catch(() => undefined)
    if (made) return made
    const original = await readFile(place(name)).catch(() => undefined)
    if (!original) return undefined
    const running = making.get(at) ?? writeVariant(at, original, how).finally(() => making.delete(at))
    making.set(at, running)
    return running
  }

  const has = (name: string): Promise<boolean> =>
    access(place(name)).then(
      () => true,
      () => false,
    )

  const keepPicture = (db: Db, { bytes, size }: AcceptedFile): Promise<StoredFile> =>
    keep(db, 'picture', bytes, `-${size?.width}x${size?.height}.webp`)

  const keepDocument = (db: Db, { bytes }: AcceptedFile): Promise<StoredFile> => keep(db, 'document', bytes, '.pdf')

  return {
    private: openPrivateFiles(path.join(folder, 'private')),

    accept: acceptFile,

    /** A picture that fills the size, on white, as JPEG. */
    portraitForPrint: (picture: Uint8Array, size: { width: number; height: number }): Promise<Buffer> =>
      inWorker('coverWithPicture', picture, size),

    acceptPicture,
    acceptDocument,
    keepPicture,
    keepDocument,

    /** Accepts and keeps at once, where no transaction runs. */
    storePicture: async (db: Db, bytes: Uint8Array): Promise<StoredFile> => keepPicture(db, await acceptPicture(bytes)),

    storeDocument: async (db: Db, bytes: Uint8Array): Promise<StoredFile> =>
      keepDocument(db, await acceptDocument(bytes)),

    /** Whether a public file lies where its name says. */
    has,

    /** Whether that is a stored picture's name, and it lies there. */
    hasPicture: async (name: string): Promise<boolean> => pictureSize(name) !== undefined && has(name),

    /** A stored picture in a width and format; undefined when there is none of that name. */
    async picture(name: string, width: number | undefined, format: PictureFormat): Promise<Buffer | undefined> {
      const size = pictureSize(name)
      if (!size) return undefined
      const narrower = width !== undefined && width < size.width ? width : undefined
      if (narrower === undefined && name.endsWith(format)) return readFile(place(name)).catch(() => undefined)
      return variant(name, `${narrower ?? 'full'}.${format}`, { width: narrower, format, palette: true })
    },

    /** A stored picture as PNG, whole within a box and no larger than it is; undefined when there is none of that name. */
    async pictureWithin(name: string, box: { width: number; height: number }): Promise<Buffer | undefined> {
      if (!pictureSize(name)) return undefined
      return variant(name, `${box.width}x${box.height}.png`, { ...box, format: 'png' })
    },

    /** Takes the file away with everything made from it. */
    async remove(name: string): Promise<void> {
      await rm(place(name), { force: true })
      const folder = path.dirname(variantPlace(name))
      const made = (await readdir(folder).catch(() => [])).filter((file) => file.startsWith(name))
      await Promise.all(made.map((file) => rm(path.join(folder, file), { force: true })))
    },

    async document(name: string): Promise<Buffer | undefined> {
      if (!/^[0-9a-f]{32}\.pdf$/.test(name)) return undefined
      return readFile(place(name)).catch(() => undefined)
    },
  }
}
