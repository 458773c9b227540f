import { beforeAll, describe, expect, test } from 'vitest'
import {
  asOffice,
  type Billed,
  billApplicant,
  type Counter,
  counter,
  invoiceNow,
} from '../../../../../tests/invoices.ts'
import { contentPrintOf } from '../../../../lib/bank/fingerprint.ts'
import { day } from '../../../../lib/day.ts'
import { PROBLEMS } from '../../../../problems.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

const bill = () => billApplicant(at.site, { verifier: at.verifier })

const check = (text: string | Buffer) =>
  at.keuangan.upload('/admin-api/mutasi/periksa', 'file', {
    ...{ name: 'mutasi.csv', type: 'text/csv', bytes: Buffer.from(text) },
  })

const book = (baris: object[]) => at.keuangan.post('/admin-api/mutasi/bukukan', { baris })

const lineFor = ({ invoice }: Billed, more: object = {}) => ({
  ...{ tanggal: '2026-11-20', keterangan: `TRSF ${invoice.nomor}`, jumlah: invoice.total, invoice_id: invoice.id },
  ...more,
})

describe('a statement that is checked', () => {
  test('never offers money that went out, whatever its column of marks is called', async () => {
    const one = await bill()
    for (const head of ['Dr/Cr', 'DB/CR', 'D/K', 'Tanda', 'Kd']) {
      const { body } = await check(
        `Tanggal;Keterangan;Nominal;${head};Saldo\n21/11/2026;PEMASOK;${one.invoice.total};DR;1`,
      )
      expect(body).toMatchObject({ baris: [], keluar: 1, tidak_terbaca: [] })
    }
  })

  test('lists every row that is not read, with its text and why, and says what it takes for granted', async () => {
    const one = await bill()
    const { body } = await check(
      `Tanggal;Keterangan;Jumlah\n20/11;A;${one.invoice.total}\nPEND;NANTI;${one.invoice.total}\n21/11;B;seribu`,
    )
    expect(body).toMatchObject({
      baris: [{ hasil: 'cocok', tanggal: '2025-11-20' }],
      tidak_terbaca: [
        { baris: 3, teks: `PEND NANTI ${one.invoice.total}`, alasan: 'Belum dibukukan oleh bank (PEND).' },
        { baris: 4, teks: '21/11 B seribu', alasan: 'Jumlahnya tidak dapat dibaca.' },
      ],
      dianggap: [expect.stringContaining('tahun 2025'), expect.stringContaining('uang masuk')],
    })
  })

  test('in UTF-16 is read', async () => {
    const one = await bill()
    const { body } = await check(Buffer.from(`Tanggal;Keterangan;Kredit\n20/11/2026;A;${one.invoice.total}`, 'utf16le'))
    expect(body.baris).toMatchObject([{ hasil: 'cocok' }])
  })
})

describe('two equal lines of a statement', () => {
  const equal = (amount: number) =>
    ['Tanggal;Keterangan;Kredit', ...Array(2).fill(`20/11/2026;TRSF RATIH;${amount}`)].join('\n')

  test('are two payments: the second is money paid twice, is booked once, and goes back', async () => {
    const one = await bill()
    const text = equal(one.invoice.total)
    const { body: first } = await check(text)
    expect(first.baris).toMatchObject([
      { hasil: 'cocok', urutan: 1 },
      { hasil: 'dua_kali', urutan: 2, invoice: { id: one.invoice.id } },
    ])
    const line = lineFor(one, { keterangan: 'TRSF RATIH' })
    expect((await book([line])).body.dibukukan).toBe(1)
    expect((await check(text)).body.baris).toMatchObject([{ hasil: 'sudah' }, { hasil: 'dua_kali' }])
    const again = { ...line, urutan: 2, dua_kali: true }
    const answers = await Promise.all([book([again]), book([again])])
    expect(answers.map(({ body }) => body.dibukukan).sort()).toEqual([0, 1])
    expect((await check(text)).body.baris).toMatchObject([{ hasil: 'sudah' }, { hasil: 'sudah' }])
    expect(await asOffice(at.keuangan, one)).toMatchObject({
      status: 'lunas',
      diterima: 2 * one.invoice.total,
      pengembalian: one.invoice.total,
    })
  })

  test('are not taken for money paid twice while their invoice waits for its payment', async () => {
    const one = await bill()
    const { body } = await book([lineFor(one, { urutan: 2, dua_kali: true })])
    expect(body).toMatchObject({ dibukukan: 0, dilewati: [{ alasan: PROBLEMS.INVOICE_OPEN.message }] })
    expect((await invoiceNow(one)).diterima).toBe(0)
  })
})

describe('a line that was booked before', () => {
  const statement = (account: string, amount: number) =>
    check(`No. rekening : ${account}\nTanggal;Keterangan;Kredit\n20/11/2026;SETORAN;${amount}`)

  test('is another one in the statement of another account', async () => {
    const one = await bill()
    await book([lineFor(one, { keterangan: 'SETORAN', rekening: '0001234567' })])
    const found = async (account: string) => (await statement(account, one.invoice.total)).body.baris[0].hasil
    expect([await found('0001234567'), await found('1234567'), await found('0009999999')]).toEqual([
      'sudah',
      'sudah',
      'tidak',
    ])
  })

  test('by the release before is still known, whatever the account and however many columns of words it has', async () => {
    const one = await bill()
    const account = await at.site.db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
    const line = { tanggal: day('2026-11-20'), keterangan: 'DARI WULAN', jumlah: one.invoice.total }
    const booking = { invoice_id: one.invoice.id, booked_by: account.id, booked_at: at.site.clock.now }
    await at.site.db
      .insertInto('bank_lines')
      .values({ ...line, ...booking, fingerprint: contentPrintOf(line) })
      .execute()
    const { body } = await check(
      `AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance\n0060000000777;IDR;20/11/2026;DARI WULAN;UJI;${one.invoice.total};0.00;1`,
    )
    expect(body.baris).toMatchObject([{ hasil: 'sudah', keterangan: 'DARI WULAN UJI', rekening: '0060000000777' }])
  })
})
