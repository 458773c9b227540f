import { describe, expect, test } from 'vitest'
import { bankCases } from '../../../tests/bank-cases.ts'
import { day } from '../day.ts'
import { BANK_LAYOUTS } from './layouts.ts'
import { readStatement } from './statement.ts'

describe('a statement of a bank', () => {
  test.each(bankCases().map((one) => [one.name, one] as const))('%s gives what its case says', (_name, one) => {
    const { credits, debits, unread_rows_contain, unread, today = '2026-11-29', bentuk, rekening } = one.expected
    const read = readStatement(one.bytes, day(today))
    expect(read?.lines.map(({ tanggal, jumlah }) => [tanggal, jumlah])).toEqual(
      credits.map(({ tanggal, jumlah }) => [tanggal, jumlah]),
    )
    credits.forEach(({ keterangan_contains }, at) => {
      expect(read?.lines[at]?.keterangan).toContain(keterangan_contains)
    })
    expect(read?.debits).toBe(debits)
    for (const text of unread_rows_contain) expect(read?.unread.map(({ teks }) => teks).join('\n')).toContain(text)
    if (unread !== undefined) expect(read?.unread).toHaveLength(unread)
    if (bentuk) expect(read?.bentuk).toBe(bentuk)
    if (rekening) expect(read?.lines[0]?.rekening).toBe(rekening)
  })
})

const NAMED: Record<string, string> = {
  'bca-klikbca-individu-dd-mm': 'KlikBCA Individu',
  'bca-ddmm-periode': 'KlikBCA Individu',
  'bca-bisnis': 'KlikBCA Bisnis',
  'mandiri-semicolon': 'Mandiri MCM',
  'mandiri-kopra-words-date': 'Mandiri Kopra',
  'bri-ib': 'BRI Internet Banking',
  'bri-cms': 'BRI CMS',
  'bni-2digit': 'BNI Internet Banking',
  'bni-direct': 'BNI Direct',
  bsi: 'BSI',
  'bank-dr-cr-debit-matches': 'Bentuk umum',
}

describe('a layout', () => {
  test.each(Object.entries(NAMED))('%s is read as %s', (name, bentuk) => {
    const one = bankCases().find((known) => known.name === name)
    expect(readStatement(one?.bytes ?? Buffer.from(''), day('2026-11-29'))?.bentuk).toBe(bentuk)
  })

  test('that has a name has a case', () => {
    const names = new Set(BANK_LAYOUTS.map(({ name }) => name))
    expect([...names].filter((name) => !Object.values(NAMED).includes(name))).toEqual([])
  })
})
