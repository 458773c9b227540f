import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type ExaminerIn, examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'

let site: TestApp
let clerk: Browser
let one: ExaminerIn
let other: ExaminerIn

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  clerk = (await staffIn(site, ['verifikasi'])).browser
  ;[one, other] = [await examinerIn(site), await examinerIn(site)]
})

const OWN = '/admin-api/berhalangan-saya'
const ALL = '/admin-api/penguji-berhalangan'

test('an examiner states, changes and removes days of their own, which the office sees', async () => {
  const made = await one.browser.post(OWN, { sejak: '2026-12-01', sampai: '2026-12-05', keterangan: 'Ibadah haji' })
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({ examiner_id: one.id, sejak: '2026-12-01', sampai: '2026-12-05' }),
  ])
  const { id, version } = made.body
  const { body: all } = await clerk.get(`${ALL}?examiner_id=${one.id}`)
  expect(all.data).toEqual([expect.objectContaining({ id, keterangan: 'Ibadah haji' })])
  const changed = await one.browser.put(`${OWN}/${id}`, { version, sejak: '2026-12-02', sampai: '2026-12-05' })
  expect(changed.body.sejak).toBe('2026-12-02')
  expect((await one.browser.delete(`${OWN}/${id}`)).status).toBe(204)
  expect((await one.browser.get(OWN)).body.total).toBe(0)
})

test('those of another examiner do not exist for them', async () => {
  const { body } = await clerk.post(ALL, { examiner_id: other.id, sejak: '2027-01-01', sampai: '2027-01-02' })
  expect((await one.browser.get(OWN)).body.data).toEqual([])
  expect((await one.browser.get(`${OWN}/${body.id}`)).status).toBe(404)
  const put = { version: 1, sejak: '2027-01-01', sampai: '2027-01-01' }
  expect((await one.browser.put(`${OWN}/${body.id}`, put)).status).toBe(404)
  expect((await one.browser.delete(`${OWN}/${body.id}`)).status).toBe(404)
  expect((await other.browser.get(`${OWN}/${body.id}`)).body.sejak).toBe('2027-01-01')
})

test.each([
  ['sampai', { sejak: '2027-02-02', sampai: '2027-02-01' }],
  ['sampai', { sejak: '2027-02-02', sampai: '2028-03-01' }],
  ['sejak', { sampai: '2027-02-01' }],
])('is refused for its %s: %j', async (field, form) => {
  const answer = await one.browser.post(OWN, form)
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})

test('who entered it stays on record, also once somebody else changes it', async () => {
  const { body } = await one.browser.post(OWN, { sejak: '2027-04-01', sampai: '2027-04-02' })
  await clerk.put(`${ALL}/${body.id}`, { ...body, sampai: '2027-04-03' })
  const row = site.db.selectFrom('examiner_leaves').select(['created_by', 'version']).where('id', '=', body.id)
  expect(await row.executeTakeFirst()).toEqual({ created_by: one.account.id, version: 2 })
})

test('a day is stated once', async () => {
  await one.browser.post(OWN, { sejak: '2027-03-01', sampai: '2027-03-05' })
  const again = await one.browser.post(OWN, { sejak: '2027-03-05', sampai: '2027-03-06' })
  expect([again.status, again.body.errors]).toEqual([
    409,
    { sejak: ['Sebagian hari ini sudah tercatat berhalangan. Ubah catatan itu.'] },
  ])
})
