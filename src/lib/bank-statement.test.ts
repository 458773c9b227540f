import { describe, expect, test } from 'vitest'
import { readStatement } from './bank-statement.ts'

/** What a statement says came in, without the rows' places. */
const credits = (text: string) =>
  readStatement(text)?.lines.map(({ tanggal, keterangan, jumlah }) => [tanggal, keterangan, jumlah])

const TRANSFER = ['2026-11-20', 'TRSF WULAN', 1_500_123]

describe('a bank statement', () => {
  test.each([
    ['commas, plain numbers', 'tanggal,keterangan,jumlah\n2026-11-20,TRSF WULAN,1500123'],
    ['semicolons, Indonesian numbers', 'Tanggal;Uraian;Kredit\n20/11/2026;TRSF WULAN;1.500.123,00'],
    ['tabs', 'Tgl\tKeterangan\tNominal\n20-11-2026\tTRSF WULAN\t1500123.00'],
    ['a byte order mark and CRLF', '\uFEFFTanggal;Keterangan;Jumlah\r\n20/11/2026;TRSF WULAN;1500123\r\n'],
    ['quoted cells', '"Tanggal","Keterangan","Jumlah"\n"20/11/2026","TRSF WULAN","1,500,123.00"'],
    ['a CR behind the amount', 'Tanggal,Keterangan,Jumlah\n20/11/2026,TRSF WULAN,"1,500,123.00 CR"'],
    ['a CR in a column without a name', 'Tanggal,Keterangan,Jumlah,,Saldo\n20/11/2026,TRSF WULAN,1500123.00,CR,9.00'],
    ['a column that says D or K', 'Tanggal;Keterangan;D/K;Nominal\n20/11/2026;TRSF WULAN;K;1.500.123'],
    ['debit and credit in one name', 'Tanggal;Keterangan;Debit/Kredit;Nominal\n20/11/2026;TRSF WULAN;K;1500123'],
    [
      'columns for debit and credit',
      'Tanggal Transaksi;Uraian Transaksi;Mutasi Debit;Mutasi Kredit;Saldo\n20/11/2026;TRSF WULAN;0,00;1.500.123,00;9,00',
    ],
    ['Rp before the amount', 'Tanggal;Keterangan;Jumlah\n20/11/2026;TRSF WULAN;Rp 1.500.123,00'],
    ['a plus', 'Tanggal;Keterangan;Mutasi\n20/11/2026;TRSF WULAN;+1.500.123,00'],
    ['English names', 'Posting Date,Description,Credit (IDR)\n20/11/2026,TRSF WULAN,"1,500,123.00"'],
    ['a name for credits and commas', 'Tanggal,Keterangan,Kredit\n20/11/2026,TRSF WULAN,1500123'],
    ['a time behind the day', 'Tanggal;Keterangan;Jumlah\n20/11/2026 10:15:07;TRSF WULAN;1500123'],
    [
      'lines above the table and a blank one',
      'No. rekening;000123\nPeriode;01/11/2026 - 30/11/2026\n\nTanggal;Keterangan;Jumlah\n\n20/11/2026;TRSF WULAN;1500123\n',
    ],
    ['spread words', 'Tanggal;Keterangan;Jumlah\n20/11/2026;"  TRSF \n WULAN";1500123'],
  ])('is read with %s', (_name, text) => {
    expect(credits(text)).toEqual([TRANSFER])
  })

  test.each([
    ['a minus', 'Tanggal;Keterangan;Jumlah\n20/11/2026;BIAYA;-6.500,00'],
    ['brackets', 'Tanggal;Keterangan;Jumlah\n20/11/2026;BIAYA;(6.500,00)'],
    ['a DB behind the amount', 'Tanggal;Keterangan;Jumlah\n20/11/2026;BIAYA;6.500,00 DB'],
    ['a D in its column', 'Tanggal;Keterangan;Jenis;Jumlah\n20/11/2026;BIAYA;DEBET;6.500,00'],
    ['an empty credit', 'Tanggal;Keterangan;Debit;Kredit\n20/11/2026;BIAYA;6.500,00;'],
    ['a credit of nothing', 'Tanggal;Keterangan;Debit;Kredit\n20/11/2026;BIAYA;6.500,00;0,00'],
    ['a fraction of a rupiah', 'Tanggal;Keterangan;Kredit\n20/11/2026;BUNGA;12,34'],
  ])('passes over what is no transfer: %s', (_name, text) => {
    expect(readStatement(text)).toEqual({ lines: [], skipped: 1, above: [] })
  })

  test('counts rows as a spreadsheet shows them, and those it passes over', () => {
    const text =
      'Rekening;1\nTanggal;Keterangan;Jumlah\n20/11/2026;A;1000\n20/11/2026;B;-500\n\n21/11/2026;C;2000\nSaldo akhir;;9000'
    expect(readStatement(text)).toEqual({
      lines: [
        { baris: 3, tanggal: '2026-11-20', keterangan: 'A', jumlah: 1000 },
        { baris: 6, tanggal: '2026-11-21', keterangan: 'C', jumlah: 2000 },
      ],
      skipped: 2,
      above: ['Rekening', '1'],
    })
  })

  test('without a column of words still gives its amounts', () => {
    expect(credits('Tanggal;Jumlah\n20/11/2026;1000')).toEqual([['2026-11-20', '', 1000]])
  })

  test('of which nothing came in is empty, not unreadable', () => {
    expect(readStatement('Tanggal;Keterangan;Kredit\n')).toEqual({ lines: [], skipped: 0, above: [] })
  })

  test.each([
    ['nothing', ''],
    ['no table', 'halo,dunia\n1,2'],
    ['a head without an amount', 'Tanggal;Keterangan\n20/11/2026;TRSF'],
    ['a head without a day', 'Keterangan;Jumlah\nTRSF;1000'],
    ['days without a year', 'Tanggal;Keterangan;Jumlah\n20/11;TRSF;1000'],
    ['days that do not exist', 'Tanggal;Keterangan;Jumlah\n31/02/2026;TRSF;1000'],
    ['amounts of another kind', 'Tanggal;Keterangan;Jumlah\n20/11/2026;TRSF;1.5e6'],
    ['bytes of a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000'],
  ])('is not read from %s', (_name, text) => {
    expect(readStatement(text)).toBeUndefined()
  })

  test.each(['1.50.123', '1,500.123,00', '15.00.00', 'seribu', '1 500'])('takes no amount from %j', (amount) => {
    expect(readStatement(`Tanggal;Keterangan;Jumlah\n20/11/2026;A;1000\n20/11/2026;B;${amount}`)).toMatchObject({
      lines: [{ jumlah: 1000 }],
      skipped: 1,
    })
  })

  test.each([
    ['blanks', (n: number) => `${' '.repeat(n)}x`],
    ['blanks behind a sign', (n: number) => `-${' '.repeat(n)}x`],
    ['blanks behind digits', (n: number) => `1${' '.repeat(n)}!`],
    ['digits and points', (n: number) => `${'1.'.repeat(n)}!`],
    ['a currency between blanks', (n: number) => `${' '.repeat(n)}rp${' '.repeat(n)}!`],
  ])('is refused in a time that grows with the text, not with its square: %s', (_name, amount) => {
    const cost = (n: number): number => {
      const text = `Tanggal;Keterangan;Jumlah\n20/11/2026;A;1000\n20/11/2026;B;"${amount(n)}"`
      const { user } = process.cpuUsage()
      expect(readStatement(text)?.lines).toHaveLength(1)
      return process.cpuUsage().user - user
    }
    cost(1000)
    // Ten times the text would be a thousand times the work, hours of it; a millisecond is what a clock can miss.
    expect(cost(300_000)).toBeLessThan(40 * cost(30_000) + 20_000)
  })
})
