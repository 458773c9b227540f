const FORMULA_START = /^[=+\-@\t\r]/

/** Text that a spreadsheet must show and never compute (CWE-1236). */
export const safeText = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)

const BYTE_ORDER_MARK = '\uFEFF'

const quote = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`

/** RFC 4180, with the mark by which Excel recognises UTF-8. */
export const csvText = (rows: (string | number)[][]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')
