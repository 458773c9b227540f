import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { day } from '../day.ts'
import { readStatement } from './statement.ts'

const TODAY = day('2026-11-29')
const read = (text: string) => readStatement(Buffer.from(text), TODAY)

/** Returns the incoming money of a statement, without the row numbers. */
const credits = (text: string) =>
  read(text)?.lines.map(({ tanggal, keterangan, jumlah }) => [tanggal, keterangan, jumlah])

const TRANSFER = ['2026-11-20', 'TRSF WULAN', 1_500_123]

describe('a bank statement', () => {
  test.each([
    ['commas, plain numbers', 'tanggal,keterangan,jumlah\n2026-11-20,TRSF WULAN,1500123'],
    ['semicolons, Indonesian numbers', 'Tanggal;Uraian;Kredit\n20/11/2026;TRSF WULAN;1.500.123,00'],
    ['tabs', 'Tgl\tKeterangan\tNominal\n20-11-2026\tTRSF WULAN\t1500123.00'],
    ['upright strokes', 'Tgl|Keterangan|Kredit\n20-11-2026|TRSF WULAN|1500123.00'],
    ['a byte order mark and CRLF', '\uFEFFTanggal;Keterangan;Jumlah\r\n20/11/2026;TRSF WULAN;1500123\r\n'],
    ['quoted cells', '"Tanggal","Keterangan","Jumlah"\n"20/11/2026","TRSF WULAN","1,500,123.00"'],
    ['a CR behind the amount', 'Tanggal,Keterangan,Jumlah\n20/11/2026,TRSF WULAN,"1,500,123.00 CR"'],
    ['a CR in a column without a name', 'Tanggal,Keterangan,Jumlah,,Saldo\n20/11/2026,TRSF WULAN,1500123.00,CR,9.00'],
    ['a column that says D or K', 'Tanggal;Keterangan;D/K;Nominal\n20/11/2026;TRSF WULAN;K;1.500.123'],
    ['debit and credit in one name', 'Tanggal;Keterangan;Debit/Kredit;Nominal\n20/11/2026;TRSF WULAN;K;1500123'],
    ['a mark under a head that says nothing', 'Tanggal;Keterangan;Kd;Nominal\n20/11/2026;TRSF WULAN;CR;1500123'],
    ['words for a mark', 'Tanggal;Keterangan;Jenis;Nominal\n20/11/2026;TRSF WULAN;Uang Masuk;1500123'],
    ['a plus and a minus', 'Tanggal;Keterangan;+/-;Nominal\n20/11/2026;TRSF WULAN;+;1500123'],
    [
      'columns for debit and credit',
      'Tanggal Transaksi;Uraian Transaksi;Mutasi Debit;Mutasi Kredit;Saldo\n20/11/2026;TRSF WULAN;0,00;1.500.123,00;9,00',
    ],
    ['Rp before the amount', 'Tanggal;Keterangan;Jumlah\n20/11/2026;TRSF WULAN;Rp 1.500.123,00'],
    ['a plus before the amount', 'Tanggal;Keterangan;Mutasi\n20/11/2026;TRSF WULAN;+1.500.123,00'],
    ['English names', 'Posting Date,Description,Credit (IDR)\n20/11/2026,TRSF WULAN,"1,500,123.00"'],
    ['a name for credits and commas', 'Tanggal,Keterangan,Kredit\n20/11/2026,TRSF WULAN,1500123'],
    ['a time behind the day', 'Tanggal;Keterangan;Jumlah\n20/11/2026 10:15:07;TRSF WULAN;1500123'],
    ['a day in words', 'Tanggal;Keterangan;Jumlah\n"Jumat, 20 November 2026";TRSF WULAN;1500123'],
    ['a short name of the month', 'Tanggal;Keterangan;Jumlah\n20-Nop-26;TRSF WULAN;1500123'],
    ['an English name of the month before the day', 'Date;Description;Credit\n"Nov 20, 2026";TRSF WULAN;1500123'],
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
    ['a dash for a credit', 'Tanggal;Keterangan;Debit;Kredit\n20/11/2026;BIAYA;6.500,00;-'],
  ])('counts what went out: %s', (_name, text) => {
    expect(read(text)).toMatchObject({ lines: [], debits: 1, unread: [] })
  })

  test.each([
    ['a fraction of a rupiah', 'Tanggal;Keterangan;Kredit\n20/11/2026;BUNGA;12,34', 'tidak bulat'],
    ['a mark that nobody knows', 'Tanggal;Keterangan;Nominal;Mutasi D/K\n20/11/2026;TRSF;1000;X', 'Tanda “X”'],
    ['a mark that is missing', 'Tanggal;Keterangan;Nominal;D/K\n20/11/2026;TRSF;1000;', 'Tidak tertulis apakah'],
    ['two marks against each other', 'Tanggal;Keterangan;Nominal;D/K\n20/11/2026;TRSF;-1000;K', 'bertentangan'],
    ['a day that does not exist', 'Tanggal;Keterangan;Kredit\n31/02/2026;TRSF;1000', 'Tanggalnya'],
    ['the month before the day', 'Tanggal;Keterangan;Kredit\n11/20/2026;TRSF;1000', 'menulis bulan di depan'],
    ['a day that is far ahead', 'Tanggal;Keterangan;Kredit\n20/12/2026;TRSF;1000', 'belum tiba'],
    ['another currency in its column', 'Tanggal;Keterangan;Ccy;Kredit\n20/11/2026;TRSF;USD;1000', 'USD'],
    ['another currency above the table', 'Mata uang;USD\nTanggal;Keterangan;Kredit\n20/11/2026;TRSF;1000', 'USD'],
    ['another currency in the amount', 'Tanggal;Keterangan;Kredit\n20/11/2026;TRSF;USD 1000', 'Jumlahnya'],
    ['debit and credit at once', 'Tanggal;Keterangan;Debit;Kredit\n20/11/2026;TRSF;5;1000', 'terisi keduanya'],
    ['what the bank has not booked yet', 'Tanggal;Keterangan;Kredit\nPEND;TRSF;1000', 'Belum dibukukan'],
    ['a balance', 'Tanggal;Keterangan;Kredit\nSaldo akhir;;1000', 'ringkasan'],
    ['numbers torn by commas', 'Tanggal,Keterangan,Kredit\n20/11/2026,TRSF,1,500,177.00', 'lebih banyak sel'],
    [
      'a quote that is not closed',
      'Tanggal,Keterangan,Jumlah,D/K\n20/11/2026,"A,1,D\n21/11/2026,"B",2,K',
      'tidak ditutup',
    ],
  ])('shows a row with its text and why it is not read: %s', (_name, text, alasan) => {
    const found = read(text)
    expect(found).toMatchObject({ lines: [], debits: 0, unread: [{ alasan: expect.stringContaining(alasan) }] })
    expect(found?.unread[0]?.teks.length).toBeGreaterThan(5)
  })

  test('in which one date has the month in front is read for no date that has two readings', () => {
    const text = 'Tanggal;Keterangan;Kredit\n11/05/2026;A;1000\n11/20/2026;B;2000\n05/05/2026;C;3000'
    expect(read(text)?.lines.map(({ keterangan }) => keterangan)).toEqual(['C'])
    expect(read(text)?.unread.map(({ baris }) => baris)).toEqual([2, 3])
  })

  test('whose period says that the month stands in front is not read where a date has two readings', () => {
    const text = 'Period: 11/01/2026 - 11/30/2026\nDate;Description;Credit\n11/05/2026;A;1000'
    expect(read(text)).toMatchObject({ lines: [], unread: [{ baris: 3 }] })
  })

  test.each([
    ['from the period', 'Periode : 01/12/2025 - 05/01/2026\n', ['2025-12-28', '2026-01-02'], []],
    ['by the turn of the year', '', ['2025-12-28', '2026-01-02'], ['2025 dan 2026']],
  ])('without years has them %s', (_how, above, days, dianggap) => {
    const found = read(`${above}Tanggal;Keterangan;Kredit\n28/12;A;1000\n02/01;B;1000`)
    expect(found?.lines.map(({ tanggal }) => tanggal)).toEqual(days)
    expect(found?.dianggap).toEqual(dianggap.map((years) => expect.stringContaining(years)))
  })

  test('whose amounts have neither sign nor mark says that they are taken for money that came in', () => {
    expect(read('Tanggal;Keterangan;Jumlah\n20/11/2026;A;1000')?.dianggap).toHaveLength(1)
    expect(read('Tanggal;Keterangan;Jumlah\n20/11/2026;A;1000\n20/11/2026;B;-500')?.dianggap).toEqual([])
  })

  test('that marks some amounts reads none without a mark', () => {
    const text = 'Tanggal;Keterangan;Jumlah\n20/11/2026;A;1000 CR\n20/11/2026;B;500'
    expect(read(text)).toMatchObject({ lines: [{ keterangan: 'A' }], unread: [{ baris: 3 }] })
  })

  test('counts rows as a spreadsheet shows them, knows the account above, and the places of equal lines', () => {
    const text =
      'No. rekening;000123\nTanggal;Keterangan;Jumlah\n20/11/2026;A;1000\n20/11/2026;B;-500\n\n20/11/2026;A;1000\nSaldo akhir;;9000'
    expect(read(text)).toMatchObject({
      lines: [
        { baris: 3, tanggal: '2026-11-20', keterangan: 'A', jumlah: 1000, rekening: '000123', urutan: 1 },
        { baris: 6, keterangan: 'A', urutan: 2 },
      ],
      debits: 1,
      unread: [{ baris: 7, teks: 'Saldo akhir 9000' }],
      above: ['No. rekening', '000123'],
    })
  })

  test('that goes on under other columns is not read there', () => {
    const text =
      'Tanggal;Keterangan;Debit;Kredit\n20/11/2026;A;0;1000\nTanggal;Keterangan;Kredit;Debit\n20/11/2026;B;0;500'
    expect(read(text)).toMatchObject({ lines: [{ keterangan: 'A' }], debits: 0, unread: [{ baris: 3 }, { baris: 4 }] })
  })

  test('that repeats its head on each page is read on', () => {
    const text = 'Tanggal;Keterangan;Kredit\n20/11/2026;A;1000\nTanggal;Keterangan;Kredit\n20/11/2026;B;500'
    expect(read(text)?.lines.map(({ baris }) => baris)).toEqual([2, 4])
  })

  test('without a column of words still gives its amounts', () => {
    expect(credits('Tanggal;Kredit\n20/11/2026;1000')).toEqual([['2026-11-20', '', 1000]])
  })

  test('of which nothing came in is empty, not unreadable', () => {
    expect(read('Tanggal;Keterangan;Kredit\n')).toMatchObject({ lines: [], debits: 0, unread: [], above: [] })
  })

  test.each([
    ['nothing', ''],
    ['no table', 'halo,dunia\n1,2'],
    ['a head without an amount', 'Tanggal;Keterangan\n20/11/2026;TRSF'],
    ['a head without a day', 'Keterangan;Jumlah\nTRSF;1000'],
    ['amounts in another currency only', 'Tanggal;Keterangan;Credit (USD)\n20/11/2026;TRSF;1000'],
    ['bytes of a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000'],
  ])('is not read from %s', (_name, text) => {
    expect(read(text)).toBeUndefined()
  })

  test.each(['1.50.123', '1,500.123,00', '15.00.00', 'seribu', '1 500', '1.5e6', '000', '1,500,17'])(
    'takes no amount from %j',
    (amount) => {
      const text = `Tanggal;Keterangan;Kredit\n20/11/2026;A;1000\n20/11/2026;B;${amount}`
      expect(read(text)).toMatchObject({ lines: [{ jumlah: 1000 }], unread: [{ baris: 3 }] })
    },
  )

  test.each([
    ['blanks', (n: number) => `${' '.repeat(n)}x`],
    ['blanks behind a sign', (n: number) => `-${' '.repeat(n)}x`],
    ['blanks behind digits', (n: number) => `1${' '.repeat(n)}!`],
    ['digits and points', (n: number) => `${'1.'.repeat(n)}!`],
    ['a currency between blanks', (n: number) => `${' '.repeat(n)}rp${' '.repeat(n)}!`],
  ])('is refused in a time that grows with the text, not with its square: %s', (_name, amount) => {
    const text = `Tanggal;Keterangan;Jumlah\n20/11/2026;A;1000\n20/11/2026;B;"${amount(300_000)}"`
    // A tenth of a second; by the square of the text it would be minutes.
    const lines = runInNewContext('lines()', { lines: () => read(text)?.lines.length }, { timeout: 20_000 })
    expect(lines).toBe(1)
  })
})

test('a statement of a guessed encoding says so for a person to confirm, and is read in the one that is chosen', () => {
  const rows = 'Tanggal;Keterangan;Kredit\n20/11/2026;TRSF JOS'
  const bytes = Buffer.concat([Buffer.from(rows), Buffer.from([0x8e]), Buffer.from(';1500177\n')])
  const guessed = readStatement(bytes, TODAY)
  expect([guessed?.lines[0]?.keterangan, guessed?.penyandian]).toEqual(['TRSF JOSŽ', expect.stringContaining('“JOSŽ”')])
  expect(guessed?.dianggap).toContain(guessed?.penyandian)
  const chosen = readStatement(bytes, TODAY, 'macintosh')
  expect([chosen?.lines[0]?.keterangan, chosen?.penyandian]).toEqual(['TRSF JOSé', null])
})
