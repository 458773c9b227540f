import { beforeAll, beforeEach, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeActivity } from '../../../../tests/duties.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { type Reporter, reporter, sentReport } from '../../../../tests/reports.ts'
import { day } from '../../../lib/day.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
})
beforeEach(() => onDay('2026-05-01'))

/** The first year of a reporter is over on 20 May 2026, which is its last day to report, too. */
async function onDay(on: string): Promise<void> {
  site.clock.now = new Date(`${on}T03:00:00Z`)
  staff = (await staffIn(site, ['verifikasi'])).browser
  await site.deliverMails()
}

const listed = async ({ no_sertifikasi }: Reporter, more = '') =>
  (await staff.get(`/admin-api/kewajiban?perPage=100&${more}`)).body.data.filter(
    (row: { no_sertifikasi: string }) => row.no_sertifikasi === no_sertifikasi,
  )

test('years near their last day are listed with what they lack, and found by it', async () => {
  const who = await reporter(site, { name: 'Wajib Kenanga' })
  const [year = 0] = who.years
  await onDay('2026-05-01')
  const [row] = await listed(who)
  expect(row).toMatchObject({ id: year, nama: 'Wajib Kenanga', ke: 1, terlapor: false, terpelihara: false, hari: -19 })
  expect((await staff.get('/admin-api/kewajiban?q=kenanga')).body.total).toBe(1)
  await makeActivity(site.db, who.account.id, day('2026-04-01'))
  expect(await listed(who, 'terpelihara=true')).toMatchObject([{ terlapor: false, terpelihara: true }])
  expect(await listed(who, 'terpelihara=false')).toEqual([])
  await sentReport(who, year)
  expect(await listed(who)).toEqual([])
})

test.each([
  ['sixty-one days before', '2026-03-20', 0],
  ['sixty days before', '2026-03-21', 1],
  ['on the last day', '2026-05-20', 1],
  ['forty-one days after', '2026-06-30', 1],
  ['forty-two days after', '2026-07-01', 0],
])('%s (%s) it is listed %i times', async (_when, on, times) => {
  const who = await reporter(site)
  await onDay(on)
  expect((await listed(who)).filter(({ ke }: { ke: number }) => ke === 1)).toHaveLength(times)
})

test('many are reminded of what they lack, once in 24 hours together with the reminders of reports', async () => {
  const [one, other] = [await reporter(site), await reporter(site)]
  const ids = [one.years[0] ?? 0, other.years[0] ?? 0]
  await sentReport(other, ids[1] ?? 0)
  await makeActivity(site.db, other.account.id, day('2026-04-01'))
  await site.deliverMails()
  const remind = async (path = 'kewajiban') => (await staff.post(`/admin-api/${path}/ingatkan`, { ids })).body
  const done = { id: ids[1], alasan: 'Kewajibannya sudah terpenuhi, atau pemegangnya belum mempunyai akun.' }
  expect(await remind()).toEqual({ berhasil: [{ id: ids[0] }], dilewati: [done] })
  const [letter, ...others] = await site.deliverMails()
  expect([letter?.to, letter?.subject, others]).toEqual([
    one.account.email,
    `Kewajiban tahun ke-1 sertifikat ${one.no_sertifikasi}`,
    [],
  ])
  expect(letter?.text).toContain('pemeliharaan kompetensi')
  expect(await listed(one)).toMatchObject([{ reminded_at: site.clock.now.toISOString() }])
  const lately = { id: ids[0], alasan: 'Sudah diingatkan dalam 24 jam terakhir.' }
  expect((await remind()).dilewati).toEqual([lately, done])
  expect((await remind('laporan-belum-masuk')).dilewati).toEqual([lately, expect.anything()])
})

test('the list is closed to who may not verify', async () => {
  const who = await reporter(site)
  for (const browser of [(await staffIn(site, ['keuangan'])).browser, who.browser]) {
    expect((await browser.get('/admin-api/kewajiban')).status).toBe(404)
    expect((await browser.post('/admin-api/kewajiban/ingatkan', { ids: who.years })).status).toBe(404)
  }
})
