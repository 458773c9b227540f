import type { Day } from '../day.ts'
import { type DayFrame, dayOfWritten, readBankDay, readPeriod, shortBefore, type WrittenDay } from './day.ts'
import { accountAbove, accountDigits, type BankHead, currencyAbove, filledTo, isRupiah, readBankHead } from './head.ts'
import { plainWords, type RowReading, type StatementRows, unreadRow } from './line.ts'
import { amountFrameOf, cellsOf, fitRow, type Movement, movementOf, type Roles, withMarkColumns } from './row.ts'

/** The lines above the table, where banks put account, holder and period. */
const MOST_LINES_ABOVE = 60
/** The number of rows that are tried as the head. */
const MOST_HEADS = 2
/** The rows above which a file is no statement of one body. */
const MOST_ROWS = 50_000

/** Rows of a file; a spreadsheet has no delimiter: ''. */
export interface BankRecords {
  records: readonly string[][]
  delimiter: string
}

/** How many rows of a table are money that came or went. */
export const countRead = ({ rows }: StatementRows): number => rows.filter(({ is }) => is !== 'unread').length

/** Reads the bank's table in these records, by the head whose rows fit best. */
export function readBankTable({ records, delimiter }: BankRecords, today: Day): StatementRows | undefined {
  if (records.length > MOST_ROWS) return undefined
  const bare = records.map((cells) => cells.map(bareCell))
  const heads = bare
    .slice(0, MOST_LINES_ABOVE)
    .flatMap((cells, at) => [readBankHead(cells)].flatMap((head) => (head ? [{ head, at }] : [])))
  let best: StatementRows | undefined
  for (const { head, at } of heads.slice(0, MOST_HEADS)) {
    const read = readRows(placeRows({ above: bare.slice(0, at), below: bare.slice(at + 1), head, delimiter }), today)
    if (!best || countRead(read) > countRead(best)) best = read
  }
  return best
}

