import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asOffice, confirmPayment, invoiceNow } from '../../../../tests/invoices.ts'
import { sendNotice, turnOn } from '../../../../tests/online-payments.ts'
import { giveAccount, half, refundCounter, sendByHand } from '../../../../tests/online-refunds.ts'
import { PROVIDERS } from './rules.ts'

let at: Awaited<ReturnType<typeof refundCounter>>
const START = new Date('2026-11-20T03:00:00Z')
const MINUTE_MS = 60_000
const later = (minutes: number): void => {
  at.site.clock.now = new Date(START.getTime() + minutes * MINUTE_MS)
}

beforeAll(async () => {
  at = await refundCounter()
})
beforeEach(() => {
  at.site.clock.now = START
})

describe.each(PROVIDERS)('a refund through %s', (name) => {
  beforeAll(() => turnOn(at.site, at.counterparts[name]))
  const provider = () => at.counterparts[name]

  test('waits for a provider that is away, and goes back once it is there again', async () => {
    const one = await at.onItsWay(name)
    at[name].state.isAway = true
    await at.site.deliverMails()
    later(5)
    await at.site.deadlines()
    await at.site.deliverMails()
    expect((await asOffice(at.keuangan, one)).pengembalian_daring).toMatchObject([{ status: 'dikirim' }])
    at[name].state.isAway = false
    later(30)
    await at.site.deadlines()
    await at.finish(name, one)
    expect(provider().returned(one.order)).toEqual([half(one)])
    expect((await invoiceNow(one)).status).toBe('dikembalikan')
  })

  test.each(['lost', 'cut', 500] as const)('goes back once when the answer is %s', async (mood) => {
    const one = await at.onItsWay(name)
    at[name].moods.push(mood)
    await at.site.deliverMails()
    expect((await invoiceNow(one)).dikembalikan).toBe(0)
    expect(provider().returned(one.order)).toEqual(mood === 'lost' ? [half(one)] : [])
    await at.finish(name, one)
    expect(provider().returned(one.order)).toEqual([half(one)])
    expect(await invoiceNow(one)).toMatchObject({ status: 'dikembalikan', dikembalikan: half(one) })
    expect(await at.differencesOf(one)).toEqual([])
  })

  test('a notice that comes before the answer to the question is no difference', async () => {
    const one = await at.onItsWay(name)
    at[name].moods.push('lost')
    await at.site.deliverMails()
    provider().finishRefund(one.order)
    await at.site.db.updateTable('refunds').set({ asks: 0 }).where('invoice_id', '=', one.invoice.id).execute()
    await sendNotice(at.site, name, provider().refundNotice(one.order))
    await at.site.deliverMails()
    expect(provider().returned(one.order)).toEqual([half(one)])
    expect(await invoiceNow(one)).toMatchObject({ status: 'dikembalikan' })
    expect(await at.differencesOf(one)).toEqual([])
  })

  test('that the provider refuses to give back lies in the queue for a transfer, and its owner is asked where to', async () => {
    const one = await at.onItsWay(name)
    await at.site.db.updateTable('invoices').set({ account_asked_at: null }).where('id', '=', one.invoice.id).execute()
    provider().refuseRefunds(one.order)
    const letters = await at.site.deliverMails()
    const seen = await asOffice(at.keuangan, one)
    expect(seen).toMatchObject({
      status: 'pengembalian_diajukan',
      dikembalikan: 0,
      rencana_pengembalian: { melalui: null, transfer: half(one), sebab_transfer: 'ditolak_penyedia' },
      pengembalian_daring: [
        { status: 'ditolak', kode_penolakan: name === 'midtrans' ? '412' : 'REFUND_NOT_SUPPORTED' },
      ],
      can: { minta_rekening: true, usulkan_pengembalian: false },
    })
    const asking = letters.filter(({ to, text }) => to === one.who.account.email && text.includes('Beri tahu rekening'))
    expect(asking).toHaveLength(1)
    expect(seen.account_asked_at).not.toBeNull()
    const queue = (await at.keuangan.get('/admin-api/invoice?menunggu=pengembalian&perPage=100')).body.data
    expect(queue.map(({ id }: { id: number }) => id)).toContain(one.invoice.id)
    const own = await invoiceNow(one)
    expect(own.can.rekening_pengembalian).toBe(true)
    expect(own.pengembalian_daring[0]?.keterangan).toContain('transfer')
    await giveAccount(one)
    await sendByHand(at, one)
    expect(await invoiceNow(one)).toMatchObject({ status: 'dikembalikan', dikembalikan: half(one) })
    // The nightly comparison asks once more, and finds nothing to say.
    await at.compare()
    expect(await at.differencesOf(one)).toEqual([])
  })

  test('the nightly comparison explains what went back, and finds what only one side knows', async () => {
    const one = await at.onItsWay(name)
    await at.finish(name, one)
    await at.compare()
    expect(await at.differencesOf(one)).toEqual([])
    forget(one.order)
    await at.compare()
    expect(await at.differencesOf(one)).toEqual(['pengembalian_tidak_ada'])
  })

  /** The provider's books lose what went back. */
  function forget(order: string): void {
    if (name === 'midtrans') at.midtrans.take(order, 'settlement', { refunds: new Map() })
    else at.xendit.take(order, 'SUCCEEDED', { refunds: [] })
  }

  test('what a provider leaves undecided for a day is laid on the desk', async () => {
    const one = await at.onItsWay(name)
    at[name].state.isAway = true
    await at.site.deliverMails()
    later(25 * 60)
    await at.compare()
    expect(await at.differencesOf(one)).toContain('pengembalian_tertahan')
    at[name].state.isAway = false
  })

  test('more than came in through a charge cannot be written down', async () => {
    const one = await at.startOne()
    await confirmPayment(at.keuangan, one)
    await at.pays(name, one)
    const { id: charge_id } = await at.site.db
      .selectFrom('charges')
      .select('id')
      .where('order_id', '=', one.order)
      .executeTakeFirstOrThrow()
    const back = { invoice_id: one.invoice.id, charge_id, at: START, jumlah: -one.invoice.total - 1 }
    const all = { pengembalian: one.invoice.total * 2 }
    await at.site.db.updateTable('invoices').set(all).where('id', '=', one.invoice.id).execute()
    await expect(at.site.db.insertInto('payments').values(back).execute()).rejects.toThrow('more went back')
  })
})

describe('at Xendit, which decides later', () => {
  beforeAll(() => turnOn(at.site, at.counterparts.xendit))

  test.each(['refund.failed', 'refund.succeeded'] as const)('a notice says that it did: %s', async (event) => {
    const one = await at.onItsWay('xendit')
    const { order } = one
    await at.site.deliverMails()
    const isFailed = event === 'refund.failed'
    at.xendit.decideRefunds(order, isFailed ? 'FAILED' : 'SUCCEEDED', isFailed ? 'INSUFFICIENT_BALANCE' : null)
    const forged = at.xendit.refundNotice(order, 'kata lain')
    expect(await sendNotice(at.site, 'xendit', forged)).toBe(403)
    const notice = at.xendit.refundNotice(order)
    expect(notice.body['event']).toBe(event)
    expect(await sendNotice(at.site, 'xendit', notice)).toBe(204)
    await at.site.deliverMails()
    const { pengembalian_daring: refunds } = await asOffice(at.keuangan, one)
    expect(refunds).toMatchObject([
      isFailed ? { status: 'ditolak', kode_penolakan: 'INSUFFICIENT_BALANCE' } : { status: 'selesai' },
    ])
  })
})
