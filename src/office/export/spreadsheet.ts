type Cell = string | number

/** The most characters that spreadsheets allow in the name of a sheet, and the signs that they do not. */
const LONGEST_NAME = 31
const FORBIDDEN = /[[\]:*?/\\]/g
/** The width of a column in characters. */
const WIDTH = { least: 8, most: 60 }

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/
const MOMENT = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)$/
/** Whole numbers from here on are written in groups of three, as amounts are. */
const GROUPED_FROM = 1000
/** The headings of columns whose numbers name something and are no amounts. */
const NAMING = /^(?:id|tahun|baris|versi|nomor|no\.?)\b/i

/** Returns a day or moment as a spreadsheet counts it, by the clocks that the text was written by. */
function spreadsheetMoment(text: string): { value: Date; format: string } | undefined {
  const parts = DAY.exec(text) ?? MOMENT.exec(text)
  if (!parts) return undefined
  const [, year, month, date, hour, minute] = parts.map(Number)
  const value = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, date, hour || 0, minute || 0))
  // The 31st of February is a text like any other.
  if (value.getUTCDate() !== date || value.getUTCMonth() !== (month ?? 0) - 1) return undefined
  return { value, format: hour === undefined ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm' }
}

function cellOf(cell: Cell, head: Cell | undefined) {
  if (cell === '') return null
  if (typeof cell === 'string') {
    const moment = spreadsheetMoment(cell)
    return moment ? { ...moment, type: Date } : { value: cell, type: String }
  }
  const isAmount = Math.abs(cell) >= GROUPED_FROM && !NAMING.test(String(head ?? ''))
  const format = Number.isInteger(cell) ? '#,##0' : '#,##0.00'
  return { value: cell, type: Number, ...(isAmount ? { format } : {}) }
}

function widthOf(rows: Cell[][], column: number): number {
  const longest = Math.max(
    ...rows.map((row) =>
      Math.max(
        ...String(row[column] ?? '')
          .split('\n')
          .map(({ length }) => length),
      ),
    ),
  )
  return Math.min(WIDTH.most, Math.max(WIDTH.least, longest + 2))
}

/**
 * Returns a table as a sheet for people: named, its head bold and in sight, days and moments as dates, amounts as
 * numbers in groups, columns as wide as what they hold.
 */
export function sheetOf(name: string, rows: Cell[][]) {
  const [head = []] = rows
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  return {
    sheet: name.replace(FORBIDDEN, ' ').slice(0, LONGEST_NAME).trim() || 'Data',
    stickyRowsCount: 1,
    columns: Array.from({ length: columns }, (_, column) => ({ width: widthOf(rows, column) })),
    data: rows.map((row, at) =>
      row.map((cell, column) =>
        at === 0 ? { value: String(cell), type: String, fontWeight: 'bold' as const } : cellOf(cell, head[column]),
      ),
    ),
  }
}
