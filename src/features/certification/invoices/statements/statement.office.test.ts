import { beforeAll, describe, expect, test } from 'vitest'
import {
  asOffice,
  type Billed,
  billApplicant,
  type Counter,
  confirmPayment,
  counter,
  invoiceNow,
  payInvoice,
} from '../../../../../tests/invoices.ts'
import { statementsOf } from '../../../../../tests/statements.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { PROBLEMS } from '../../../../problems.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

const bill = () => billApplicant(at.site, { verifier: at.verifier })

const check = (text: string) =>
  at.keuangan.upload('/admin-api/mutasi/periksa', 'file', {
    name: 'mutasi.csv',
    type: 'text/csv',
    bytes: Buffer.from(text),
  })

interface Line {
  tanggal: string
  keterangan: string
  jumlah: number
  invoice_id: number
  selisih?: number
}

const book = (baris: Line[], headers = {}) => at.keuangan.post('/admin-api/mutasi/bukukan', { baris }, headers)

const lineFor = ({ invoice }: Billed, more: Partial<Line> = {}): Line => ({
  tanggal: '2026-11-20',
  keterangan: `TRSF ${invoice.nomor}`,
  jumlah: invoice.total,
  invoice_id: invoice.id,
  ...more,
})

/** '4.500.123,00', as the body's bank writes it. */
const written = (amount: number): string => `${formatRupiah(amount).slice(2)},00`

describe('a statement that is checked', () => {
  test('says for each line which open invoice it pays, and changes nothing', async () => {
    const [one, two] = [await bill(), await bill()]
    await payInvoice(at.site, two)
    const done = await bill()
    await confirmPayment(at.keuangan, done)
    const { status, body } = await check(
      [
        '\uFEFFTanggal;Uraian;Debit;Kredit;Saldo',
        `20/11/2026;"TRSF WULAN; TERIMA KASIH";0,00;${written(one.invoice.total)};1`,
        `20/11/2026;SETORAN;0,00;${written(two.invoice.total)};1`,
        `20/11/2026;SUDAH LUNAS;0,00;${written(done.invoice.total)};1`,
        `21/11/2026;DUA KALI;0,00;${written(one.invoice.total)};1`,
        '21/11/2026;BIAYA ADMIN;6.500,00;0,00;1',
      ].join('\r\n'),
    )
    expect(status).toBe(200)
    const known = ({ invoice, who }: Billed) => ({ id: invoice.id, nomor: invoice.nomor, nama: who.account.name })
    expect(body).toEqual({
      bentuk: 'Bentuk umum',
      baris: [
        {
          baris: 2,
          tanggal: '2026-11-20',
          keterangan: 'TRSF WULAN; TERIMA KASIH',
          jumlah: one.invoice.total,
          rekening: null,
          urutan: 1,
          hasil: 'cocok',
          invoice: known(one),
        },
        expect.objectContaining({ baris: 3, hasil: 'cocok', invoice: known(two) }),
        expect.objectContaining({ baris: 4, hasil: 'tidak', invoice: null }),
        expect.objectContaining({ baris: 5, hasil: 'ganda', invoice: null }),
      ],
      keluar: 1,
      tidak_terbaca: [],
      dianggap: [],
      penyandian: null,
      dilewati: 1,
      toleransi_bayar: 999,
    })
    expect([(await invoiceNow(one)).status, (await invoiceNow(two)).status]).toEqual([
      'belum_dibayar',
      'menunggu_konfirmasi',
    ])
  })

  test('of two open invoices with one total does not choose', async () => {
    const [one, two] = [await bill(), await bill()]
    const { total, kode_unik } = one.invoice
    await at.site.db.updateTable('invoices').set({ total, kode_unik }).where('id', '=', two.invoice.id).execute()
    const { body } = await check(`Tanggal;Keterangan;Jumlah\n20/11/2026;TRSF;${total}`)
    expect(body.baris).toMatchObject([{ hasil: 'ganda', invoice: null }])
  })

  test('knows the lines that were booked before, however they are spaced', async () => {
    const one = await bill()
    await book([lineFor(one, { keterangan: 'TRSF  DARI   WULAN' })])
    const { body } = await check(`Tanggal;Keterangan;Jumlah\n20/11/2026; TRSF DARI WULAN ;${one.invoice.total}`)
    expect(body.baris).toMatchObject([{ hasil: 'sudah', invoice: { nomor: one.invoice.nomor } }])
  })

  test.each([
    ['a picture', '\u0089PNG\r\n\u001a\n'],
    ['another table', 'nama,alamat\nWulan,Jakarta'],
    ['nothing', ' '],
  ])('is refused with what to do when it is %s', async (_name, text) => {
    const { status, body } = await check(text)
    expect([status, body.message]).toEqual([422, PROBLEMS.STATEMENT_UNREADABLE.message])
  })

  test('is refused above 2 MB', async () => {
    expect((await check(`Tanggal;Jumlah\n${'20/11/2026;1\n'.repeat(160_000)}`)).status).toBe(413)
  })

  test('of thousands of lines is read whole', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => `20/11/2026;TRSF ${i};${i + 1}`)
    const { body } = await check(`Tanggal;Keterangan;Jumlah\n${rows.join('\n')}`)
    expect(body.baris).toHaveLength(5000)
  })
})

test('lines that were booked before are found with one statement, however many they are', async () => {
  const lines: Line[] = []
  while (lines.length < 3) lines.push(lineFor(await bill()))
  await book(lines)
  const again = (some: Line[]) =>
    statementsOf(async () => expect((await book(some)).body.dibukukan).toBe(0), /bank_lines/)
  const few = await again(lines.slice(0, 1))
  expect(await again(lines)).toHaveLength(few.length)
})

