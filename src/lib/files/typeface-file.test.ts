import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { typefaceFile, unpackWoff } from './typeface-file.ts'

const require = createRequire(import.meta.url)
const packed = (subset: string, weight: number) =>
  readFileSync(require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-${weight}-normal.woff`))

interface Face {
  postscriptName: string
  numGlyphs: number
  type: string
  getGlyph: (id: number) => { path: { toSVG: () => string }; advanceWidth: number }
  layout: (text: string) => { glyphs: { id: number }[]; advanceWidth: number }
}

const fontkit = require('fontkit') as { create: (bytes: Buffer) => Face }
const open = (bytes: Buffer) => fontkit.create(bytes)

test.each([
  ['latin', 400],
  ['latin', 800],
  ['latin-ext', 700],
])('an unpacked typeface has every letter of the packed one: %s %i', (subset, weight) => {
  const [before, after] = [open(packed(subset, weight)), open(typefaceFile(subset, weight))]
  expect([after.type, after.postscriptName, after.numGlyphs]).toEqual(['TTF', before.postscriptName, before.numGlyphs])
  const drawn = (face: Face) =>
    Array.from({ length: face.numGlyphs }, (_, id) => [face.getGlyph(id).advanceWidth, face.getGlyph(id).path.toSVG()])
  expect(drawn(after)).toEqual(drawn(before))
  const set = (face: Face) => {
    const { glyphs, advanceWidth } = face.layout('Sertifikat Āwani: fi, AV, 2.026')
    return [glyphs.map(({ id }) => id), advanceWidth]
  }
  expect(set(after)).toEqual(set(before))
})

test('every table begins on a boundary of four bytes, and its checksum is that of its bytes', () => {
  const file = typefaceFile('latin', 400)
  const count = file.readUInt16BE(4)
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16
    const [tag, checksum, offset, length] = [0, 4, 8, 12].map((word) => file.readUInt32BE(at + word)) as [
      ...[number, number, number, number],
    ]
    expect(offset % 4).toBe(0)
    // "head" holds the checksum of the whole file, which its own leaves out.
    if (tag === 0x68656164) continue
    let sum = 0
    for (let word = 0; word < Math.ceil(length / 4); word += 1) sum = (sum + file.readUInt32BE(offset + word * 4)) >>> 0
    expect(sum).toBe(checksum)
  }
  expect(count).toBeGreaterThan(8)
})

test('what is no WOFF is refused', () => {
  expect(() => unpackWoff(Buffer.from('OTTO and something else'))).toThrow('not a WOFF file')
})
