import { constants, inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib'

const PNG_PREDICTORS = 10

/** The bytes of a stream of objects or of cross-references; throws when it is packed in a way that nobody needs. */
export function unpack({ dict, contents }: PDFRawStream, most: number): Buffer {
  if (dict.has(PDFName.of('DecodeParms'))) throw new Error('packed objects with a predictor')
  return inflate(dict, contents, most)
}

function inflate(dict: PDFDict, contents: Uint8Array, most: number): Buffer {
  const filter = dict.get(PDFName.of('Filter'))
  if (filter === undefined) return Buffer.from(contents)
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter
  if (only !== PDFName.of('FlateDecode') || most <= 0) throw new Error('another filter')
  return inflateSync(contents, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
}

const numbers = (array: PDFArray): number[] =>
  array.asArray().map((item) => (item instanceof PDFNumber ? item.asNumber() : Number.NaN))

/** Where a stream of cross-references says that objects stand, and in which object streams they lie. */
export function placesOf({ dict, contents }: PDFRawStream, most: number) {
  const widths = dict.get(PDFName.of('W'))
  const [kindWidth = 0, placeWidth = 0, lastWidth = 0] = widths instanceof PDFArray ? numbers(widths) : []
  const width = kindWidth + placeWidth + lastWidth
  if (!(width > 0 && Math.max(kindWidth, placeWidth, lastWidth) <= 6)) throw new Error('no widths')
  const bytes = withoutPredictor(dict, inflate(dict, contents, most))
  const [objects, objectStreams]: [Set<number>, Set<number>] = [new Set(), new Set()]
  for (let at = 0; at + width <= bytes.length; at += width) {
    const kind = kindWidth === 0 ? 1 : bytes.readUIntBE(at, kindWidth)
    const place = placeWidth === 0 ? 0 : bytes.readUIntBE(at + kindWidth, placeWidth)
    if (kind === 1) objects.add(place)
    if (kind === 2) objectStreams.add(place)
  }
  return { objects, objectStreams }
}

/** Undoes what makes tables smaller: each row told by its difference from the one above (PNG, none, sub and up). */
function withoutPredictor(dict: PDFDict, bytes: Buffer): Buffer {
  const given = dict.get(PDFName.of('DecodeParms'))
  const how = given instanceof PDFArray && given.size() === 1 ? given.get(0) : given
  if (how === undefined) return bytes
  if (!(how instanceof PDFDict)) throw new Error('another predictor')
  const [predictor, columns, colours, bits] = ['Predictor', 'Columns', 'Colors', 'BitsPerComponent'].map((key) => {
    const value = how.get(PDFName.of(key))
    return value instanceof PDFNumber ? value.asNumber() : undefined
  })
  if ((predictor ?? 1) === 1) return bytes
  if ((predictor ?? 1) < PNG_PREDICTORS || !columns || columns < 1 || (colours ?? 1) !== 1 || (bits ?? 8) !== 8)
    throw new Error('another predictor')
  const rows = Math.floor(bytes.length / (columns + 1))
  const plain = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (columns + 1)]
    if (kind !== 0 && kind !== 1 && kind !== 2) throw new Error('another predictor')
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column
      const above = row > 0 ? (plain[at - columns] ?? 0) : 0
      const before = column > 0 ? (plain[at - 1] ?? 0) : 0
      const differsFrom = [0, before, above][kind] ?? 0
      plain[at] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + differsFrom
    }
  }
  return plain
}
