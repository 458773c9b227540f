import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Day } from '../../lib/day.ts'
import { pictureSize } from '../../lib/picture.ts'
import type { Db } from '../database/db.ts'
import { inWorker } from '../workers/in-worker.ts'
import { openPrivateFiles, privatePlace } from './private-files.ts'
import { openQuarantine, QUARANTINE } from './quarantine.ts'
import type { PictureFormat } from './resize-picture.ts'
import { openStoreMark } from './store-mark.ts'
import type { ScannedFile } from './upload-terms.ts'
import { uploadsInto } from './uploads.ts'
import { openVariants } from './variants.ts'
import type { Scan, ScanState } from './virus-scan.ts'
import { writeWhole } from './whole-file.ts'

export interface StoredFile {
  name: string
  kind: 'picture' | 'document'
  sha256: string
  bytes: number
}

export type FileStore = ReturnType<typeof openFileStore>

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The same content has the same name and is kept once; kept again it counts as new. */
function upsertStoredFile(db: Db, file: StoredFile, scan: ScanState) {
  const scanned = { scanned_at: scan === 'clean' ? sql<Date>`now()` : null, scan_awaited: scan === 'awaited' }
  return db
    .insertInto('stored_files')
    .values({ ...file, ...scanned })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: sql`now()`, ...scanned }))
    .execute()
}

/** Public pictures and documents on disk, named by their content, and private files beside them. */
export function openFileStore(folder: string, scan: Scan = async () => 'off') {
  const place = (name: string): string => path.join(folder, 'public', name.slice(0, 2), name)
  const variants = openVariants(path.join(folder, 'variants'), place)
  const privateFolder = path.join(folder, 'private')
  const quarantine = openQuarantine(path.join(folder, QUARANTINE), (part, name) =>
    part === 'public' ? place(name) : privatePlace(privateFolder, name),
  )

  /** Recorded first, then written: a sweep that removes the same unused file has ended before. */
  async function keep(
    db: Db,
    kind: StoredFile['kind'],
    { bytes, scan }: ScannedFile,
    ending: string,
  ): Promise<StoredFile> {
    const sha256 = hash(bytes)
    const file = { name: `${sha256.slice(0, 32)}${ending}`, kind, sha256, bytes: bytes.length }
    await upsertStoredFile(db, file, scan)
    await writeWhole(place(file.name), bytes)
    return file
  }

  const has = (name: string): Promise<boolean> =>
    access(place(name)).then(
      () => true,
      () => false,
    )

  const keepPicture = (db: Db, file: ScannedFile): Promise<StoredFile> =>
    keep(db, 'picture', file, `-${file.size?.width}x${file.size?.height}.webp`)

  const keepDocument = (db: Db, file: ScannedFile): Promise<StoredFile> => keep(db, 'document', file, '.pdf')

  return {
    private: openPrivateFiles(privateFolder, quarantine),

    quarantine,

    mark: openStoreMark(folder),

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
      return variants.make(name, `${narrower ?? 'full'}.${format}`, { width: narrower, format, palette: true })
    },

    /** A stored picture as PNG, whole within a box and no larger than it is; undefined when there is none of that name. */
    async pictureWithin(name: string, box: { width: number; height: number }): Promise<Buffer | undefined> {
      if (!pictureSize(name)) return undefined
      return variants.make(name, `${box.width}x${box.height}.png`, { ...box, format: 'png' })
    },

    /** Puts a public file into quarantine; what was made from it goes. */
    async setAside(name: string, day: Day): Promise<void> {
      await quarantine.setAside('public', name, day)
      await variants.removeAll(name)
    },

    /** Takes a public file back out of quarantine and lists it; false when it does not lie there. */
    async bringBack(db: Db, name: string): Promise<boolean> {
      if (!(await quarantine.bringBack('public', name))) return false
      const bytes = await readFile(place(name))
      const kind = name.endsWith('.pdf') ? 'document' : 'picture'
      await upsertStoredFile(db, { name, kind, sha256: hash(bytes), bytes: bytes.length }, 'off')
      return true
    },

    /** The bytes of any public file as it is kept; undefined for one that is lost. */
    original: (name: string): Promise<Buffer | undefined> => readFile(place(name)).catch(() => undefined),

    document: async (name: string): Promise<Buffer | undefined> =>
      /^[0-9a-f]{32}\.pdf$/.test(name) ? readFile(place(name)).catch(() => undefined) : undefined,
  }
}
