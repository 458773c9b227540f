import { addDays, day } from '../day.ts'
import { walkXml } from './xml-reader.ts'
import { readZip } from './zip-reader.ts'

const MOST = { rows: 20_000, columns: 256, cells: 400_000, sheets: 20 }
const BOUNDS = { entries: 1000, bytes: 20_000_000 }
const WANTED = /^xl\/(workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/

/** Tells whether a file begins as an archive does, which an XLSX is. */
export const isArchive = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4

/**
 * The rows of each sheet of an XLSX, in their order, as text: numbers with a point before their fraction, dates as
 * 2026-11-20, rounded ones as 9.95e+15. Blank rows are there, so that places are as the spreadsheet shows them. Undefined for any other file.
 */
export function readXlsx(bytes: Uint8Array): string[][][] | undefined {
  try {
    const entries = readZip(bytes, (name) => WANTED.test(name), BOUNDS)
    const textOf = (name: string): string => new TextDecoder().decode(entries.get(name) ?? new Uint8Array())
    const workbook = readWorkbook(textOf('xl/workbook.xml'), textOf('xl/_rels/workbook.xml.rels'))
    const book: Book = {
      is1904: workbook.is1904,
      words: entries.has('xl/sharedStrings.xml') ? sharedWords(textOf('xl/sharedStrings.xml')) : [],
      isDay: entries.has('xl/styles.xml') ? dayStyles(textOf('xl/styles.xml')) : [],
    }
    const sheets = workbook.sheets.slice(0, MOST.sheets).filter((name) => entries.has(name))
    return sheets.length > 0 ? sheets.map((name) => readSheet(textOf(name), book)) : undefined
  } catch {
    // Any error means that the file, which may come from a stranger, is refused.
    return undefined
  }
}

interface Book {
  is1904: boolean
  words: string[]
  /** True for each style that shows numbers as dates. */
  isDay: boolean[]
}

/** The files of the sheets, in the order of the workbook. */
function readWorkbook(workbook: string, relations: string): { sheets: string[]; is1904: boolean } {
  const targets = new Map<string, string>()
  walkXml(relations, {
    ...SILENT,
    open: (name, attributes) => {
      if (name === 'Relationship') targets.set(attributes.get('Id') ?? '', attributes.get('Target') ?? '')
    },
  })
  const sheets: string[] = []
  let is1904 = false
  walkXml(workbook, {
    ...SILENT,
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.get('date1904') ?? '')
      const target = name === 'sheet' ? targets.get(attributes.get('id') ?? '') : undefined
      if (target) sheets.push(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  return { sheets, is1904 }
}

const SILENT = { open: () => {}, text: () => {}, close: () => {} }

function sharedWords(xml: string): string[] {
  const words: string[] = []
  let inText = false
  let isPhonetic = false
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') words.push('')
      if (name === 'rPh') isPhonetic = true
      inText = name === 't' && !isPhonetic
    },
    text: (text) => {
      if (inText) words[words.length - 1] += text
    },
    close: (name) => {
      if (name === 'rPh') isPhonetic = false
      if (name === 't') inText = false
    },
  })
  return words
}

/** Numbers of formats that every spreadsheet knows as dates. */
const isKnownDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Tells whether a format is a date's, ignoring quoted words, colours and fill characters. */
const isDayFormat = (format: string): boolean =>
  /[dy]|m{3}/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '').replace(/general/gi, ''))

function dayStyles(xml: string): boolean[] {
  const formats = new Map<number, boolean>()
  const styles: boolean[] = []
  let inCells = false
  walkXml(xml, {
    ...SILENT,
    open: (name, attributes) => {
      if (name === 'numFmt') {
        formats.set(Number(attributes.get('numFmtId')), isDayFormat(attributes.get('formatCode') ?? ''))
      }
      if (name === 'cellXfs') inCells = true
      const id = Number(attributes.get('numFmtId') ?? 0)
      if (name === 'xf' && inCells) styles.push(formats.get(id) ?? isKnownDay(id))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}

/** A cell as it is read. */
interface Cell {
  column: number
  type: string
  style: number
  text: string
}

function readSheet(xml: string, book: Book): string[][] {
  const rows: string[][] = []
  let cell: Cell | undefined
  let count = 0
  let column = 0
  let inText = false
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        const at = Number(attributes.get('r') ?? rows.length + 1)
        if (!(at > rows.length) || at > MOST.rows) throw new RangeError('rows')
        while (rows.length < at) rows.push([])
        column = 0
      }
      if (name === 'c') {
        column = columnOf(attributes.get('r')) ?? column + 1
        count += 1
        if (column > MOST.columns || count > MOST.cells) throw new RangeError('cells')
        cell = { column, type: attributes.get('t') ?? 'n', style: Number(attributes.get('s') ?? -1), text: '' }
      }
      inText = name === 'v' || name === 't'
    },
    text: (text) => {
      if (cell && inText) cell.text += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') inText = false
      if (name !== 'c' || !cell) return
      const row = rows.at(-1)
      while (row && row.length < cell.column) row.push('')
      if (row) row[cell.column - 1] = cellText(cell, book)
      cell = undefined
    },
  })
  return rows
}

/** 'AB12' → 28. */
function columnOf(reference: string | undefined): number | undefined {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(reference ?? '') ?? []
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

const FIRST_DAY = { usual: day('1899-12-30'), of1904: day('1904-01-01') }
const LAST_SERIAL = 120_000
const MOST_EXACT = 1e15

function cellText({ type, style, text }: Cell, { words, isDay, is1904 }: Book): string {
  if (type === 's') return words[Number(text)] ?? ''
  if (type !== 'n' || text.trim() === '') return text.trim()
  const number = Number(text)
  if (isDay[style] && number >= 1 && number < LAST_SERIAL) {
    return addDays(is1904 ? FIRST_DAY.of1904 : FIRST_DAY.usual, Math.floor(number))
  }
  // A spreadsheet keeps fifteen digits; what it made of a longer number is shown as such, not as a number of its own.
  if (Math.abs(number) >= MOST_EXACT) return number.toExponential()
  if (Number.isInteger(number)) return String(number)
  // Spreadsheets keep 0.1 as 0.1000000000000001.
  const cents = Math.round(number * 100) / 100
  return Math.abs(number - cents) < Math.min(1e-6, Math.abs(number) * 1e-9) ? cents.toFixed(2) : text.trim()
}
