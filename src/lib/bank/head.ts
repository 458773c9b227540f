import { readBankDay } from './day.ts'
import { BANK_LAYOUTS, type ColumnRole, headWords, roleOfHead } from './layouts.ts'
import type { Roles } from './row.ts'

/** A row that was recognised as the head of a table. */
export interface BankHead {
  bentuk: string
  roles: Roles
}

/** Returns how many cells a row has without the blank ones at its end. */
export const filledTo = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '') + 1

/** Reads a row as the head of a named layout or by its words; returns undefined for any other row. */
export function readBankHead(cells: readonly string[]): BankHead | undefined {
  if (cells.some((cell) => /\d/.test(cell) && readBankDay(cell) !== undefined)) return undefined
  const words = cells.slice(0, filledTo(cells)).map(headWords)
  const named = BANK_LAYOUTS.find(
    ({ columns }) => columns.length === words.length && columns.every(([head], at) => head === words[at]),
  )
  if (named) return { bentuk: named.name, roles: named.columns.map(([, role]) => role) }
  const roles = wordedRoles(words)
  return roles && { bentuk: 'Bentuk umum', roles }
}

/** Roles of which a table has one column: the first, the day of booking before the one of value. */
const ONCE = new Set<ColumnRole>(['tanggal', 'kredit', 'debit', 'jumlah'])

function wordedRoles(words: readonly string[]): Roles | undefined {
  const found = words.map(roleOfHead)
  const isParted = found.includes('kredit')
  if (!found.includes('tanggal') || !(isParted || found.includes('jumlah'))) return undefined
  return found.map((role, at) => {
    if (ONCE.has(role) && found.indexOf(role) !== at) return ''
    return isParted && role === 'jumlah' ? '' : role
  })
}

/** Returns the text beside a name above the table: 'Currency,=,IDR' and 'Kode Mata Uang : Rp' alike. */
const besideName = (above: readonly string[][], name: RegExp): string[] =>
  above.flatMap((cells) => {
    const at = cells.findIndex((cell) => name.test(cell))
    return at < 0
      ? []
      : [[(cells[at] ?? '').replace(name, ''), ...cells.slice(at + 1)].join(' ').slice(0, LONGEST_LINE)]
  })

const LONGEST_LINE = 200

/** Returns the account number above a table, digits only; null where none or several stand there. */
export function accountAbove(above: readonly string[][]): string | null {
  const written = besideName(above, /^(?:(?:no|nomor)\b\.? *rek(?:ening)?|account *(?:no|number)|norek)\b/i)
  const [account, ...others] = new Set(
    written.flatMap((text) => accountDigits(/\d[\d .-]{4,30}/.exec(text)?.[0] ?? '') ?? []),
  )
  return account !== undefined && others.length === 0 ? account : null
}

/** The digits of an account number; null for what is none. */
export function accountDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits.length >= 5 ? digits : null
}

/** The currency that stands above a table; '' where none does. */
export const currencyAbove = (above: readonly string[][]): string =>
  besideName(above, /^(?:kode )?(?:mata uang|currency|ccy|valuta)\b/i)
    .map((text) => text.replace(/[:=]/g, '').trim())
    .find((text) => text !== '') ?? ''

/** Tells whether a named currency is the rupiah; an empty name counts as rupiah. */
export const isRupiah = (currency: string): boolean => /^(|rp\.?|idr|rupiah|indonesian? rupiah)$/i.test(currency)
