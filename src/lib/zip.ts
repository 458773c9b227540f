import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { bodyZone, ZONE_HOURS } from './day.ts'

const deflate = promisify(deflateRaw)

interface Entry {
  /** With slashes; any Unicode. */
  name: string
  bytes: Uint8Array
}

const UTF8_NAMES = 0x0800
const DEFLATED = 8
const VERSION = 20
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50

/** Day and time as archives store them: the body's, in units of two seconds. */
function dosTime(at: Date): { date: number; time: number } {
  const local = new Date(at.getTime() + ZONE_HOURS[bodyZone()] * 3_600_000)
  const date = ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate()
  const time = (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1)
  return { date, time }
}

/** Little-endian numbers: [bytes, value] each. */
function fields(...parts: [2 | 4, number][]): Buffer {
  const buffer = Buffer.alloc(parts.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of parts) at = buffer.writeUIntLE(value, at, size)
  return buffer
}

/**
 * The parts of an archive of less than 4 GB, one after another (APPNOTE 6.3.10, without ZIP64): never more than one
 * entry is in memory, and packing is done beside the program.
 */
export async function* zipParts(entries: AsyncIterable<Entry> | Iterable<Entry>, at: Date): AsyncGenerator<Buffer> {
  const { date, time } = dosTime(at)
  const directory: Buffer[] = []
  let count = 0
  let offset = 0
  for await (const { name, bytes } of entries) {
    const title = Buffer.from(name)
    const packed = await deflate(bytes)
    const common = fields(
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, DEFLATED],
      [2, time],
      [2, date],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, title.length],
      [2, 0],
    )
    const body = Buffer.concat([fields([4, LOCAL]), common, title, packed])
    const noComment = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset])
    directory.push(fields([4, CENTRAL], [2, VERSION]), common, noComment, title)
    offset += body.length
    count += 1
    yield body
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = fields([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0])
  yield Buffer.concat([...directory, end])
}
