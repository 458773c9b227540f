import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, createDeflateRaw, deflateRaw, deflateRawSync } from 'node:zlib'
import { bodyZone, ZONE_HOURS } from '../day.ts'

const deflate = promisify(deflateRaw)

/** With slashes; any Unicode. */
interface Named {
  name: string
}

/** An entry whole, or in parts of less than 4 GB in all whose length nobody knows before. */
type Entry = Named & ({ bytes: Uint8Array } | { parts: AsyncIterable<Uint8Array> })

/** Bytes that are packed sooner than handed over. */
const SMALL = 4096
const UTF8_NAMES = 0x0800
/** Sums and lengths follow the bytes. */
const LENGTHS_FOLLOW = 0x0008
const DEFLATED = 8
const VERSION = 45
const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const EXTRA_64 = 1
const MOST_16 = 0xffff
const MOST_32 = 0xffff_ffff

/** Day and time as archives store them: the body's, in units of two seconds. */
function dosTime(at: Date): { date: number; time: number } {
  const local = new Date(at.getTime() + ZONE_HOURS[bodyZone()] * 3_600_000)
  const date = ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate()
  const time = (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1)
  return { date, time }
}

/** Little-endian numbers: [bytes, value] each. */
function fields(...parts: [2 | 4 | 8, number][]): Buffer {
  const buffer = Buffer.alloc(parts.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of parts) {
    at = size === 8 ? buffer.writeBigUInt64LE(BigInt(value), at) : buffer.writeUIntLE(value, at, size)
  }
  return buffer
}

interface Sums {
  crc: number
  packed: number
  whole: number
}

const NO_SUMS: Sums = { crc: 0, packed: 0, whole: 0 }

const sumFields = ({ crc, packed, whole }: Sums) => fields([4, crc], [4, packed], [4, whole])

/** Packs an entry's bytes as they come, and says what they came to. */
async function* packParts(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, Sums> {
  const sums = { ...NO_SUMS }
  async function* countParts() {
    for await (const part of parts) {
      sums.crc = crc32(part, sums.crc)
      sums.whole += part.length
      yield part
    }
  }
  for await (const part of Readable.from(countParts(), { objectMode: false }).compose(createDeflateRaw())) {
    sums.packed += part.length
    yield part
  }
  return sums
}

/**
 * The parts of an archive, one after another (APPNOTE 6.3.10, with ZIP64 for more than 65,535 entries or 4 GB): never
 * more than one whole entry is in memory, and packing is done beside the program.
 */
export async function* zipParts(entries: AsyncIterable<Entry> | Iterable<Entry>, at: Date): AsyncGenerator<Buffer> {
  const { date, time } = dosTime(at)
  const directory = new Blocks()
  let count = 0
  let offset = 0
  for await (const entry of entries) {
    const title = Buffer.from(entry.name)
    const isStreamed = 'parts' in entry
    const begin = fields(
      [2, VERSION],
      [2, isStreamed ? UTF8_NAMES | LENGTHS_FOLLOW : UTF8_NAMES],
      [2, DEFLATED],
      [2, time],
      [2, date],
    )
    const start = (sums: Sums) =>
      Buffer.concat([fields([4, LOCAL]), begin, sumFields(sums), fields([2, title.length], [2, 0]), title])
    let sums = NO_SUMS
    let length = start(sums).length
    if (isStreamed) {
      yield start(sums)
      sums = yield* packParts(entry.parts)
      yield Buffer.concat([fields([4, DESCRIPTOR]), sumFields(sums)])
      length += sums.packed + 16
    } else {
      const body = entry.bytes.length < SMALL ? deflateRawSync(entry.bytes) : await deflate(entry.bytes)
      sums = { crc: crc32(entry.bytes), packed: body.length, whole: entry.bytes.length }
      length += body.length
      yield Buffer.concat([start(sums), body])
    }
    directory.add(directoryLine({ title, begin, sums, offset }))
    offset += length
    count += 1
  }
  yield* directory
  yield archiveEnd({ count, size: directory.length, offset })
}

const BLOCK = 65_536

/** Short bytes that are kept long, copied together: a small buffer by itself would keep all of the pool it was cut from. */
class Blocks {
  readonly #full: Buffer[] = []
  #last = Buffer.allocUnsafeSlow(BLOCK)
  #used = 0

  add(bytes: Buffer): void {
    if (this.#used + bytes.length > BLOCK) {
      this.#full.push(this.#last.subarray(0, this.#used))
      this.#last = Buffer.allocUnsafeSlow(BLOCK)
      this.#used = 0
    }
    this.#used += bytes.copy(this.#last, this.#used)
  }

  get length(): number {
    return this.#full.reduce((sum, { length }) => sum + length, this.#used)
  }

  *[Symbol.iterator](): Generator<Buffer> {
    yield* this.#full
    yield this.#last.subarray(0, this.#used)
  }
}

interface Listed {
  title: Buffer
  begin: Buffer
  sums: Sums
  /** Where the entry begins. */
  offset: number
}

/** An entry's line in the directory. */
function directoryLine({ title, begin, sums, offset }: Listed): Buffer {
  const isFar = offset >= MOST_32
  const extra = isFar ? fields([2, EXTRA_64], [2, 8], [8, offset]) : Buffer.alloc(0)
  const lengths = fields([2, title.length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0])
  const place = fields([4, isFar ? MOST_32 : offset])
  return Buffer.concat([fields([4, CENTRAL], [2, VERSION]), begin, sumFields(sums), lengths, place, title, extra])
}

/** The end of an archive; what its numbers are too small for stands in a longer end before it. */
function archiveEnd({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const few = Math.min(count, MOST_16)
  const [short, near] = [Math.min(size, MOST_32), Math.min(offset, MOST_32)]
  const end = fields([4, END], [2, 0], [2, 0], [2, few], [2, few], [4, short], [4, near], [2, 0])
  if (count < MOST_16 && size < MOST_32 && offset < MOST_32) return end
  const about = fields([4, END_64], [8, 44], [2, VERSION], [2, VERSION], [4, 0], [4, 0])
  const numbers = fields([8, count], [8, count], [8, size], [8, offset])
  const locator = fields([4, LOCATOR_64], [4, 0], [8, offset + size], [4, 1])
  return Buffer.concat([about, numbers, locator, end])
}
