import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import { draftOf, examOn, makeApprovedApplication } from '../../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { day } from '../../../../lib/day.ts'
import { refundWords } from '../../invoices/parts/refund-words.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
beforeEach(() => {
  site.clock.now = new Date('2026-11-20T03:00:00Z')
})

test.each([
  ['2026-12-10', 75],
  ['2026-11-30', 50],
  ['2026-11-24', 0],
] as const)(
  'whoever cancels a paid seat at an exam on %s reads before that %i percent come back',
  async (start, share) => {
    const verifier = (await staffIn(site, ['verifikasi'])).browser
    const who = await loggedIn(site)
    const schedule = await examOn(site, { start: day(start), pendaftaran_ditutup: day('2026-11-22') })
    const { id } = await makeApprovedApplication(site, who, schedule, verifier)
    const read = async () => (await who.browser.get(`/user-training/${id}`)).body
    expect((await read()).bila_batal).toBeNull()
    const { id: invoice_id, total } = await site.db
      .selectFrom('invoices')
      .select(['id', 'total'])
      .where('user_training_id', '=', id)
      .executeTakeFirstOrThrow()
    await site.db
      .updateTable('invoices')
      .set({ status: 'lunas', paid_at: site.clock.now, nomor_kuitansi: `KWT/UJI/${id}` })
      .where('user_training_id', '=', id)
      .execute()
    await site.db.insertInto('payments').values({ invoice_id, jumlah: total, at: site.clock.now }).execute()
    await site.db.updateTable('user_trainings').set({ tahap: 'terjadwal', due_at: null }).where('id', '=', id).execute()
    const promised = (await read()).bila_batal
    const kembali = Math.floor((total * share) / 100)
    expect(promised).toEqual({ dibayar: total, kembali, dengan_transfer: kembali })
    const left = await who.browser.post(`/user-training/${id}/batal`, { tahap: 'terjadwal', alasan: '' })
    expect(left.status).toBeLessThan(300)
    const invoice = await site.db
      .selectFrom('invoices')
      .select('pengembalian')
      .where('user_training_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(invoice.pengembalian ?? 0).toBe(promised.kembali)
  },
)

test('the words name both amounts and the way, or that nothing comes back', () => {
  const paid = { dibayar: 4_500_042, kembali: 3_375_031 }
  expect(refundWords({ ...paid, dengan_transfer: 3_375_031 })).toBe(
    'Dari Rp4.500.042 yang Anda bayar, Rp3.375.031 dikembalikan kepada Anda. Dananya kembali dengan transfer ke rekening yang diminta sesudah ini.',
  )
  expect(refundWords({ ...paid, dengan_transfer: 0 })).toMatch(
    /melalui penyedia pembayaran ke akun yang dipakai membayar\.$/,
  )
  expect(refundWords({ ...paid, dengan_transfer: 75_031 })).toContain('Rp3.300.000 kembali melalui penyedia')
  expect(refundWords({ ...paid, dengan_transfer: 75_031 })).toContain('Rp75.031 dengan transfer')
  expect(refundWords({ dibayar: 4_500_042, kembali: 0, dengan_transfer: 0 })).toContain('tidak ada yang dikembalikan')
})

test('a draft is in its own list, and in no other', async () => {
  const who = await loggedIn(site)
  const id = await draftOf(who, await examOn(site))
  const list = async (filter: string) =>
    (await who.browser.get(`/training/userlist/${who.account.id}?filter=${filter}`)).body.map(
      (row: { id: number }) => row.id,
    )
  expect([await list('draft'), await list('all')]).toEqual([[id], []])
})

test('a refused proof is said in the list and on the page, until another one is sent', async () => {
  const verifier = (await staffIn(site, ['verifikasi'])).browser
  const who = await loggedIn(site)
  const { id } = await makeApprovedApplication(site, who, await examOn(site), verifier)
  const said = async () => {
    const [listed] = (await who.browser.get(`/training/userlist/${who.account.id}?filter=all`)).body
    return [listed.bukti_ditolak, (await who.browser.get(`/user-training/${id}`)).body.bukti_ditolak]
  }
  expect(await said()).toEqual([false, false])
  const invoices = site.db.updateTable('invoices').where('user_training_id', '=', id)
  await invoices.set({ status: 'bukti_ditolak' }).execute()
  expect(await said()).toEqual([true, true])
  await invoices.set({ status: 'menunggu_konfirmasi' }).execute()
  expect(await said()).toEqual([false, false])
})
