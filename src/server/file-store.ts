import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { sql } from 'kysely'
import sharp from 'sharp'
import { pictureSize } from '../lib/picture.ts'
import type { Db } from './db.ts'
import { pdfDanger } from './pdf-dangers.ts'

/** Larger pictures are refused before they are decoded: a small file can unfold to gigabytes. */
const MOST_PIXELS = 40_000_000
const MOST_WIDTH = 1920
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

export type PictureFormat = 'webp' | 'png'

export class UnacceptableFile extends Error {}

export interface StoredFile {
  name: string
  kind: 'picture' | 'document'
  sha256: string
  bytes: number
}

export type FileStore = ReturnType<typeof openFileStore>

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Whole or not at all: written beside, forced to disk, then moved into place. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}`
  const handle = await open(beside, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(beside, file).catch(async (error: unknown) => {
    await rm(beside, { force: true })
    throw error
  })
}

/** The same content has the same name and is kept once; kept anew it counts as new. */
const noteFile = (db: Db, file: StoredFile) =>
  db
    .insertInto('stored_files')
    .values(file)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: sql`now()` }))
    .execute()

/** Public pictures and documents on disk, named by their content. */
export function openFileStore(folder: string) {
  const place = (name: string): string => path.join(folder, 'public', name.slice(0, 2), name)
  const variantPlace = (name: string): string => path.join(folder, 'variants', name.slice(0, 2), name)
  const making = new Map<string, Promise<Buffer>>()

  /** Noted first, then written: whoever is just taking the same unused file away has ended before. */
  async function keep(db: Db, kind: StoredFile['kind'], bytes: Buffer, ending: string): Promise<StoredFile> {
    const sha256 = hash(bytes)
    const file = { name: `${sha256.slice(0, 32)}${ending}`, kind, sha256, bytes: bytes.length }
    await noteFile(db, file)
    await writeWhole(place(file.name), bytes)
    return file
  }

  async function makeVariant(original: Buffer, at: string, width: number | undefined, format: PictureFormat) {
    const scaled = sharp(original, { limitInputPixels: MOST_PIXELS }).resize({ width, withoutEnlargement: true })
    const bytes = await scaled.toFormat(format, format === 'webp' ? { quality: 78 } : { palette: true }).toBuffer()
    await writeWhole(at, bytes)
    return bytes
  }

  return {
    /** Re-encodes a JPEG, PNG or WebP without its metadata; throws UnacceptableFile for anything else. */
    async storePicture(db: Db, bytes: Uint8Array): Promise<StoredFile> {
      const detected = await fileTypeFromBuffer(bytes)
      if (!detected || !PICTURE_TYPES.includes(detected.mime))
        throw new UnacceptableFile('Kirim gambar JPG, PNG, atau WebP.')
      const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
        .rotate()
        .resize({ width: MOST_WIDTH, withoutEnlargement: true })
        .webp({ quality: 86 })
        .toBuffer({ resolveWithObject: true })
        .catch(() => {
          throw new UnacceptableFile('Gambar tidak dapat dibaca atau terlalu besar. Kirim gambar lain.')
        })
      return keep(db, 'picture', data, `-${info.width}x${info.height}.webp`)
    },

    /** Keeps a PDF as it is; throws UnacceptableFile for anything else and for one that does more than be read. */
    async storeDocument(db: Db, bytes: Uint8Array): Promise<StoredFile> {
      const detected = await fileTypeFromBuffer(bytes)
      if (detected?.mime !== 'application/pdf') throw new UnacceptableFile('Kirim dokumen PDF.')
      const pdf = Buffer.from(bytes)
      const danger = pdfDanger(pdf)
      if (danger) throw new UnacceptableFile(danger)
      return keep(db, 'document', pdf, '.pdf')
    },

    /** A stored picture in a width and format; undefined when there is none of that name. */
    async picture(name: string, width: number | undefined, format: PictureFormat): Promise<Buffer | undefined> {
      const size = pictureSize(name)
      if (!size) return undefined
      const narrower = width !== undefined && width < size.width ? width : undefined
      if (narrower === undefined && name.endsWith(format)) return readFile(place(name)).catch(() => undefined)
      const at = variantPlace(`${name}-${narrower ?? 'full'}.${format}`)
      const made = await readFile(at).catch(() => undefined)
      if (made) return made
      const original = await readFile(place(name)).catch(() => undefined)
      if (!original) return undefined
      const running = making.get(at) ?? makeVariant(original, at, narrower, format).finally(() => making.delete(at))
      making.set(at, running)
      return running
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
