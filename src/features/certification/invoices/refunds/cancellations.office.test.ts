import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { examOn, takeOwnTransition } from '../../../../../tests/applications.ts'
import type { Browser } from '../../../../../tests/http.ts'
import {
  asOffice,
  type Billed,
  billApplicant,
  type Counter,
  confirmPayment,
  counter,
  invoiceNow,
  officeDoes,
  proposeCancellation,
} from '../../../../../tests/invoices.ts'
import { addDays, day } from '../../../../lib/day.ts'
import { PROBLEMS } from '../../../../problems.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

const TODAY = day('2026-11-20')

/** Somebody who paid for an exam ten days ahead, before which half of it goes back. */
async function paid(): Promise<Billed> {
  const schedule = await examOn(at.site, { start: addDays(TODAY, 10), pendaftaran_ditutup: TODAY })
  const one = await billApplicant(at.site, { verifier: at.verifier, schedule })
  await confirmPayment(at.keuangan, one)
  return one
}

const half = ({ invoice }: Billed): number => Math.floor(invoice.total / 2)
const confirm = (one: Billed) => officeDoes(at.keuangan, one, 'pembatalan/konfirmasi')

describe('a paid application that the office cancels', () => {
  test('shows both refunds first, and takes only the one that was shown', async () => {
    const one = await paid()
    const { body } = await at.verifier.get(`/admin-api/permohonan/${one.id}`)
    const { total } = one.invoice
    const told = (kembali: number) => ({ dibayar: total, kembali, dengan_transfer: kembali })
    expect(body.bila_dibatalkan).toEqual({ pemohon: told(half(one)), lembaga: told(total) })
    const wrong = await proposeCancellation(at.verifier, one, 'pemohon', total)
    expect([wrong.status, wrong.body.message]).toEqual([409, PROBLEMS.STALE.message])
  })

  test('at its applicant’s wish gives back the share of the day of the proposal, once two people agree', async () => {
    const one = await paid()
    expect((await proposeCancellation(at.verifier, one, 'pemohon', half(one))).status).toBe(200)
    const seen = await asOffice(at.keuangan, one)
    expect([seen.status, seen.tahap, seen.usul_batal?.pengembalian]).toEqual(['lunas', 'terjadwal', half(one)])
    const answers = await Promise.all([confirm(one), confirm(one)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await invoiceNow(one)).toMatchObject({ status: 'pengembalian_diajukan', pengembalian: half(one) })
    const letters = (await at.site.deliverMails()).filter(({ to }) => to === one.who.account.email)
    expect(letters.some(({ text }) => text.includes('dibatalkan atas permintaan Anda'))).toBe(true)
  })

  test('is not cancelled by one person, nor twice proposed', async () => {
    const both = await staffIn(at.site, ['verifikasi', 'keuangan'])
    const one = await paid()
    await proposeCancellation(both.browser, one, 'lembaga', one.invoice.total)
    const offered = async (browser: Browser) => (await asOffice(browser, one)).can.konfirmasi_pembatalan
    expect([await offered(both.browser), await offered(at.keuangan)]).toEqual([false, true])
    const own = await officeDoes(both.browser, one, 'pembatalan/konfirmasi')
    expect([own.status, own.body.message]).toEqual([409, PROBLEMS.SECOND_PERSON_OWN.message])
    const again = await proposeCancellation(at.verifier, one, 'lembaga', one.invoice.total)
    expect([again.status, again.body.message]).toEqual([409, PROBLEMS.CANCELLATION_PROPOSED.message])
    expect((await asOffice(at.keuangan, one)).tahap).toBe('terjadwal')
    expect((await officeDoes(at.keuangan, one, 'pembatalan/tolak', { catatan: 'Belum perlu' })).status).toBe(200)
    expect((await confirm(one)).body.message).toBe(PROBLEMS.NO_CANCELLATION.message)
  })

  test('is cancelled no more once its applicant left', async () => {
    const one = await paid()
    await proposeCancellation(at.verifier, one, 'lembaga', one.invoice.total)
    await takeOwnTransition(one.who, one.id, 'batal', 'terjadwal')
    expect((await confirm(one)).body.message).toBe(PROBLEMS.NO_CANCELLATION.message)
    expect(await invoiceNow(one)).toMatchObject({ pengembalian: half(one) })
  })
})
