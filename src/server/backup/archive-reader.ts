import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupFault } from './backup-fault.ts'
import type { BackupPlace } from './backup-place.ts'
import { MANIFEST, Manifest } from './manifest.ts'

export interface ReadEntry {
  name: string
  content: AsyncIterable<Buffer>
}

/** The entries of an archive, one after another; each has to be read to its end before the next. */
export async function* readEntries(place: BackupPlace, name: string): AsyncGenerator<ReadEntry> {
  const tar = extract()
  const bytes = await place.read(name)
  const reading = pipeline(bytes, createZstdDecompress(), tar)
  // It also fails the loop below, which is where it is reported.
  reading.catch(() => {})
  try {
    for await (const entry of tar) yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> }
    await reading
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

const damageOf = (name: string, why: string): BackupFault =>
  new BackupFault(`Arsip ${name} tidak utuh: ${why}. Pakai arsip lain, atau ambil lagi salinannya.`)

function parseManifest(name: string, bytes: Buffer): Manifest {
  const manifest = Manifest.safeParse(JSON.parse(bytes.toString()))
  if (manifest.success) return manifest.data
  throw new BackupFault(`Arsip ${name} dibuat versi program lain yang tidak dikenal. Pulihkan dengan versi itu.`)
}

/** Reads all of an archive and compares every entry with what the manifest says; answers the manifest, or throws. */
export async function checkArchive(place: BackupPlace, name: string): Promise<Manifest> {
  const found = new Map<string, Digest>()
  let manifest: Manifest | undefined
  try {
    for await (const entry of readEntries(place, name)) {
      if (entry.name === MANIFEST) manifest = parseManifest(name, await readWhole(entry))
      else found.set(entry.name, await digestOf(entry))
    }
  } catch (error) {
    throw error instanceof BackupFault ? error : damageOf(name, 'terpotong atau rusak')
  }
  if (!manifest) throw damageOf(name, 'daftar isinya tidak ada')
  for (const { name: entry, bytes, sha256 } of manifest.entries) {
    const is = found.get(entry)
    if (is?.bytes !== bytes || is.sha256 !== sha256) throw damageOf(name, `${entry} tidak seperti saat ditulis`)
  }
  if (found.size !== manifest.entries.length) throw damageOf(name, 'isinya lebih dari daftarnya')
  return manifest
}
