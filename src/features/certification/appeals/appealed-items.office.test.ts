import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { candidate, makeDecision, UNITS } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'

let site: TestApp
const REASON = 'Nomor ini punya dua jawaban yang benar menurut peraturan yang berlaku.'

beforeAll(async () => {
  site = await testApp()
})

/** A candidate who was found not yet competent a moment ago. */
async function failed() {
  const who = await candidate(site, { tahap: 'belum_kompeten' })
  const { account } = await staffIn(site, ['keputusan'])
  await makeDecision(site.db, who.id, account.id, { failed: UNITS, at: site.clock.now.toISOString() })
  return who
}

test('an appeal names an item by form and number, which those read who hear it', async () => {
  const who = await failed()
  const given = { tahap: 'belum_kompeten', alasan: REASON, naskah: 'N7-A', nomor_soal: '12' }
  const filed = await who.browser.post(`/user-training/${who.id}/banding`, given)
  expect(filed.status).toBe(200)
  const { id } = await site.db.selectFrom('appeals').select('id').executeTakeFirstOrThrow()
  const { browser } = await staffIn(site, ['pengaduan'])
  expect((await browser.get(`/admin-api/banding/${id}`)).body).toMatchObject({ naskah: 'N7-A', nomor_soal: 12 })
})

test('what cannot be a number of an item is refused beside its field', async () => {
  const who = await failed()
  const given = { tahap: 'belum_kompeten', alasan: REASON, naskah: '', nomor_soal: 'dua belas' }
  const { status, body } = await who.browser.post(`/user-training/${who.id}/banding`, given)
  expect([status, body.errors]).toEqual([422, { nomor_soal: ['Nomor soal berupa angka.'] }])
})
