/** What a spreadsheet would compute (CWE-1236), and numbers it would shorten: NIK, telephones with a zero in front. */
const NEEDS_MARK = /^(?:[=+\-@\t\r]|(?:\d{12,}|0\d+)$|'+[=+\-@\t\r\d])/
const MARKED = /^'+[=+\-@\t\r\d]/

/** Text that a spreadsheet shows as it is, with an apostrophe in front where it needs one; unmarkCell takes it off. */
export const markCell = (text: string): string => (NEEDS_MARK.test(text) ? `'${text}` : text)

/** A cell without the apostrophe that markCell, or a careful person, put before a number or a formula. */
export const unmarkCell = (cell: string): string => (MARKED.test(cell) ? cell.slice(1) : cell)
