import { inflateRawSync } from 'node:zlib'

/** The bounds of unpacking an archive. */
export interface ZipBounds {
  entries: number
  /** All that is unpacked together. */
  bytes: number
}

const END = 0x06054b50
const END_SIZE = 22
const LONGEST_COMMENT = 0xffff
const CENTRAL = 0x02014b50
const CENTRAL_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

/**
 * Returns the wanted entries of a ZIP archive by name. Throws RangeError for other data, encryption, or exceeded
 * bounds.
 */
export function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  bounds: ZipBounds,
): Map<string, Buffer> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(archive)
  const count = archive.readUInt16LE(end + 10)
  if (count > bounds.entries) throw new RangeError('too many entries')
  const found = new Map<string, Buffer>()
  let left = bounds.bytes
  let at = archive.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new RangeError('no directory')
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const entry = archive.toString('utf8', at + CENTRAL_SIZE, at + CENTRAL_SIZE + name)
    if (isWanted(entry)) {
      const unpacked = unpackEntry(archive, at, left)
      left -= unpacked.length
      found.set(entry, unpacked)
    }
    at += CENTRAL_SIZE + name + extra + comment
  }
  return found
}

function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_SIZE - LONGEST_COMMENT)
  for (let at = archive.length - END_SIZE; at >= first; at -= 1) if (archive.readUInt32LE(at) === END) return at
  throw new RangeError('no archive')
}

/** Unpacks an entry up to a bound, as the length that the archive states is not trusted. */
function unpackEntry(archive: Buffer, at: number, most: number): Buffer {
  const [flags, method] = [archive.readUInt16LE(at + 8), archive.readUInt16LE(at + 10)]
  const [packed, offset] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)]
  if (flags & ENCRYPTED || archive.readUInt32LE(offset) !== LOCAL) throw new RangeError('not readable')
  const start = offset + LOCAL_SIZE + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  const data = archive.subarray(start, start + packed)
  if (data.length !== packed || most <= 0) throw new RangeError('too large')
  if (method === DEFLATED) return inflateRawSync(data, { maxOutputLength: most })
  if (method !== STORED || data.length > most) throw new RangeError('not readable')
  return data
}