/** A cell without the apostrophe by which spreadsheets keep digits. */
const bareCell = (cell: string): string => cell.replace(/^'/, '').replaceAll('\u00a0', ' ').trim()

/** A row below the head; `fitted` are its cells in the columns of the table, where that is possible. */
interface Placed {
  baris: number
  cells: readonly string[]
  fitted: string[] | undefined
  date: WrittenDay | undefined
}

interface Table {
  bentuk: string
  roles: Roles
  above: readonly string[][]
  rows: readonly Placed[]
}

interface Found {
  above: readonly string[][]
  below: readonly string[][]
  head: BankHead
  delimiter: string
}

const NO_CELL = ''

function placeRows({ above, below, head, delimiter }: Found): Table {
  const rows = below
    .map((cells, at) => ({ baris: above.length + at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map((row): Placed => {
      const fitted = fitRow(row.cells, head.roles, delimiter)
      return { ...row, fitted, date: fitted && readBankDay(cellsOf(fitted, head.roles, 'tanggal')[0] ?? NO_CELL) }
    })
  return { bentuk: head.bentuk, roles: withMarkColumns(rowsWithDay(rows), head.roles), above, rows }
}

/** The cells of rows about a movement. */
const rowsWithDay = (rows: readonly Placed[]): string[][] =>
  rows.flatMap(({ date, fitted }) => (date && fitted ? [fitted] : []))

function readRows({ bentuk, roles, above, rows }: Table, today: Day): StatementRows {
  const { period, isMonthFirst } = readPeriod(above)
  const frame: DayFrame = {
    today,
    period,
    isMonthFirst: isMonthFirst || rows.some(({ date }) => date?.is === 'month first'),
  }
  const days = daysOf(rows, frame)
  const amounts = amountFrameOf(rowsWithDay(rows), roles)
  const said = { roles, rekening: accountAbove(above), mata_uang: currencyAbove(above) }
  const moved = rows.map(({ fitted }) => (fitted ? movementOf(fitted, roles, amounts) : { alasan: TOO_MANY_CELLS }))
  const hidden = hiddenByHeads(rows, roles)
  const read = rows.map((row, at): RowReading => {
    const alasan = hidden[at]
    const movement = moved[at] ?? { alasan: TOO_MANY_CELLS }
    return alasan ? unreadRow(row.baris, row.cells, alasan) : readPlaced({ ...row, day: days[at] }, movement, said)
  })
  const years = rows.flatMap(({ date }, at) => (date?.is === 'short' && !period ? yearsIn(read[at]) : []))
  const isTakenForGranted = read.some(({ is }, at) => is === 'credit' && isGranted(moved[at]))
  return {
    bentuk,
    rows: [...strayRows(above, roles), ...read],
    above: above.flat(),
    dianggap: [
      ...(years.length > 0 ? [yearWords(years)] : []),
      ...(isTakenForGranted ? ['Berkas ini tidak menyebut arah uang: semua jumlahnya dibaca sebagai uang masuk.'] : []),
    ],
  }
}

const yearsIn = (read: RowReading | undefined): string[] =>
  read?.is === 'credit' ? [read.line.tanggal.slice(0, 4)] : []

const isGranted = (movement: Movement | undefined): boolean =>
  movement !== undefined && 'in' in movement && movement.isTakenForGranted === true

const yearWords = (years: readonly string[]): string =>
  `Berkas ini tidak menyebut tahun: tanggalnya dibaca sebagai tahun ${[...new Set(years)].toSorted().join(' dan ')}.`

type DayOfRow = { day: Day } | { alasan: string } | undefined

function daysOf(rows: readonly Placed[], frame: DayFrame): DayOfRow[] {
  const short = rows.flatMap(({ date }) => (date?.is === 'short' ? [date] : []))
  const days = shortBefore(short, frame.today)
  const dayOfShort = new Map(short.map((date, at) => [date, days[at]]))
  return rows.map(({ date }) => date && dayOfWritten(date, frame, (one) => dayOfShort.get(one)))
}

/** Returns why a row is not read because it is a head or stands below another table's head. */
function hiddenByHeads(rows: readonly Placed[], roles: Roles): (string | undefined)[] {
  let isOther = false
  return rows.map(({ cells }) => {
    const head = readBankHead(cells)
    if (head) isOther = !isSameTable(head.roles, roles)
    if (head) return 'Baris ini judul kolom.'
    return isOther ? 'Baris ini berada di bawah judul kolom yang lain.' : undefined
  })
}

/**
 * Tells whether a repeated head has the same roles; '' also fits, as marks recognised by their cells have no role in
 * the head.
 */
const isSameTable = (again: Roles, roles: Roles): boolean =>
  again.length === roles.length && again.every((role, at) => role === roles[at] || role === '')

/** Rows above the head that look like those below it. */
const strayRows = (above: readonly string[][], roles: Roles): RowReading[] =>
  above.flatMap((cells, at) =>
    readBankDay(cells[roles.indexOf('tanggal')] ?? NO_CELL) && filledTo(cells) >= roles.length - 1
      ? [unreadRow(at + 1, cells, 'Baris ini berada di atas judul kolom.')]
      : [],
  )

const TOO_MANY_CELLS = 'Baris ini berisi lebih banyak sel daripada judulnya, dan tidak jelas mana jumlahnya.'
const SUMMARY = /^(saldo|mutasi|total|jumlah|starting|ending|opening|closing|balance|credit|debit|debet|kredit)\b/i

interface Said {
  roles: Roles
  rekening: string | null
  mata_uang: string
}

function readPlaced(row: Placed & { day: DayOfRow }, movement: Movement, said: Said): RowReading {
  const { baris, cells, fitted = [], date, day } = row
  const unread = (alasan: string) => unreadRow(baris, cells, alasan)
  if (swallowsRows(cells))
    return unread('Tanda kutip di baris ini tidak ditutup, sehingga baris berikutnya ikut terbaca.')
  if (date?.is === 'pending' && 'out' in movement) return { is: 'debit' }
  if (date?.is === 'pending' && 'in' in movement) return unread('Belum dibukukan oleh bank (PEND).')
  if (!row.fitted) return unread(TOO_MANY_CELLS)
  if (!day || !('day' in day)) return unread(day?.alasan ?? undatedWords(cells))
  if ('alasan' in movement) return unread(movement.alasan)
  const currency = cellsOf(fitted, said.roles, 'mata_uang')[0] || said.mata_uang
  if (!isRupiah(currency)) return unread(`Mata uangnya bukan rupiah: ${currency.slice(0, 20)}.`)
  if ('out' in movement) return { is: 'debit' }
  if (!Number.isInteger(movement.in)) return unread('Jumlahnya tidak bulat dalam rupiah.')
  if (movement.in === 0) return unread('Jumlahnya nol.')
  const words = cellsOf(fitted, said.roles, 'keterangan').filter((cell) => cell !== '' && cell !== '-')
  const rekening = accountDigits(cellsOf(fitted, said.roles, 'rekening')[0] ?? NO_CELL) ?? said.rekening
  const keterangan = plainWords(words.join(' '))
  return {
    is: 'credit',
    line: { baris, tanggal: day.day, keterangan, jumlah: movement.in, rekening },
    formerWords: plainWords(cellsOf(fitted, said.roles, 'keterangan')[0] ?? NO_CELL),
  }
}

const undatedWords = (cells: readonly string[]): string =>
  SUMMARY.test(cells.find((cell) => cell !== '') ?? NO_CELL)
    ? 'Baris ini ringkasan, bukan mutasi.'
    : 'Tanggalnya tidak dapat dibaca.'

/** Tells whether an unclosed quote has pulled the rows below into a cell. */
const swallowsRows = (cells: readonly string[]): boolean =>
  cells.some((cell) =>
    /[\r\n]/.test(cell)
      ? cell
          .split(/[\r\n]+/)
          .slice(1)
          .some((line) => readBankDay(line.split(/[;,\t|]/)[0]?.replace(/^['"]+|['"]+$/g, '') ?? NO_CELL))
      : false,
  )
