import { beforeAll, describe, expect, test } from 'vitest'
import { takeOwnTransition } from '../../../../../tests/applications.ts'
import {
  asOffice,
  type Billed,
  billApplicant,
  type Counter,
  confirmPayment,
  confirmTransfer,
  counter,
  invoiceNow,
  officeDoes,
  payInvoice,
  proposeTransfer,
  sendBack,
} from '../../../../../tests/invoices.ts'
import { giveAccount } from '../../../../../tests/online-refunds.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { PROBLEMS } from '../../../../problems.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

const bill = () => billApplicant(at.site, { verifier: at.verifier })
const mailsTo = async ({ who }: Billed) => (await at.site.deliverMails()).filter(({ to }) => to === who.account.email)

/** Confirms an amount whose difference to the total the office has seen. */
const receive = (one: Billed, selisih: number) =>
  officeDoes(at.keuangan, one, 'konfirmasi', { jumlah: one.invoice.total + selisih, selisih })

describe('an amount that differs from the invoice', () => {
  test('is taken only from somebody who saw by how much', async () => {
    const one = await bill()
    const { version } = await asOffice(at.keuangan, one)
    const given = { version, jumlah: one.invoice.total - 168 }
    for (const selisih of [undefined, 0, -167, 168]) {
      const { status, body } = await at.keuangan.post(`/admin-api/invoice/${one.invoice.id}/konfirmasi`, {
        ...given,
        selisih,
      })
      expect([status, body.message]).toEqual([422, PROBLEMS.AMOUNT_DIFFERS.message])
    }
    expect(await asOffice(at.keuangan, one)).toMatchObject({ status: 'belum_dibayar', diterima: 0, gerakan: [] })
  })

  test('of Rp168 too little counts as paid, and the difference stays on record and on the receipt', async () => {
    const one = await bill()
    await payInvoice(at.site, one, { jumlah: one.invoice.total - 168 })
    const { status, body } = await receive(one, -168)
    expect([status, body.status, body.tahap, body.diterima, body.bukti[0].status]).toEqual([
      200,
      'lunas',
      'terjadwal',
      one.invoice.total - 168,
      'diterima',
    ])
    const [entry] = await at.site.db
      .selectFrom('audit_log')
      .select('after')
      .where('noun', '=', 'invoice')
      .where('noun_id', '=', String(one.invoice.id))
      .where('action', '=', 'konfirmasi')
      .execute()
    expect(entry?.after).toMatchObject({ selisih: -168 })
    expect((await invoiceNow(one)).status).toBe('lunas')
  })

  test.each([
    [-999, 'lunas'],
    [-1000, 'belum_dibayar'],
  ])('of Rp%i leaves the invoice %s, as the tolerance says', async (selisih, state) => {
    const one = await bill()
    expect((await receive(one, selisih)).body.status).toBe(state)
  })

  test('that is much too little is kept, and the rest is asked for with a deadline; then the seat is confirmed', async () => {
    const one = await bill()
    await payInvoice(at.site, one)
    await at.site.deliverMails()
    const { body } = await receive(one, -1_000_000)
    expect(body).toMatchObject({
      status: 'belum_dibayar',
      tahap: 'menunggu_pembayaran',
      diterima: one.invoice.total - 1_000_000,
      nomor_kuitansi: null,
    })
    const now = await invoiceNow(one)
    expect(now).toMatchObject({ diterima: one.invoice.total - 1_000_000, can: { bayar: true } })
    expect(new Date(now.due_at).getTime()).toBeGreaterThan(at.site.clock.now.getTime())
    const [letter] = await mailsTo(one)
    expect(letter?.subject).toBe(`Pembayaran invoice ${one.invoice.nomor} masih kurang ${formatRupiah(1_000_000)}`)

    await payInvoice(at.site, one, { jumlah: 1_000_000 })
    const rest = await officeDoes(at.keuangan, one, 'konfirmasi', { jumlah: 1_000_000 })
    expect(rest.body).toMatchObject({ status: 'lunas', tahap: 'terjadwal', diterima: one.invoice.total })
    expect(rest.body.gerakan).toMatchObject([{ jumlah: one.invoice.total - 1_000_000 }, { jumlah: 1_000_000 }])
  })

  test('that is too much pays the invoice, and what is over goes back while the seat stays', async () => {
    const one = await bill()
    await at.site.deliverMails()
    expect((await receive(one, 50_000)).body).toMatchObject({ status: 'lunas', pengembalian: 50_000 })
    const letter = (await mailsTo(one)).find(({ subject }) => subject.startsWith('Pengembalian dana'))
    expect(letter?.text).toContain(formatRupiah(50_000))
    expect(await invoiceNow(one)).toMatchObject({ can: { rekening_pengembalian: true } })
    await giveAccount(one)
    const done = await sendBack(at, one)
    expect(done.body).toMatchObject({
      status: 'lunas',
      tahap: 'terjadwal',
      dikembalikan: 50_000,
      can: { usulkan_transfer: false, kembalikan: false },
    })
  })
})

