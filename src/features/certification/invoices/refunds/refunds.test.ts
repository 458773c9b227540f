import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword } from '../../../../../tests/accounts.ts'
import { examOn, takeOwnTransition } from '../../../../../tests/applications.ts'
import {
  type Billed,
  billApplicant,
  type Counter,
  confirmPayment,
  counter,
  invoiceNow,
  officeDoes,
  proposeCancellation,
  sendBack,
} from '../../../../../tests/invoices.ts'
import { addDays, day } from '../../../../lib/day.ts'
import { PROBLEMS } from '../../../../problems.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

const TODAY = day('2026-11-20')
const mailsTo = async ({ who }: Billed) => (await at.site.deliverMails()).filter(({ to }) => to === who.account.email)

describe('a refund', () => {
  /** Somebody who paid for an exam that many days ahead. */
  async function scheduled(daysLeft: number): Promise<Billed> {
    const start = addDays(TODAY, daysLeft)
    const one = await billApplicant(at.site, {
      verifier: at.verifier,
      schedule: await examOn(at.site, { start, pendaftaran_ditutup: TODAY }),
    })
    await confirmPayment(at.keuangan, one)
    return one
  }

  test.each([
    [14, 0.75],
    [13, 0.5],
    [7, 0.5],
  ])('%i days before the exam gives back %d of it, rounded down', async (daysLeft, share) => {
    const one = await scheduled(daysLeft)
    expect((await takeOwnTransition(one.who, one.id, 'batal', 'terjadwal')).status).toBe(200)
    const invoice = await invoiceNow(one)
    expect(invoice).toMatchObject({
      status: 'pengembalian_diajukan',
      pengembalian: Math.floor(one.invoice.total * share),
      alasan_pengembalian: `Dibatalkan pemohon ${daysLeft} hari sebelum uji.`,
      can: { rekening_pengembalian: true },
    })
    const letter = (await mailsTo(one)).find(({ subject }) => subject.startsWith('Pengembalian dana'))
    expect(letter?.text).toContain('Beri tahu rekening tujuannya')
  })

  test('6 days before the exam gives back nothing, and says so', async () => {
    const one = await scheduled(6)
    await takeOwnTransition(one.who, one.id, 'batal', 'terjadwal')
    expect(await invoiceNow(one)).toMatchObject({
      status: 'lunas',
      pengembalian: 0,
      alasan_pengembalian: 'Dibatalkan pemohon 6 hari sebelum uji.',
    })
    const account = { bank: 'Bank Contoh', nomor: '1', atas_nama: 'W' }
    await confirmPassword(one.who.browser)
    const { status, body } = await one.who.browser.put(`/user-training/${one.id}/invoice/pengembalian`, account)
    expect([status, body.message]).toEqual([409, PROBLEMS.NO_REFUND.message])
  })

  test('is whole when the body cancels, however near the exam', async () => {
    const one = await scheduled(1)
    expect((await proposeCancellation(at.verifier, one, 'lembaga', one.invoice.total)).status).toBe(200)
    expect((await officeDoes(at.keuangan, one, 'pembatalan/konfirmasi')).status).toBe(200)
    expect(await invoiceNow(one)).toMatchObject({
      status: 'pengembalian_diajukan',
      pengembalian: one.invoice.total,
      alasan_pengembalian: 'Dibatalkan oleh lembaga.',
    })
  })

  test('goes to the account that its owner gives, sealed; then it is done and told', async () => {
    const one = await scheduled(20)
    await takeOwnTransition(one.who, one.id, 'batal', 'terjadwal')
    const account = { bank: 'Bank Contoh', nomor: '1234-5678-9012', atas_nama: 'Wulan Contoh' }
    const give = () => one.who.browser.put(`/user-training/${one.id}/invoice/pengembalian`, account)
    expect((await give()).status).toBe(423)
    await confirmPassword(one.who.browser)
    await at.site.deliverMails()
    const answer = await give()
    const [told] = await at.site.deliverMails()
    expect([told?.to, told?.subject]).toEqual([
      one.who.account.email,
      `Rekening pengembalian untuk invoice ${one.invoice.nomor}`,
    ])
    expect(told?.text).toContain('Bank Contoh, berakhiran 9012')
    expect(told?.text).not.toContain('1234-5678')
    expect(answer.body.rekening_pengembalian).toEqual(account)
    const kept = await at.site.db
      .selectFrom('invoices')
      .select('rekening_pengembalian')
      .where('id', '=', one.invoice.id)
      .executeTakeFirstOrThrow()
    expect(kept.rekening_pengembalian?.toString('latin1')).not.toContain('1234-5678')
    await at.site.deliverMails()
    const done = await sendBack(at, one, 'Transfer 12 Desember')
    expect(done.body).toMatchObject({
      status: 'dikembalikan',
      catatan: 'Transfer 12 Desember',
      can: { usulkan_transfer: false, kembalikan: false },
    })
    expect(await invoiceNow(one)).toMatchObject({
      status: 'dikembalikan',
      refunded_at: at.site.clock.now.toISOString(),
    })
    expect((await mailsTo(one)).map(({ subject }) => subject)).toEqual([
      `Dana invoice ${one.invoice.nomor} telah dikembalikan`,
    ])
    const again = await sendBack(at, one)
    expect([again.status, again.body.message]).toEqual([409, PROBLEMS.NO_REFUND.message])
  })
})
