import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  asOffice,
  type Billed,
  confirmPayment,
  invoiceNow,
  officeDoes,
  proposeCancellation,
} from '../../../../../tests/invoices.ts'
import { turnOn } from '../../../../../tests/online-payments.ts'
import { leave, type PaidOnline, refundCounter } from '../../../../../tests/online-refunds.ts'
import { openedPdf } from '../../../../../tests/pdf-reading.ts'
import { PROBLEMS } from '../../../../problems.ts'

let at: Awaited<ReturnType<typeof refundCounter>>
const START = new Date('2026-11-20T03:00:00Z')
const REASON = 'Sengketa 778 pada dasbor penyedia.'

beforeAll(async () => {
  at = await refundCounter()
  await turnOn(at.site, at.counterparts.midtrans)
})
beforeEach(() => {
  at.site.clock.now = START
})

/** The provider says that it stands so, and the portal asks. */
const says = async (one: PaidOnline, state: 'chargeback' | 'settlement') => {
  at.midtrans.take(one.order, state)
  await at.site.jobs.enqueue(at.site.db, 'charge', { id: await chargeOf(one) })
  return at.site.deliverMails()
}
const chargeOf = async (one: Billed): Promise<number> => {
  const { id } = await at.site.db
    .selectFrom('charges')
    .select('id')
    .where('invoice_id', '=', one.invoice.id)
    .executeTakeFirstOrThrow()
  return id
}
const propose = async (one: Billed, jenis: 'ditarik' | 'dimenangkan', jumlah = one.invoice.total) =>
  officeDoes(at.keuangan, one, 'penarikan', { jenis, charge_id: await chargeOf(one), jumlah, alasan: REASON })
const confirm = (one: Billed, by = at.other) => officeDoes(by, one, 'penarikan/konfirmasi')
const book = async (one: Billed, jenis: 'ditarik' | 'dimenangkan' = 'ditarik', jumlah = one.invoice.total) => {
  expect((await propose(one, jenis, jumlah)).status).toBe(200)
  expect((await confirm(one)).status).toBe(200)
  return at.site.deliverMails()
}
const stageOf = async ({ id }: Billed) =>
  at.site.db.selectFrom('user_trainings').select(['tahap', 'due_at']).where('id', '=', id).executeTakeFirstOrThrow()
const cancelByBody = async (one: Billed, pengembalian: number) => {
  expect((await proposeCancellation(at.verifier, one, 'lembaga', pengembalian)).status).toBe(200)
  expect((await officeDoes(at.keuangan, one, 'pembatalan/konfirmasi')).status).toBe(200)
  return at.site.deliverMails()
}

