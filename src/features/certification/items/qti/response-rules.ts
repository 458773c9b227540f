import type { XmlNode } from '../../../../lib/files/xml-node.ts'
import {
  attributeOf,
  childrenNamed,
  elementsOf,
  refuseContent,
  refuseElement,
  refuseItem,
  wordsIn,
} from './element-rules.ts'
import { readDecimal } from './number-rules.ts'

/** The key of an item as QTI declares it. */
export interface Declared {
  identifier: string
  cardinality: string
  baseType: string
  values: string[]
  /** The table of points, where there is one; it is read only where answers are marked by it. */
  mapping: XmlNode | undefined
}

interface TableEntry {
  key: string
  value: number
  /** Undefined where nothing is said; QTI then tells large letters from small ones. */
  caseSensitive: boolean | undefined
}

/** Reads the only response of an item. */
export function readResponse(item: XmlNode): Declared {
  const [declared, ...more] = childrenNamed(item, 'qti-response-declaration')
  if (!declared) return refuseItem('Jawaban butir ini tidak dideklarasikan (qti-response-declaration).')
  if (more.length > 0) return refuseItem('Lebih dari satu jawaban dalam satu butir.')
  const values: string[] = []
  let mapping: XmlNode | undefined
  for (const part of elementsOf(declared)) {
    if (part.name === 'qti-correct-response')
      values.push(...childrenNamed(part, 'qti-value').map((value) => wordsIn(value).trim()))
    else if (part.name === 'qti-mapping') mapping = part
    else if (part.name === 'qti-default-value') return refuseContent('jawaban yang sudah terisi (qti-default-value)')
    else if (part.name === 'qti-area-mapping') return refuseContent('peta bidang gambar (qti-area-mapping)')
    else return refuseElement(part)
  }
  return {
    identifier: attributeOf(declared, 'identifier'),
    cardinality: attributeOf(declared, 'cardinality'),
    baseType: attributeOf(declared, 'base-type'),
    values,
    mapping,
  }
}

const PARTIAL = (why: string): never => refuseItem(`Penilaian sebagian (qti-mapping) tidak dikenal: ${why}.`)

function readTableOfPoints(mapping: XmlNode): TableEntry[] {
  if ((readDecimal(attributeOf(mapping, 'default-value') || '0') ?? 1) !== 0)
    return PARTIAL('jawaban lain menambah atau mengurangi poin')
  const entries = elementsOf(mapping).map((entry): TableEntry => {
    const value = readDecimal(attributeOf(entry, 'mapped-value'))
    if (entry.name !== 'qti-map-entry' || value === undefined) return PARTIAL('ada nilai yang bukan angka')
    const said = attributeOf(entry, 'case-sensitive')
    return {
      key: attributeOf(entry, 'map-key'),
      value,
      caseSensitive: said === '' ? undefined : said !== 'false' && said !== '0',
    }
  })
  const most = Math.max(0, ...entries.map(({ value }) => value))
  const [lower, upper] = ['lower-bound', 'upper-bound'].map((bound) => attributeOf(mapping, bound))
  const isCut = (lower !== '' && readDecimal(lower ?? '') !== 0) || (upper !== '' && readDecimal(upper ?? '') !== most)
  return isCut ? PARTIAL('poinnya dibatasi') : entries
}

/** Returns the right answers of a table that gives each the same points and others none, with these points. */
export function rightEntries({ mapping, values }: Declared): { right: TableEntry[]; points: number } {
  if (!mapping) return refuseItem('Tabel poin (qti-mapping) tidak ada.')
  const table = readTableOfPoints(mapping)
  const right = table.filter(({ value }) => value > 0)
  const [first] = right
  if (!first) return PARTIAL('tidak ada jawaban yang mendapat poin')
  if (table.some(({ value }) => value < 0)) return PARTIAL('ada jawaban yang mengurangi poin')
  if (right.some(({ value }) => value !== first.value)) return PARTIAL('poin jawaban benar berbeda-beda')
  if (values.some((value) => !right.some(({ key }) => key === value)))
    return refuseItem('Kunci (qti-correct-response) tidak sama dengan tabel poin (qti-mapping).')
  return { right, points: first.value }
}
