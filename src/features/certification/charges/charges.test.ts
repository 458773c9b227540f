import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Billed, billApplicant, invoiceNow } from '../../../../tests/invoices.ts'
import {
  orderOf,
  payingCounter,
  paymentNow,
  sendNotice,
  startPayment,
  turnOn,
} from '../../../../tests/online-payments.ts'
import { PROVIDERS } from './rules.ts'

let at: Awaited<ReturnType<typeof payingCounter>>
const START = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  at = await payingCounter()
})
beforeEach(() => {
  at.site.clock.now = START
})

const bill = () => billApplicant(at.site, { verifier: at.verifier })
const rowOf = (order_id: string) =>
  at.site.db.selectFrom('charges').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow()
const moneyOf = async ({ invoice }: Billed): Promise<number[]> =>
  (await at.site.db.selectFrom('payments').select('jumlah').where('invoice_id', '=', invoice.id).execute()).map(
    ({ jumlah }) => jumlah,
  )
describe.each(PROVIDERS)('through %s', (name) => {
  beforeAll(() => turnOn(at.site, at.counterparts[name]))
  const provider = () => at.counterparts[name]

  test.each(['qris', 'bca', 'mandiri', 'permata'] as const)(
    'somebody pays by %s, and nobody of the staff is needed',
    async (metode) => {
      const one = await bill()
      expect((await paymentNow(one)).metode).toContain(metode)
      const { status, body } = await startPayment(one, metode)
      expect([status, body.tagihan.jumlah, body.tagihan.status]).toEqual([201, one.invoice.total, 'menunggu'])
      if (metode === 'qris') expect(body.tagihan.qr).toMatch(/^000201/)
      else expect(body.tagihan.nomor_va).toMatch(/^\d{8,16}$/)
      const order = await orderOf(at.site, one)
      provider().pay(order)
      expect(await sendNotice(at.site, name, provider().notice(order))).toBe(204)
      const mails = await at.site.deliverMails()
      expect(mails.map(({ to }) => to)).toContain(one.who.account.email)
      const invoice = await invoiceNow(one)
      expect([invoice.status, invoice.nomor_kuitansi]).toEqual(['lunas', expect.stringMatching(/^KWT\//)])
      expect(await moneyOf(one)).toEqual([one.invoice.total])
      const { tahap } = (await one.who.browser.get(`/user-training/${one.id}`)).body
      expect(tahap).toBe('terjadwal')
      const seen = (await at.keuangan.get(`/admin-api/invoice/${one.invoice.id}`)).body
      expect(seen.gerakan).toMatchObject([{ recorded_by_name: name === 'midtrans' ? 'Midtrans' : 'Xendit' }])
      expect((await paymentNow(one)).tagihan).toMatchObject({ status: 'lunas', qr: null, nomor_va: null })
    },
  )

  test('the same method answers the same number, another one replaces it', async () => {
    const one = await bill()
    const first = (await startPayment(one, 'bca')).body.tagihan
    expect((await startPayment(one, 'bca')).body.tagihan).toEqual(first)
    const old = await orderOf(at.site, one)
    const second = (await startPayment(one, 'bni')).body.tagihan
    expect(second.nomor_va).not.toBe(first.nomor_va)
    await at.site.deliverMails()
    expect(await rowOf(old)).toMatchObject({ status: 'dibatalkan' })
    expect((await paymentNow(one)).tagihan.id).toBe(second.id)
  })

  test('eight clicks at once ask for one number', async () => {
    const one = await bill()
    const answers = await Promise.all(Array.from({ length: 8 }, () => startPayment(one, 'bri')))
    for (const { status } of answers) expect([201, 409]).toContain(status)
    const rows = await at.site.db.selectFrom('charges').select('id').where('invoice_id', '=', one.invoice.id).execute()
    expect(rows).toHaveLength(1)
  })

  test('an outage is said, leaves nothing to pay to, and is over by itself', async () => {
    const one = await bill()
    const { state, moods } = at[name]
    state.isAway = true
    const refused = await startPayment(one, 'bca')
    expect([refused.status, refused.body.message]).toEqual([503, expect.stringContaining('transfer bank')])
    state.isAway = false
    moods.push('lost')
    expect((await startPayment(one, 'bca')).status).toBe(503)
    expect((await startPayment(one, 'bca')).status).toBe(201)
    await at.site.deliverMails()
    const rows = await at.site.db
      .selectFrom('charges')
      .select('status')
      .where('invoice_id', '=', one.invoice.id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ status }) => status)).toEqual(['dibatalkan', 'dibatalkan', 'menunggu'])
  })

  test('a notice that is lost is made good by asking', async () => {
    const one = await bill()
    await startPayment(one, 'bca')
    await at.site.deliverMails()
    provider().pay(await orderOf(at.site, one))
    await at.site.deadlines()
    expect((await invoiceNow(one)).status).toBe('belum_dibayar')
    at.site.clock.now = new Date(START.getTime() + 4 * 60_000)
    await at.site.deadlines()
    await at.site.deliverMails()
    expect((await invoiceNow(one)).status).toBe('lunas')
  })

  test('what was asked of the provider names nobody', () => {
    const said = JSON.stringify(at[name].asked.map(({ body, path }) => [path, body]))
    expect(said).not.toMatch(/wulan|@/i)
  })
})

