import { describe, expect, test } from 'vitest'
import { day } from '../day.ts'
import { readStatement } from './statement.ts'

const read = (text: string) => readStatement(Buffer.from(text), day('2026-11-29'))

describe('a SWIFT statement', () => {
  const swift = (line: string, more = ':86:TRF DARI WULAN') =>
    read(`:20:A\n:25:1234567890\n:60F:C261119IDR0,00\n${line}\n${more}\n:62F:C261120IDR0,00\n-`)

  test.each([
    ['a credit', ':61:2611201120C1500123,00NTRFNONREF', [[1_500_123, '1234567890']], 0, 0],
    ['a credit with the letter of its currency', ':61:261120CR1500123,NTRFNONREF', [[1_500_123, '1234567890']], 0, 0],
    ['a debit', ':61:2611201120D1500123,00NTRFNONREF', [], 1, 0],
    ['a credit that was taken back', ':61:2611201120RC1500123,00NTRFNONREF', [], 1, 0],
    ['a debit that was taken back', ':61:2611201120RD1500123,00NTRFNONREF', [], 0, 1],
    ['what is only expected', ':61:2611201120EC1500123,00NTRFNONREF', [], 0, 1],
    ['a day that does not exist', ':61:2602301120C1500123,00NTRFNONREF', [], 0, 1],
    ['a mark that nobody knows', ':61:2611201120X1500123,00NTRFNONREF', [], 0, 1],
    ['a part of a rupiah', ':61:2611201120C1500123,50NTRFNONREF', [], 0, 1],
  ])('reads %s', (_what, line, lines, debits, unread) => {
    const found = swift(line)
    expect(found?.lines.map(({ jumlah, rekening }) => [jumlah, rekening])).toEqual(lines)
    expect([found?.debits, found?.unread.length]).toEqual([debits, unread])
  })

  test('keeps a description of several lines, dashes at their beginning too', () => {
    expect(swift(':61:261120C1000,NTRFNONREF', ':86:TRF\n- WULAN\n?20UJI')?.lines).toMatchObject([
      { keterangan: 'TRF - WULAN UJI' },
    ])
  })
})

describe('an ISO 20022 statement', () => {
  const camt = (entry: string, head = '') =>
    read(
      `<?xml version="1.0"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Ntry>${entry}</Ntry></Stmt></BkToCstmrStmt></Document>`,
    )
  const BOOKED =
    '<Amt Ccy="IDR">1000</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>'

  test('reads a credit of its newer versions', () => {
    expect(camt(BOOKED)?.lines).toMatchObject([{ jumlah: 1000, tanggal: '2026-11-20' }])
  })

  test.each([
    ['a mark that nobody knows', BOOKED.replace('CRDT', 'XXXX')],
    ['no status', BOOKED.replace('<Sts><Cd>BOOK</Cd></Sts>', '')],
    ['another currency', BOOKED.replace('IDR', 'USD')],
    ['no currency', BOOKED.replace(' Ccy="IDR"', '')],
    ['a reversal', `${BOOKED}<RvslInd>true</RvslInd>`],
    ['no day', BOOKED.replace('2026-11-20', '2026-11-31')],
    ['an amount that is none', BOOKED.replace('1000', '1,000')],
  ])('shows an entry unread that has %s', (_what, entry) => {
    expect(camt(entry)).toMatchObject({ lines: [], debits: 0, unread: [{ baris: 1 }] })
  })

  test.each([
    ['a document type', BOOKED, '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'],
    ['text that is not well formed', '<Amt>', ''],
    ['an entity that nobody declared', '&b;', ''],
  ])('is not read with %s', (_what, entry, head) => {
    expect(camt(entry, head)).toBeUndefined()
  })
})
