import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { readArchiveName } from './archive-name.ts'
import { beginReading, damageOf, type Format, type Opening, otherVersion, unseal } from './archive-seal.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupPlace } from './backup-place.ts'
import { entryOf, isEntryName, MANIFEST, Manifest, strangeTable } from './manifest.ts'

export interface ReadEntry {
  name: string
  bytes: number
  content: AsyncIterable<Buffer>
}

/** The limits of unpacking: repetitive rows grow a hundredfold, a decompression bomb a thousandfold and more. */
const FREE_BYTES = 64 * 1024 * 1024
const MOST_GROWTH = 500

/** Counts the packed bytes, and throws once the unpacked bytes are out of proportion to them. */
function growthLimit(name: string) {
  let given = 0
  return {
    async *count(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of bytes) {
        given += chunk.length
        yield chunk
      }
    },
    async *limit(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      let grown = 0
      for await (const chunk of bytes) {
        grown += chunk.length
        if (grown > FREE_BYTES + given * MOST_GROWTH) {
          throw new BackupFault(`Arsip ${name} mengembang jauh melebihi ukurannya, jadi tidak dibaca lebih lanjut.`)
        }
        yield chunk
      }
    },
  }
}

function requireEntry(archive: string, { name, type, pax }: Header): void {
  if (type === 'file' && !pax && isEntryName(name)) return
  throw new BackupFault(
    `Arsip ${archive} memuat ${JSON.stringify(name.slice(0, 120))}, yang tidak pernah ditulis portal. Tidak ada yang dipulihkan.`,
  )
}

type Visit = (entry: ReadEntry, format: Format) => Promise<void>

/** Reads the entries of an archive, one after another; each is read to its end before the next. */
export async function readArchive(place: BackupPlace, name: string, opening: Opening, visit: Visit): Promise<void> {
  const tar = extract()
  const growth = growthLimit(name)
  const bytes = await place.read(name)
  try {
    const begun = await beginReading(name, bytes)
    const opened = unseal(name, begun, opening)
    const visiting = (async () => {
      for await (const entry of tar) {
        requireEntry(name, entry.header)
        const { name: at, size = 0 } = entry.header
        await visit({ name: at, bytes: size, content: entry as AsyncIterable<Buffer> }, begun.format)
      }
    })()
    const reading = pipeline(opened, growth.count, createZstdDecompress(), growth.limit, tar)
    const [read, visited] = await Promise.allSettled([reading, visiting])
    // Where one fails the other ends too; a BackupFault tells the operator more than the error that followed from it.
    if (read.status === 'rejected' && read.reason instanceof BackupFault) throw read.reason
    if (visited.status === 'rejected') throw visited.reason
    if (read.status === 'rejected') throw read.reason
  } finally {
    bytes.destroy()
  }
}

export async function readWhole({ content }: ReadEntry): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

interface Digest {
  bytes: number
  sha256: string
}

async function digestOf({ content }: ReadEntry): Promise<Digest> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of content) {
    hash.update(part)
    bytes += part.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** The bytes that a manifest may have: a line for each entry, and a head for the rest. */
const LINE_BYTES = 512
const HEAD_BYTES = 8 * 1024 * 1024

async function readManifest(name: string, entry: ReadEntry, { format, entries }: { format: Format; entries: number }) {
  if (entry.bytes > HEAD_BYTES + entries * LINE_BYTES) {
    throw new BackupFault(`Daftar isi arsip ${name} terlalu besar untuk isinya, jadi tidak dibaca.`)
  }
  const given: unknown = JSON.parse((await readWhole(entry)).toString())
  const strange = strangeTable(given)
  if (strange !== undefined) throw new BackupFault(`Arsip ${name} ${strange}`)
  const manifest = Manifest.safeParse(given)
  if (!manifest.success || manifest.data.format !== format) throw otherVersion(name)
  return manifest.data
}

/** Refuses an archive under another name: an older one would be taken for the newest and bring back old data. */
function requireOwnName(name: string, { at }: Manifest): void {
  const named = readArchiveName(name)?.at
  if (named === undefined || Math.floor(named.getTime() / 1000) === Math.floor(new Date(at).getTime() / 1000)) return
  throw new BackupFault(`Arsip ${name} berisi cadangan dari ${at}, bukan dari saat dalam namanya. Kembalikan namanya.`)
}

async function compareEntries(name: string, manifest: Manifest, found: Map<string, Digest>): Promise<void> {
  for (const { name: entry, bytes, sha256 } of manifest.entries) {
    const is = found.get(entry)
    if (is?.bytes !== bytes || is.sha256 !== sha256) throw damageOf(name, `${entry} tidak seperti saat ditulis`)
  }
  if (found.size !== manifest.entries.length) throw damageOf(name, 'isinya lebih dari daftarnya')
}

/** Reads all of an archive and compares every entry with the manifest; returns the manifest, or throws. */
export async function checkArchive(place: BackupPlace, name: string, opening: Opening): Promise<Manifest> {
  const found = new Map<string, Digest>()
  let manifest: Manifest | undefined
  let hasFile = false
  await readArchive(place, name, opening, async (entry, format) => {
    const { table, file } = entryOf(entry.name)
    const isLate = table !== undefined && hasFile
    if (manifest || isLate || found.has(entry.name)) throw damageOf(name, `${entry.name} tidak pada tempatnya`)
    hasFile ||= file !== undefined
    if (entry.name === MANIFEST) manifest = await readManifest(name, entry, { format, entries: found.size })
    else found.set(entry.name, await digestOf(entry))
  }).catch((error: unknown) => {
    throw error instanceof BackupFault ? error : damageOf(name, 'terpotong atau rusak')
  })
  if (!manifest) throw damageOf(name, 'daftar isinya tidak ada')
  requireOwnName(name, manifest)
  await compareEntries(name, manifest, found)
  return manifest
}
