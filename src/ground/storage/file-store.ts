import { createHash } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import type { Day } from '../../lib/day.ts'
import { type Db, inTransaction } from '../database/db.ts'
import { inWorker } from '../workers/in-worker.ts'
import { openShownFiles } from './pictures/shown-files.ts'
import { openVariants } from './pictures/variants.ts'
import { openDiskPlace } from './places/disk-place.ts'
import { type FilePlace, placedAt } from './places/file-place.ts'
import { openPrivateFiles } from './private-files.ts'
import { openQuarantine } from './quarantine.ts'
import { openStoreMark } from './store-mark.ts'
import type { ScannedFile } from './uploads/terms.ts'
import { UnacceptableFile } from './uploads/unacceptable-file.ts'
import { uploadsInto } from './uploads/uploads.ts'
import type { Scan, ScanState } from './uploads/virus-scan.ts'

export interface StoredFile {
  name: string
  kind: 'picture' | 'document'
  sha256: string
  bytes: number
}

export type FileStore = ReturnType<typeof openFileStore>

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const KNOWN_AS_INFECTED = 'Dalam berkas ini pernah ditemukan virus, jadi tidak diterima lagi.'

/** The same content has the same name and is kept once; kept again it counts as new, unless a virus was found in it. */
async function upsertStoredFile(db: Db, file: StoredFile, scan: ScanState): Promise<void> {
  const scanned = { scanned_at: scan === 'clean' ? sql<Date>`now()` : null, scan_awaited: scan === 'awaited' }
  const { infected } = await db
    .insertInto('stored_files')
    .values({ ...file, ...scanned })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: sql`now()`, ...scanned }))
    .returning('infected')
    .executeTakeFirstOrThrow()
  if (infected !== null) throw new UnacceptableFile(KNOWN_AS_INFECTED)
}

/**
 * Public pictures and documents, named by their content, and private files beside them.
 * @param folder on this machine, where pictures in other sizes are kept once they are made
 */
export function openFileStore(
  folder: string,
  scan: Scan = async () => 'off',
  place: FilePlace = openDiskPlace(folder),
) {
  const quarantine = openQuarantine(place)
  const variants = openVariants(path.join(folder, 'variants'), place)

  /** Recorded first, then written: a sweep that removes the same unused file has ended before. Both or none. */
  async function keep(
    db: Db,
    kind: StoredFile['kind'],
    { bytes, scan }: ScannedFile,
    ending: string,
  ): Promise<StoredFile> {
    const sha256 = hash(bytes)
    const file = { name: `${sha256.slice(0, 32)}${ending}`, kind, sha256, bytes: bytes.length }
    await inTransaction(db, async (db) => {
      await upsertStoredFile(db, file, scan)
      await place.write(placedAt('public', file.name), bytes)
    })
    return file
  }

  const keepPicture = (db: Db, file: ScannedFile): Promise<StoredFile> =>
    keep(db, 'picture', file, `-${file.size?.width}x${file.size?.height}.webp`)

  const keepDocument = (db: Db, file: ScannedFile): Promise<StoredFile> => keep(db, 'document', file, '.pdf')

  return {
    place,

    private: openPrivateFiles(place, quarantine),

    quarantine,

    mark: openStoreMark(place),

    ...uploadsInto(scan),

    /** A picture that fills the size, on white, as JPEG. */
    portraitForPrint: (picture: Uint8Array, size: { width: number; height: number }): Promise<Buffer> =>
      inWorker('coverWithPicture', picture, size),

    keepPicture,
    keepDocument,

    /** Accepts and keeps at once, where no transaction runs. */
    storePicture: async (db: Db, bytes: Uint8Array): Promise<StoredFile> =>
      keepPicture(db, await uploadsInto(scan).acceptPicture(bytes)),

    storeDocument: async (db: Db, bytes: Uint8Array): Promise<StoredFile> =>
      keepDocument(db, await uploadsInto(scan).acceptDocument(bytes)),

    ...openShownFiles(place, variants),

    /** Puts a public file into quarantine; what was made from it goes. */
    async setAside(name: string, day: Day): Promise<void> {
      await quarantine.setAside('public', name, day)
      await variants.removeAll(name)
    },

    /** Takes a public file back out of quarantine and lists it; false when it does not lie there. */
    async bringBack(db: Db, name: string): Promise<boolean> {
      if (!(await quarantine.bringBack('public', name))) return false
      const bytes = await place.read(placedAt('public', name))
      if (!bytes) return false
      const kind = name.endsWith('.pdf') ? 'document' : 'picture'
      await upsertStoredFile(db, { name, kind, sha256: hash(bytes), bytes: bytes.length }, 'off')
      return true
    },
  }
}
