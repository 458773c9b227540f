import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asOffice, confirmPayment, invoiceNow, officeDoes, proposeCancellation } from '../../../../tests/invoices.ts'
import { sendNotice, turnOn } from '../../../../tests/online-payments.ts'
import { giveAccount, half, leave, refundCounter, sendByHand } from '../../../../tests/online-refunds.ts'
import { PROBLEMS } from '../../../problems.ts'
import { PROVIDER_NAMES, PROVIDERS } from './rules.ts'

let at: Awaited<ReturnType<typeof refundCounter>>
const START = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  at = await refundCounter()
})
beforeEach(() => {
  at.site.clock.now = START
})

describe.each(PROVIDERS)('money that came through %s', (name) => {
  beforeAll(() => turnOn(at.site, at.counterparts[name]))
  const provider = () => at.counterparts[name]

  test('goes back by the policy’s share, once two people agree on what both saw in rupiah', async () => {
    const one = await at.payOne(name)
    await leave(one)
    const planned = (await at.site.deliverMails()).find(({ subject }) => subject.startsWith('Pengembalian dana'))
    expect(planned?.text).toContain(`melalui ${PROVIDER_NAMES[name]}`)
    const seen = await asOffice(at.keuangan, one)
    expect([seen.diterima, seen.pengembalian, seen.rencana_pengembalian]).toEqual([
      one.invoice.total,
      half(one),
      {
        melalui: expect.objectContaining({ penyedia: name, metode: 'qris', jumlah: half(one) }),
        transfer: 0,
        sebab_transfer: null,
      },
    ])
    expect(seen.can).toMatchObject({ usulkan_pengembalian: true, kembalikan: false })
    // The owner is not asked for an account that nobody needs.
    expect((await invoiceNow(one)).can.rekening_pengembalian).toBe(false)
    expect((await at.propose(one, half(one) + 1)).body.message).toBe(PROBLEMS.STALE.message)
    expect((await at.propose(one, half(one))).status).toBe(200)
    expect(provider().returned(one.order)).toEqual([])
    expect((await invoiceNow(one)).pengembalian_daring).toEqual([])
    expect((await at.confirm(one)).body.pengembalian_daring).toMatchObject([{ status: 'dikirim', jumlah: half(one) }])
    expect((await invoiceNow(one)).pengembalian_daring).toMatchObject([
      { penyedia: name, status: 'dikirim', jumlah: half(one), keterangan: expect.stringMatching(/diproses/) },
    ])
    const told = (await at.finish(name, one)).find(({ subject }) => subject.startsWith('Dana invoice'))
    expect([told?.to, told?.text]).toEqual([
      one.who.account.email,
      expect.stringContaining(`melalui ${PROVIDER_NAMES[name]}`),
    ])
    expect(provider().returned(one.order)).toEqual([half(one)])
    expect(await invoiceNow(one)).toMatchObject({
      status: 'dikembalikan',
      dikembalikan: half(one),
      pengembalian_daring: [{ status: 'selesai' }],
    })
    expect((await asOffice(at.keuangan, one)).gerakan.at(-1)).toMatchObject({
      jumlah: -half(one),
      recorded_by_name: PROVIDER_NAMES[name],
    })
    expect(await at.differencesOf(one)).toEqual([])
  })

  test('goes back whole when the body cancels', async () => {
    const one = await at.payOne(name)
    await proposeCancellation(at.verifier, one, 'lembaga', one.invoice.total)
    await officeDoes(at.keuangan, one, 'pembatalan/konfirmasi')
    await at.propose(one, one.invoice.total)
    await at.confirm(one)
    await at.finish(name, one)
    expect(await invoiceNow(one)).toMatchObject({ status: 'dikembalikan', dikembalikan: one.invoice.total })
  })

  test('in parts: first what was too much, while the seat stays, then the share of the seat', async () => {
    const one = await at.startOne()
    const { order } = one
    const part = 1_000_000
    await officeDoes(at.keuangan, one, 'konfirmasi', { jumlah: part, selisih: part - one.invoice.total })
    await at.pays(name, one)
    expect((await at.propose(one, part)).status).toBe(200)
    await at.confirm(one)
    await at.finish(name, one)
    expect(await invoiceNow(one)).toMatchObject({ status: 'lunas', dikembalikan: part })
    // Before anybody leaves both dialogs name the way: the charge holds what came in less what went back.
    const left = one.invoice.total
    const { body: asked } = await at.verifier.get(`/admin-api/permohonan/${one.id}`)
    expect(asked.bila_dibatalkan).toEqual({
      pemohon: { dibayar: left, kembali: half(one), dengan_transfer: 0 },
      lembaga: { dibayar: left, kembali: left, dengan_transfer: part },
    })
    const { body: own } = await one.who.browser.get(`/user-training/${one.id}`)
    expect(own.bila_batal).toEqual({ dibayar: left, kembali: half(one), dengan_transfer: 0 })
    await leave(one)
    expect((await at.propose(one, half(one))).status).toBe(200)
    await at.confirm(one)
    await at.finish(name, one)
    expect(provider().returned(order)).toEqual([part, half(one)])
    expect(await invoiceNow(one)).toMatchObject({ status: 'dikembalikan', dikembalikan: part + half(one) })
    expect(await at.differencesOf(one)).toEqual([])
  })

  test('a second payment goes back whole, and the first one stays', async () => {
    const one = await at.startOne()
    await confirmPayment(at.keuangan, one)
    await at.pays(name, one)
    await at.propose(one, one.invoice.total)
    await at.confirm(one)
    await at.finish(name, one)
    expect(await invoiceNow(one)).toMatchObject({ status: 'lunas', dikembalikan: one.invoice.total })
  })

  test('goes back once, whoever clicks how often', async () => {
    const one = await at.payOne(name)
    await leave(one)
    const proposals = await Promise.all([at.propose(one, half(one)), at.propose(one, half(one))])
    expect(proposals.map(({ status }) => status).sort()).toEqual([200, 409])
    const confirmations = await Promise.all([at.confirm(one), at.confirm(one), at.confirm(one)])
    expect(confirmations.filter(({ status }) => status === 200)).toHaveLength(1)
    const [refund] = (await asOffice(at.keuangan, one)).pengembalian_daring
    const again = () => at.site.jobs.enqueue(at.site.db, 'refund', { id: refund?.id })
    await Promise.all([again(), again()])
    await at.finish(name, one)
    await again()
    await at.site.deliverMails()
    expect(provider().returned(one.order)).toEqual([half(one)])
    expect((await asOffice(at.keuangan, one)).gerakan.map(({ jumlah }) => jumlah)).toEqual([
      one.invoice.total,
      -half(one),
    ])
    expect((await at.confirm(one)).body.message).toBe(PROBLEMS.NO_REFUND_PROPOSAL.message)
  })

  test('nobody confirms what they proposed; they may take it back', async () => {
    const one = await at.payOne(name)
    await leave(one)
    await at.propose(one, half(one))
    const own = await at.confirm(one, at.keuangan)
    expect([own.status, own.body.message]).toEqual([409, PROBLEMS.SECOND_PERSON_OWN.message])
    await at.site.deliverMails()
    expect(provider().returned(one.order)).toEqual([])
    const dropped = await officeDoes(at.keuangan, one, 'pengembalian/tolak', { catatan: 'Salah invoice' })
    expect(dropped.body).toMatchObject({ can: { usulkan_pengembalian: true, putuskan_pengembalian: false } })
    expect((await at.confirm(one)).body.message).toBe(PROBLEMS.NO_REFUND_PROPOSAL.message)
  })

  test('is not sent by hand as long as the provider can give it back', async () => {
    const one = await at.payOne(name)
    await leave(one)
    const byHand = () => sendByHand(at, one)
    expect((await byHand()).body.message).toBe(PROBLEMS.REFUND_BY_PROVIDER.message)
    await at.propose(one, half(one))
    await at.confirm(one)
    expect((await byHand()).body.message).toBe(PROBLEMS.REFUND_UNDERWAY.message)
    expect((await at.propose(one, half(one))).status).toBe(409)
  })

  test('by a card goes back to it, at Midtrans once it is settled', async () => {
    const one = await at.payOne(name, 'kartu')
    await leave(one)
    expect((await asOffice(at.keuangan, one)).rencana_pengembalian.melalui).toMatchObject({ metode: 'kartu' })
    await at.propose(one, half(one))
    await at.confirm(one)
    await at.site.deliverMails()
    // A capture could only be voided whole: the portal asks on, and nobody takes that for a refusal.
    if (name === 'midtrans') expect(provider().returned(one.order)).toEqual([])
    expect((await invoiceNow(one)).pengembalian_daring).toMatchObject([{ status: 'dikirim', metode: 'kartu' }])
    provider().settle(one.order)
    await sendNotice(at.site, name, provider().notice(one.order))
    await at.finish(name, one)
    expect(provider().returned(one.order)).toEqual([half(one)])
    expect(await invoiceNow(one)).toMatchObject({ status: 'dikembalikan', dikembalikan: half(one) })
    await at.compare()
    expect(await at.differencesOf(one)).toEqual([])
  })

  test('by a virtual account goes back by transfer as ever, and says why', async () => {
    const one = await at.payOne(name, 'bca')
    await leave(one)
    const { rencana_pengembalian: plan, can } = await asOffice(at.keuangan, one)
    expect(plan).toEqual({ melalui: null, transfer: half(one), sebab_transfer: 'virtual_account' })
    expect(can).toMatchObject({ usulkan_pengembalian: false, usulkan_transfer: false, minta_rekening: true })
    expect((await at.propose(one, half(one))).body.message).toBe(PROBLEMS.NO_REFUND.message)
    expect(await invoiceNow(one)).toMatchObject({
      pengembalian_transfer: half(one),
      can: { rekening_pengembalian: true },
    })
    await giveAccount(one)
    const done = await sendByHand(at, one)
    expect(done.body).toMatchObject({ status: 'dikembalikan', dikembalikan: half(one) })
  })
})
