import { beforeEach, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { makeEvaluation } from '../../../../tests/evaluations.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { day } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp
const NOW = new Date('2026-11-20T03:00:00Z')
const OPENED = '2026-11-10T02:00:00Z'
const HOURS = 3_600_000

beforeEach(async () => {
  site = await testApp({ now: NOW })
})

const remind = async (ids: number[]) =>
  (await (await staffIn(site, ['verifikasi'])).browser.post('/admin-api/evaluasi/ingatkan', { ids })).body

const opened = async (choices: Parameters<typeof makeEvaluation>[1] = {}, notified_at: string | null = OPENED) => {
  const one = await makeEvaluation(site, choices)
  await site.db.updateTable('evaluations').set({ notified_at }).where('id', '=', one.id).execute()
  return one
}

test('evaluations that are to be sent are called to the minds of many, once in 24 hours', async () => {
  const one = await opened()
  const sent = await opened({ status: 'terkirim', submitted_at: '2026-11-18T02:00:00Z' })
  const today = await opened({ batas_waktu: day('2026-11-20') })
  const past = await opened({ batas_waktu: day('2026-11-19') })
  const over = 'Evaluasinya sudah dikirim, atau batas waktunya sudah lewat.'
  expect(await remind([one.id, sent.id, today.id, past.id, 999_999])).toEqual({
    berhasil: [{ id: one.id }, { id: today.id }],
    dilewati: [
      { id: sent.id, alasan: over },
      { id: past.id, alasan: over },
      { id: 999_999, alasan: PROBLEMS.RECORD_NOT_FOUND.message },
    ],
  })
  const letters = await site.deliverMails()
  // Letters go out in any order.
  expect(letters.map(({ to, subject }) => [to, subject]).sort()).toEqual(
    [one, today].map(({ account }) => [account.email, 'Evaluasi belum dikirim: Surveilan tahunan']).sort(),
  )
  const lately = { id: one.id, alasan: 'Sudah diingatkan dalam 24 jam terakhir.' }
  site.clock.now = new Date(NOW.getTime() + 24 * HOURS - 1)
  expect((await remind([one.id])).dilewati).toEqual([lately])
  site.clock.now = new Date(NOW.getTime() + 24 * HOURS)
  expect((await remind([one.id])).berhasil).toEqual([{ id: one.id }])
})

test('whoever was only just told of an evaluation is not reminded, and nobody is told of it after a reminder', async () => {
  const told = await opened({}, new Date(NOW.getTime() - HOURS).toISOString())
  const untold = await opened({}, null)
  const { berhasil, dilewati } = await remind([told.id, untold.id])
  expect([berhasil, dilewati.length]).toEqual([[{ id: untold.id }], 1])
  await site.deadlines()
  const letters = await site.deliverMails()
  expect(letters.filter(({ to }) => to === untold.account.email)).toHaveLength(1)
})

test('what holders answer is not disturbed, and others remind nobody', async () => {
  const { id } = await opened()
  const version = () => site.db.selectFrom('evaluations').select('version').where('id', '=', id).executeTakeFirst()
  const before = await version()
  await remind([id])
  expect(await version()).toEqual(before)
  for (const browser of [(await loggedIn(site)).browser, (await staffIn(site, ['keuangan'])).browser]) {
    expect((await browser.post('/admin-api/evaluasi/ingatkan', { ids: [id] })).status).toBe(404)
  }
})
