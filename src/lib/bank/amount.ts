/** An amount as a statement writes it; `direction` where the amount says it by a sign or a mark. */
export interface BankAmount {
  /** Rupiah, perhaps with a fraction; never below zero. */
  value: number
  directions: Direction[]
}

export type Direction = 'in' | 'out'

const LONGEST_AMOUNT = 60

const MARKS: Record<Direction, readonly string[]> = {
  in: ['c', 'cr', 'k', 'kr', 'kredit', 'credit', 'cred', 'kred', 'masuk', 'in', 'incoming', '+'],
  out: ['d', 'db', 'dr', 'debit', 'debet', 'deb', 'keluar', 'out', 'outgoing', '-'],
}
/** The words beside a mark that do not change it: 'Uang masuk', 'Dana keluar'. */
const SILENT = new Set(['uang', 'dana'])

/** Returns whether a mark means that money came or went; undefined for any other word. */
export function readMark(text: string): Direction | undefined {
  const words = text
    .toLowerCase()
    .replace(/[().\s]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => !SILENT.has(word))
  if (words.length === 0 || words.length > 3) return undefined
  if (words.every((word) => MARKS.in.includes(word))) return 'in'
  return words.every((word) => MARKS.out.includes(word)) ? 'out' : undefined
}

const WHOLE = /^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)$/
const RUPIAH = /^(?:rp\.?|idr) ?/i

/** Reads '1.500.123,00', '1,500,123.00 CR', 'Rp 1.500.123,-', '(6.500)', '.00'; returns undefined for anything else. */
export function readBankAmount(cell: string): BankAmount | undefined {
  const text = cell.replace(/\s+/g, ' ').replace(/^−/, '-').trim()
  if (text.length > LONGEST_AMOUNT) return undefined
  const directions: Direction[] = []
  let rest = text
  const [, behind] = /([a-z]+\.?|[+-])$/i.exec(rest) ?? []
  if (behind !== undefined && !/,-$/.test(rest) && !/^idr$/i.test(behind)) {
    const mark = readMark(behind)
    if (!mark) return undefined
    directions.push(mark)
    rest = rest.slice(0, -behind.length).trim()
  }
  rest = rest.replace(/,-$/, '').replace(/ ?idr$/i, '')
  if (/^\(.*\)$/.test(rest)) {
    directions.push('out')
    rest = rest.slice(1, -1).trim()
  }
  rest = rest.replace(RUPIAH, '')
  const sign = rest[0]
  if (sign === '+' || sign === '-') {
    directions.push(sign === '+' ? 'in' : 'out')
    rest = rest.slice(1).trim().replace(RUPIAH, '')
  }
  const value = numberIn(rest)
  return value === undefined ? undefined : { value, directions }
}

function numberIn(text: string): number | undefined {
  // A single separator with three digits behind parts thousands: no bank writes tenths of a rupiah in three digits.
  const [, whole, fraction = ''] = WHOLE.test(text)
    ? [text, text]
    : (/^(\d[\d.,]*)?[.,](\d{1,2}|0{4})$/.exec(text) ?? [])
  const digits = whole ?? (fraction ? '0' : '')
  if (!WHOLE.test(digits) || mixesSeparators(text, digits)) return undefined
  const plain = digits.replace(/[.,]/g, '')
  // '000' is the rest of an amount that somebody tore apart.
  if (plain.length > 1 && plain.startsWith('0')) return undefined
  const value = Number(`${plain}.${fraction || '0'}`)
  return value <= Number.MAX_SAFE_INTEGER ? value : undefined
}

/** Tells whether the same sign parts thousands and fraction, as in '1,500,17'. */
function mixesSeparators(text: string, whole: string): boolean {
  const thousands = /[.,]/.exec(whole)?.[0]
  return thousands !== undefined && text.length > whole.length && text[whole.length] === thousands
}

/** Tells whether a cell means that no money moved: blank, a dash, or zero. */
export const isNoAmount = (cell: string): boolean => /^[\s–-]*$/.test(cell) || readBankAmount(cell)?.value === 0
