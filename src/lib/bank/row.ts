import { type BankAmount, type Direction, isNoAmount, readBankAmount, readMark } from './amount.ts'
import type { ColumnRole } from './layouts.ts'

/** The role of each column of a table, from the left. */
export type Roles = readonly ColumnRole[]

/** The cells below one role, from the left. */
export const cellsOf = (cells: readonly string[], roles: Roles, role: ColumnRole): string[] =>
  roles.flatMap((each, at) => (each === role ? [cells[at] ?? ''] : []))

const cellOf = (cells: readonly string[], roles: Roles, role: ColumnRole): string =>
  cellsOf(cells, roles, role)[0] ?? ''

/** The facts of a whole table that decide about amounts without sign or mark. */
export interface AmountFrame {
  /** Outgoing money has a minus or brackets, so what has none came in. */
  hasMinus: boolean
  /** Some amounts, or a column, say whether money came or went. */
  hasMarks: boolean
}

/** The movement of a row: the money that came in, that some went out, or why it is unclear. */
export type Movement = { in: number; isTakenForGranted?: boolean } | { out: true } | { alasan: string }

const NO_DIRECTION = 'Tidak tertulis apakah uang masuk atau keluar.'
const NO_AMOUNT = 'Jumlahnya tidak dapat dibaca.'

/** The money of a row, by its two columns or by its amount and mark. */
export const movementOf = (cells: readonly string[], roles: Roles, frame: AmountFrame): Movement =>
  roles.includes('jumlah') ? markedMovement(cells, roles, frame) : partedMovement(cells, roles)

/** Reads a column for incoming money and, mostly, another for outgoing. */
function partedMovement(cells: readonly string[], roles: Roles): Movement {
  const [credit, debit] = [cellOf(cells, roles, 'kredit'), cellOf(cells, roles, 'debit')]
  if (isNoAmount(credit)) {
    if (isNoAmount(debit)) return { alasan: 'Tidak ada jumlah uang masuk atau keluar.' }
    return readBankAmount(debit)?.directions.includes('in') === false ? { out: true } : { alasan: NO_AMOUNT }
  }
  if (!isNoAmount(debit)) return { alasan: 'Kolom debit dan kredit terisi keduanya.' }
  const amount = readBankAmount(credit)
  if (!amount || amount.directions.includes('out')) return { alasan: NO_AMOUNT }
  const mark = cellOf(cells, roles, 'tanda')
  if (mark !== '' && readMark(mark) !== 'in') return { alasan: unknownMark(mark) }
  return { in: amount.value }
}

const unknownMark = (mark: string): string => `Tanda “${mark.slice(0, 20)}” tidak berarti uang masuk atau keluar.`

/** Reads a single column of amounts: mark, sign or brackets give the direction, and must not contradict each other. */
function markedMovement(cells: readonly string[], roles: Roles, frame: AmountFrame): Movement {
  const amount = readBankAmount(cellOf(cells, roles, 'jumlah'))
  if (!amount) return { alasan: NO_AMOUNT }
  const marks = cellsOf(cells, roles, 'tanda').filter((mark) => mark !== '')
  const unknown = marks.find((mark) => readMark(mark) === undefined)
  if (unknown !== undefined) return { alasan: unknownMark(unknown) }
  const kind = readMark(cellOf(cells, roles, 'jenis'))
  const said = new Set([
    ...amount.directions,
    ...marks.flatMap((mark) => readMark(mark) ?? []),
    ...(kind ? [kind] : []),
  ])
  // A minus beside a mark may be a reversal as well as a repetition.
  if (said.size > 1) return { alasan: 'Tanda masuk dan keluar di baris ini bertentangan.' }
  const [direction] = said
  if (direction) return directedMovement(direction, amount)
  if (roles.includes('tanda') || roles.includes('jenis') || frame.hasMarks) return { alasan: NO_DIRECTION }
  return { in: amount.value, isTakenForGranted: !frame.hasMinus }
}

const directedMovement = (direction: Direction, { value }: BankAmount): Movement =>
  direction === 'in' ? { in: value } : value > 0 ? { out: true } : { alasan: 'Jumlahnya nol.' }

/** Tells whether the amounts of a table have minus signs or marks. */
export function amountFrameOf(rows: readonly (readonly string[])[], roles: Roles): AmountFrame {
  const at = roles.indexOf('jumlah')
  const written = at < 0 ? [] : rows.map((cells) => cells[at] ?? '')
  return {
    hasMinus: written.some((cell) => /^\s*[-−(]|^\s*rp\.? ?-/i.test(cell) && readBankAmount(cell) !== undefined),
    hasMarks: written.some((cell) => /[a-z]\.?\s*$/i.test(cell) && (readBankAmount(cell)?.directions.length ?? 0) > 0),
  }
}

/** Returns the roles, in which columns of marks without a known head are marks too. */
export function withMarkColumns(rows: readonly (readonly string[])[], roles: Roles): Roles {
  if (!roles.includes('jumlah') || roles.includes('tanda')) return roles
  return roles.map((role, at) => {
    const filled = role === '' ? rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== '') : []
    return filled.length > 0 && filled.some((cell) => readMark(cell) !== undefined) ? 'tanda' : role
  })
}

/** A part of a number that was split at a comma without quotes: '1', '500', '177.00'. */
const TORN = /^\d{3}([.,]\d{1,2})?$/
const BEFORE_TORN = /(^|\D)\d{1,3}$/

const NUMBERS: readonly ColumnRole[] = ['jumlah', 'kredit', 'debit', 'saldo']

/**
 * Returns the cells of a row in the columns of its table, with descriptions that contain the delimiter joined again.
 * Undefined where that does not explain the surplus cells, or a number may have been split.
 */
export function fitRow(cells: readonly string[], roles: Roles, delimiter: string): string[] | undefined {
  const end = cells.findLastIndex((cell) => cell !== '') + 1
  const extra = end - roles.length
  // A spreadsheet has its cells apart: what stands beside the table tears nothing.
  if (extra <= 0 || delimiter === '') return cells.slice(0, roles.length)
  const at = roles.lastIndexOf('keterangan')
  if (at < 0) return undefined
  const words = cells.slice(at, at + extra + 1).join(delimiter === ',' ? ', ' : `${delimiter} `)
  const joined = [...cells.slice(0, at), words, ...cells.slice(at + extra + 1, end)]
  const isTorn = roles.some((role, place) => {
    const before = cells[(place > at ? place + extra : place) - 1] ?? ''
    return NUMBERS.includes(role) && TORN.test(joined[place] ?? '') && BEFORE_TORN.test(before)
  })
  return isTorn ? undefined : joined
}