describe('what is not offered', () => {
  test('nothing without a provider, and nothing that an amount cannot be paid by', async () => {
    await at.site.db.updateTable('payment_providers').set({ aktif: false }).execute()
    const one = await bill()
    expect((await paymentNow(one)).metode).toEqual([])
    expect((await startPayment(one, 'qris')).status).toBe(409)
    await turnOn(at.site, at.counterparts.midtrans)
    const dear = await billApplicant(at.site, { verifier: at.verifier, registration_fee: 12_000_000 })
    expect((await paymentNow(dear)).metode).not.toContain('qris')
    expect((await startPayment(dear, 'qris')).status).toBe(409)
  })

  test('a sandbox in a portal that is open: nothing is offered, and what was paid there never counts', async () => {
    await turnOn(at.site, at.counterparts.midtrans, 'uji_coba')
    // Notices are proven by the sandbox's own key.
    await at.site.db.updateTable('payment_providers').set({ key_sealed: null }).where('id', '=', 1).execute()
    const one = await bill()
    expect((await paymentNow(one)).metode).toEqual([])
    const provider_id = 2
    await at.site.db
      .insertInto('charges')
      .values({
        ...{ invoice_id: one.invoice.id, provider_id, metode: 'bca', order_id: 'COBA-1', jumlah: one.invoice.total },
        ...{ status: 'menunggu', created_at: START, expires_at: new Date(START.getTime() + 1e6) },
      })
      .execute()
    at.midtrans.take(await sandboxOrder(one), 'settlement')
    await sendNotice(at.site, 'midtrans', at.midtrans.notice('COBA-1'))
    await at.site.deliverMails()
    expect(await rowOf('COBA-1')).toMatchObject({ kasus: 'uji_coba_sesudah_dibuka' })
    expect(await moneyOf(one)).toEqual([])
  })

  test('other people’s invoices do not exist', async () => {
    const [one, other] = [await bill(), await bill()]
    expect((await other.who.browser.get(`/user-training/${one.id}/invoice/tagihan`)).status).toBe(404)
    expect((await startPayment({ ...one, who: other.who }, 'bca')).status).toBe(404)
  })
})

/** The same order at the stand-in, as a sandbox would have it. */
async function sandboxOrder({ invoice }: Billed): Promise<string> {
  at.midtrans.transactions.set('COBA-1', {
    ...{ order_id: 'COBA-1', transaction_id: 'x', payment_type: 'bank_transfer', currency: 'IDR', target: {} },
    ...{ fraud_status: 'accept' as const },
    ...{ gross_amount: `${invoice.total}.00`, transaction_status: 'pending', refunds: new Map() },
  })
  return 'COBA-1'
}
