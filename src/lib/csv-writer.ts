const FORMULA_START = /^[=+\-@\t\r]/

/** Text that a spreadsheet must show and never compute (CWE-1236). */
export const safeText = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)

/** Before the first line: by it Excel recognises UTF-8. */
export const csvMark = '\uFEFF'

const quote = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`

/** Lines as RFC 4180 says. */
export const csvLines = (rows: (string | number)[][]): string =>
  rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')

/** RFC 4180, with the mark by which Excel recognises UTF-8. */
export const csvText = (rows: (string | number)[][]): string => csvMark + csvLines(rows)
