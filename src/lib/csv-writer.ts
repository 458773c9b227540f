const FORMULA_START = /^[=+\-@\t\r]/

/** What a spreadsheet shall show as text, never compute: CWE-1236. */
export const safeText = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)

const BYTE_ORDER_MARK = '\uFEFF'

const quoted = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`

/** RFC 4180, with the mark by which Excel knows that it is UTF-8. */
export const csvText = (rows: (string | number)[][]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
