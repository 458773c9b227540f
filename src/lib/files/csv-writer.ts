/** Signs that begin a formula, also as East Asian programs write them, behind whatever a spreadsheet leaves out. */
const FORMULA_START =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\u2212\u207A-\u207C\u208A-\u208C\uFE62\uFE63\uFE66\uFE6B＝＋－＠])/u

/** Tells whether a spreadsheet may compute a text instead of showing it. */
export const startsFormula = (text: string): boolean => FORMULA_START.test(text)

/** Text that a spreadsheet must show and never compute (CWE-1236); a second time it changes nothing. */
export const safeText = (text: string): string => (startsFormula(text) ? `'${text}` : text)

/** Before the first line: by it Excel recognises UTF-8. */
export const csvMark = '\uFEFF'

/** Between cells: a comma, or what Excel with Indonesian settings expects, where a comma stands before a fraction. */
export type Separator = ',' | ';'

/** The kinds of CSV as buttons name them. */
export const CSV_NAMES = { ',': 'CSV', ';': 'CSV dengan titik koma' } as const satisfies Record<Separator, string>

const cellText = (cell: string | number, separator: Separator): string => {
  if (typeof cell === 'string') return `"${safeText(cell).replaceAll('"', '""')}"`
  return separator === ';' ? String(cell).replace('.', ',') : String(cell)
}

/** Lines as RFC 4180 says; no cell of them is a formula. */
export const csvLines = (rows: (string | number)[][], separator: Separator = ','): string =>
  rows.map((row) => `${row.map((cell) => cellText(cell, separator)).join(separator)}\r\n`).join('')

/** RFC 4180, with the mark by which Excel recognises UTF-8. */
export const csvText = (rows: (string | number)[][], separator: Separator = ','): string =>
  csvMark + csvLines(rows, separator)
