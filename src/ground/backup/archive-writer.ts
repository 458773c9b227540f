import { createHash } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import type { Keys } from '../secrets/keys.ts'
import { meter } from '../storage/places/meter.ts'
import { seal } from './archive-seal.ts'

const MODE = 0o600

export interface WrittenEntry {
  name: string
  bytes: number
  sha256: string
}

/** An archive as it comes into being: entries in, sealed bytes out, at the pace of whoever reads them. */
export interface ArchiveWriter {
  bytes: Readable
  entries: WrittenEntry[]
  add: (name: string, bytes: Buffer) => Promise<void>
  /** Throws when the content is not as long as was said. */
  addStream: (name: string, size: number, content: Readable) => Promise<void>
  finish: () => void
  fail: (error: Error) => void
}

export function openArchive(keys: Keys): ArchiveWriter {
  const tar = pack()
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const bytes = new PassThrough()
  const entries: WrittenEntry[] = []
  // Whoever reads hears of a failure by `bytes`; the pipe's own promise would be a second report of it.
  pipeline(tar, compress, (compressed: AsyncIterable<Buffer>) => seal(keys, compressed), bytes).catch(() => {})

  return {
    bytes,
    entries,

    async add(name, content) {
      await new Promise<void>((resolve, reject) => {
        const entry = tar.entry({ name, mode: MODE }, content, (error) => (error ? reject(error) : resolve()))
        // A reader that goes fails the entry too: unheard, that would end the process.
        entry.on('error', reject)
      })
      entries.push({ name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') })
    },

    async addStream(name, size, content) {
      const { through, seen, sha256 } = meter()
      try {
        await pipeline(content, through, tar.entry({ name, size, mode: MODE }))
      } catch (error) {
        content.destroy()
        throw error
      }
      entries.push({ name, bytes: seen.bytes, sha256: sha256() })
    },

    finish: () => tar.finalize(),
    fail: (error) => void bytes.destroy(error),
  }
}