describe('money that a bank has taken back', () => {
  test('is promised to nobody from the moment on at which the provider says so', async () => {
    const one = await at.payOne('midtrans')
    await says(one, 'chargeback')
    const letters = await cancelByBody(one, 0)
    expect(letters.filter(({ subject }) => subject.startsWith('Pengembalian dana'))).toEqual([])
    const seen = await asOffice(at.keuangan, one)
    expect(seen.rencana_pengembalian).toMatchObject({ melalui: null, transfer: 0 })
    expect((await at.propose(one, one.invoice.total)).body.message).toBe(PROBLEMS.NO_REFUND.message)
    expect((await at.keuangan.get('/admin-api/invoice?menunggu=pengembalian')).body.data).toEqual([])
    await book(one)
    expect(await invoiceNow(one)).toMatchObject({ status: 'dikembalikan', ditarik: one.invoice.total, dikembalikan: 0 })
  })

  test('goes back after all once the provider takes its word back', async () => {
    const one = await at.payOne('midtrans')
    await says(one, 'chargeback')
    await cancelByBody(one, 0)
    const letters = await says(one, 'settlement')
    expect(letters.filter(({ subject }) => subject.startsWith('Pengembalian dana'))).toHaveLength(1)
    const seen = await asOffice(at.keuangan, one)
    expect([seen.status, seen.rencana_pengembalian.melalui?.jumlah]).toEqual([
      'pengembalian_diajukan',
      one.invoice.total,
    ])
  })

  test('is booked by two people; the seat waits for another payment, and the receipt is worth nothing', async () => {
    const one = await at.payOne('midtrans')
    const { nomor_kuitansi } = await invoiceNow(one)
    await says(one, 'chargeback')
    expect((await propose(one, 'ditarik')).status).toBe(200)
    expect((await propose(one, 'ditarik')).body.message).toBe(PROBLEMS.CHARGEBACK_PROPOSED.message)
    expect((await confirm(one, at.keuangan)).body.message).toBe(PROBLEMS.SECOND_PERSON_OWN.message)
    expect((await at.keuangan.get('/admin-api/invoice?menunggu=penarikan')).body.total).toBe(1)
    expect((await confirm(one)).status).toBe(200)
    expect((await confirm(one)).body.message).toBe(PROBLEMS.NO_CHARGEBACK.message)
    const [letter] = (await at.site.deliverMails()).filter(({ subject }) => subject.includes('ditarik kembali'))
    expect(letter?.to).toBe(one.who.account.email)
    expect(letter?.text).toMatch(/Bayar lagi .* paling lambat/)
    expect(letter?.text).toContain(`Kuitansi ${nomor_kuitansi} tidak berlaku lagi.`)
    const now = await invoiceNow(one)
    expect(now).toMatchObject({
      status: 'belum_dibayar',
      nomor_kuitansi: null,
      kuitansi_ditarik: nomor_kuitansi,
      paid_at: null,
    })
    const stage = await stageOf(one)
    expect([stage.tahap, stage.due_at?.toISOString()]).toEqual(['menunggu_pembayaran', now.due_at])
    expect(stage.due_at && stage.due_at > START).toBe(true)
    const paper = await openedPdf(at.site.app, one.who.browser, `/user-training/${one.id}/kuitansi.pdf`)
    expect(paper.text).toMatch(/TIDAK BERLAKU/)

    await confirmPayment(at.keuangan, one)
    expect(await invoiceNow(one)).toMatchObject({ status: 'lunas', pengembalian: 0 })
    expect((await invoiceNow(one)).nomor_kuitansi).not.toBe(nomor_kuitansi)
    expect((await stageOf(one)).tahap).toBe('terjadwal')
  })

  test('and was paid for anew goes back once the dispute is won', async () => {
    const one = await at.payOne('midtrans')
    await says(one, 'chargeback')
    await book(one)
    await confirmPayment(at.keuangan, one)
    await says(one, 'settlement')
    await book(one, 'dimenangkan')
    const seen = await asOffice(at.keuangan, one)
    expect([seen.status, seen.ditarik, seen.pengembalian]).toEqual(['lunas', 0, one.invoice.total])
    expect(seen.rencana_pengembalian.melalui?.jumlah).toBe(one.invoice.total)
  })

  test('pays the invoice again where the dispute is won before anything else', async () => {
    const one = await at.payOne('midtrans')
    await says(one, 'chargeback')
    await book(one)
    await book(one, 'dimenangkan')
    expect(await invoiceNow(one)).toMatchObject({ status: 'lunas', ditarik: 0, pengembalian: 0 })
    expect((await stageOf(one)).tahap).toBe('terjadwal')
  })

  test('releases the seat when nobody pays again, and then nothing goes back', async () => {
    const one = await at.payOne('midtrans')
    await says(one, 'chargeback')
    await book(one)
    at.site.clock.now = new Date((await stageOf(one)).due_at ?? 0)
    await at.site.deadlines()
    at.site.clock.now = START
    expect((await stageOf(one)).tahap).toBe('kedaluwarsa')
    const seen = await asOffice(at.keuangan, one)
    expect([seen.status, seen.rencana_pengembalian.transfer, seen.rencana_pengembalian.melalui]).toEqual([
      'kedaluwarsa',
      0,
      null,
    ])
  })

  test('is owed where the seat was used, until it is paid', async () => {
    const one = await at.payOne('midtrans')
    await at.site.db.updateTable('user_trainings').set({ tahap: 'diuji' }).where('id', '=', one.id).execute()
    await book(one)
    expect((await invoiceNow(one)).status).toBe('ditarik')
    expect((await at.keuangan.get('/admin-api/invoice?menunggu=penarikan')).body.data).toContainEqual(
      expect.objectContaining({ id: one.invoice.id }),
    )
    expect((await confirmPayment(at.keuangan, one)).status).toBe(200)
    expect(await invoiceNow(one)).toMatchObject({ status: 'lunas', pengembalian: 0 })
    expect((await stageOf(one)).tahap).toBe('diuji')
  })

  test('is never more than what is still there, nor is more won than was taken', async () => {
    const one = await at.payOne('midtrans')
    const { total } = one.invoice
    const refused = PROBLEMS.CHARGEBACK_TOO_MUCH.message
    expect((await propose(one, 'ditarik', total + 1)).body.message).toBe(refused)
    expect((await propose(one, 'dimenangkan', 1)).body.message).toBe(refused)
    await leave(one)
    const half = (await asOffice(at.keuangan, one)).pengembalian
    await at.propose(one, half)
    await at.confirm(one)
    await at.finish('midtrans', one)
    expect((await propose(one, 'ditarik', total - half + 1)).body.message).toBe(refused)
    expect((await propose(one, 'ditarik', total - half)).status).toBe(200)
    expect((await officeDoes(at.keuangan, one, 'penarikan/tolak', { catatan: 'Salah invoice.' })).status).toBe(200)
  })

  test('takes a refund that is on its way out of the ledger, and lays it on the desk', async () => {
    const one = await at.onItsWay('midtrans')
    await at.site.db.updateTable('refunds').set({ next_ask_at: null }).execute()
    const late = await at.payOne('midtrans')
    await leave(late)
    await at.propose(late, Math.floor(late.invoice.total / 2))
    await at.confirm(late)
    expect((await book(late)).length).toBeGreaterThan(0)
    await at.finish('midtrans', late)
    expect(await at.differencesOf(late)).toContain('kembali_dan_ditarik')
    expect(await asOffice(at.keuangan, late)).toMatchObject({ dikembalikan: 0, ditarik: late.invoice.total })
    expect((await asOffice(at.keuangan, one)).ditarik).toBe(0)
  })
})