describe('a line that is matched by hand', () => {
  test('of Rp168 too little pays its invoice; one that is much too little leaves it open; both are found by the list', async () => {
    const [near, far] = [await bill(), await bill()]
    const { body: listed } = await at.keuangan.get(`/admin-api/invoice?terbuka=true&q=${near.invoice.nomor}`)
    expect(listed.data).toMatchObject([{ id: near.invoice.id, total: near.invoice.total, diterima: 0 }])
    const { body } = await book([
      { ...lineFor(near, { jumlah: near.invoice.total - 168 }), selisih: -168 },
      { ...lineFor(far, { jumlah: far.invoice.total - 500_000 }), selisih: -500_000 },
    ])
    expect(body).toEqual({ dibukukan: 2, dilewati: [] })
    expect((await invoiceNow(near)).status).toBe('lunas')
    expect(await invoiceNow(far)).toMatchObject({ status: 'belum_dibayar', diterima: far.invoice.total - 500_000 })
    const { body: again } = await check(`Tanggal;Keterangan;Jumlah\n22/11/2026;SISA;500000`)
    expect(again.baris).toMatchObject([{ hasil: 'cocok', invoice: { id: far.invoice.id } }])
    const { body: left } = await at.keuangan.get(`/admin-api/invoice?terbuka=true&q=${near.invoice.nomor}`)
    expect(left).toMatchObject({ mirip: true })
    expect(left.data.map(({ id }: { id: number }) => id)).not.toContain(near.invoice.id)
  })
})

describe('a line that is booked', () => {
  test('confirms its payment and stands beside the invoice', async () => {
    const one = await bill()
    await payInvoice(at.site, one)
    expect((await book([lineFor(one)])).body).toEqual({ dibukukan: 1, dilewati: [] })
    expect(await asOffice(at.keuangan, one)).toMatchObject({
      status: 'lunas',
      tahap: 'terjadwal',
      bukti: [{ status: 'diterima' }],
      mutasi: [{ tanggal: '2026-11-20', keterangan: `TRSF ${one.invoice.nomor}`, jumlah: one.invoice.total }],
    })
  })

  test('is booked once, however often it is sent', async () => {
    const one = await bill()
    const answers = await Promise.all(Array.from({ length: 6 }, () => book([lineFor(one)])))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ body }) => body.dibukukan === 1)).toHaveLength(1)
    const again = await book([lineFor(one)])
    expect(again.body).toEqual({
      dibukukan: 0,
      dilewati: [{ invoice_id: one.invoice.id, alasan: 'Baris mutasi ini sudah dibukukan.' }],
    })
  })

  test('pays one invoice only, though two are named at the same time', async () => {
    const [one, two] = [await bill(), await bill()]
    const { total, kode_unik } = one.invoice
    await at.site.db.updateTable('invoices').set({ total, kode_unik }).where('id', '=', two.invoice.id).execute()
    const line = lineFor(one)
    const answers = await Promise.all([book([line]), book([{ ...line, invoice_id: two.invoice.id }])])
    expect(answers.map(({ body }) => body.dibukukan).sort()).toEqual([0, 1])
    const states = [(await asOffice(at.keuangan, one)).tahap, (await asOffice(at.keuangan, two)).tahap]
    expect(states.sort()).toEqual(['menunggu_pembayaran', 'terjadwal'])
    const receipts = await at.site.db
      .selectFrom('invoices')
      .select('nomor_kuitansi')
      .where('paid_at', 'is not', null)
      .execute()
    const { last } = await at.site.db
      .selectFrom('number_sequences')
      .select('last')
      .where('name', '=', 'kuitansi')
      .executeTakeFirstOrThrow()
    expect(receipts).toHaveLength(last)
  })

  test('that cannot be is passed over with its reason, and the others are booked', async () => {
    const [good, wrong, done] = [await bill(), await bill(), await bill()]
    await confirmPayment(at.keuangan, done)
    const { status, body } = await book([
      lineFor(wrong, { jumlah: wrong.invoice.total + 1 }),
      lineFor(done),
      lineFor(good),
      lineFor(good, { invoice_id: 999_999, keterangan: 'lain' }),
    ])
    expect([status, body]).toEqual([
      200,
      {
        dibukukan: 1,
        dilewati: [
          { invoice_id: wrong.invoice.id, alasan: PROBLEMS.AMOUNT_DIFFERS.message },
          { invoice_id: done.invoice.id, alasan: PROBLEMS.INVOICE_NOT_OPEN.message },
          { invoice_id: 999_999, alasan: PROBLEMS.RECORD_NOT_FOUND.message },
        ],
      },
    ])
    expect((await invoiceNow(good)).status).toBe('lunas')
    expect((await invoiceNow(wrong)).status).toBe('belum_dibayar')
  })

  test('is a transaction of its own, under an Idempotency-Key too', async () => {
    const [one, two] = [await bill(), await bill()]
    await confirmPayment(at.keuangan, one)
    const headers = { 'idempotency-key': 'mutasi-1' }
    expect((await book([lineFor(one), lineFor(two)], headers)).body.dibukukan).toBe(1)
    expect((await invoiceNow(two)).status).toBe('lunas')
    const kept = await at.site.db.selectFrom('idempotency_keys').select('key').where('key', '=', 'mutasi-1').execute()
    expect(kept).toEqual([])
  })

  test('needs a real day', async () => {
    const one = await bill()
    const { status, body } = await book([lineFor(one, { tanggal: '2026-02-30' })])
    expect([status, Object.keys(body.errors)]).toEqual([422, ['baris.0.tanggal']])
  })
})
