import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

/** Bytes of the parts of both kinds of file (W3C, WOFF File Format 1.0, sections 3 to 5; OpenType, Organization of an OpenType Font). */
const WOFF = { signature: 0x774f4646, header: 44, entry: 20 }
const SFNT = { header: 12, entry: 16, boundary: 4 }

interface Table {
  tag: number
  checksum: number
  bytes: Buffer
}

type Style = 'normal' | 'italic'

/**
 * Plus Jakarta Sans of one weight, as OpenType. The package has it packed as WOFF, of which fontkit would unpack the
 * outlines of all letters anew for each letter that it draws.
 */
export const typefaceFile = (subset: string, weight: number, style: Style = 'normal'): Buffer =>
  packedFace(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-${weight}-${style}.woff`)

/** DejaVu Sans of one weight, as OpenType: it has the signs of mathematics, Greek, and small figures. */
export const signsFile = (weight: 400 | 700, style: Style): Buffer =>
  packedFace(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-${style}.woff`)

function packedFace(file: string): Buffer {
  // Resolved by Node, not by this file's place: the server's bundle lies elsewhere.
  const { resolve } = createRequire(import.meta.url)
  return unpackWoff(readFileSync(resolve(file)))
}

/** The same typeface with its tables unpacked, in the order in which they were; throws for what is no WOFF. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF.signature) throw new Error('not a WOFF file')
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    tableAt(woff, WOFF.header + index * WOFF.entry),
  )
  const directory = Buffer.alloc(SFNT.header + tables.length * SFNT.entry)
  woff.copy(directory, 0, 4, 8)
  // What helps a binary search through the tables.
  const log = Math.floor(Math.log2(tables.length))
  const range = 2 ** log * SFNT.entry
  for (const [index, value] of [tables.length, range, log, tables.length * SFNT.entry - range].entries())
    directory.writeUInt16BE(value, 4 + index * 2)
  let offset = directory.length
  const parts = tables.map(({ tag, checksum, bytes }, index) => {
    const words = [tag, checksum, offset, bytes.length]
    for (const [place, word] of words.entries())
      directory.writeUInt32BE(word, SFNT.header + index * SFNT.entry + place * 4)
    const filled = Buffer.alloc(Math.ceil(bytes.length / SFNT.boundary) * SFNT.boundary)
    bytes.copy(filled)
    offset += filled.length
    return filled
  })
  return Buffer.concat([directory, ...parts])
}

function tableAt(woff: Buffer, at: number): Table {
  const [tag = 0, offset = 0, packed = 0, length = 0, checksum = 0] = [0, 1, 2, 3, 4].map((word) =>
    woff.readUInt32BE(at + word * 4),
  )
  const bytes = woff.subarray(offset, offset + packed)
  return { tag, checksum, bytes: packed < length ? inflateSync(bytes) : bytes }
}