describe('money on its way back', () => {
  test('waits for the account of its owner, which says by whom and when it was asked for and given', async () => {
    const one = await bill()
    await receive(one, 70_000)
    const missing = await sendBack(at, one)
    expect([missing.status, missing.body.message]).toEqual([409, PROBLEMS.REFUND_ACCOUNT_MISSING.message])
    expect((await officeDoes(at.keuangan, one, 'minta-rekening')).status).toBe(429)
    const asked = await asOffice(at.keuangan, one)
    expect(asked.account_asked_at).toBe(at.site.clock.now.toISOString())
    expect(asked.account_asked_by_name).not.toBeNull()
    await giveAccount(one)
    expect(await asOffice(at.keuangan, one)).toMatchObject({
      account_given_by_name: one.who.account.name,
      account_given_at: at.site.clock.now.toISOString(),
      rekening_pengembalian: { bank: 'Bank Contoh', nomor: '1234-5678', atas_nama: 'Wulan Contoh' },
    })
  })

  test('goes back once, though two confirm it at the same time', async () => {
    const one = await bill()
    await receive(one, 70_000)
    await giveAccount(one)
    await proposeTransfer(at.keuangan, one)
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirmTransfer(at, one)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await asOffice(at.keuangan, one)).gerakan.map(({ jumlah }) => jumlah)).toEqual([
      one.invoice.total + 70_000,
      -70_000,
    ])
  })

  test('is all of a part payment, when the applicant leaves before the rest', async () => {
    const one = await bill()
    await receive(one, -2_000_000)
    await takeOwnTransition(one.who, one.id, 'batal', 'menunggu_pembayaran')
    const invoice = await invoiceNow(one)
    expect(invoice).toMatchObject({ status: 'pengembalian_diajukan', pengembalian: one.invoice.total - 2_000_000 })
  })

  test('is what came in a second time for an invoice that wants nothing any more', async () => {
    const one = await bill()
    const given = { jumlah: 5_000, catatan: 'Transfer kedua kali' }
    expect((await officeDoes(at.keuangan, one, 'uang-masuk', given)).status).toBe(409)
    await confirmPayment(at.keuangan, one)
    const { body } = await officeDoes(at.keuangan, one, 'uang-masuk', given)
    expect(body).toMatchObject({ status: 'lunas', pengembalian: 5_000, diterima: one.invoice.total + 5_000 })
  })

  test('is no income of its month', async () => {
    const month = async () => (await at.keuangan.get('/admin-api/invoice-jumlah')).body.bulan.at(-1)
    const before = await month()
    const one = await bill()
    await receive(one, 70_000)
    await giveAccount(one)
    await sendBack(at, one)
    const after = await month()
    expect(after.diterima - before.diterima).toBe(one.invoice.total + 70_000)
    expect(after.dikembalikan - before.dikembalikan).toBe(70_000)
    expect(after.pendapatan - before.pendapatan).toBe(one.invoice.total)
  })
})
