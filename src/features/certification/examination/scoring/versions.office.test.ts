import { beforeAll, expect, test } from 'vitest'
import { assign, candidate, type ExaminerIn, examinerIn, filledSheet, UNITS } from '../../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'

let site: TestApp
let one: ExaminerIn

beforeAll(async () => {
  site = await testApp()
  one = await examinerIn(site)
})

const sheet = async (id: number) => (await one.browser.get(`/admin-api/penilaian/${id}`)).body
const save = (id: number, nilai: unknown[], version: number) =>
  one.browser.put(`/admin-api/penilaian/${id}`, { version, nilai })
const lock = (id: number, version: number) => one.browser.post(`/admin-api/penilaian/${id}/kunci`, { version })

test('scores that were saved in another tab meanwhile are not written over, nor locked unseen', async () => {
  const id = await assign(site.db, await candidate(site), one)
  const found = (hasil: string, catatan = '') => [{ unit: UNITS[0], metode: 'Wawancara', hasil, catatan }]
  const seen = (await sheet(id)).version
  const saved = await save(id, found('K'), seen)
  expect([saved.status, saved.body.version]).toEqual([200, seen + 1])
  const late = await save(id, found('BK', 'Belum runtut.'), seen)
  expect([late.status, late.body.message]).toEqual([409, 'Data sudah berubah, muat ulang'])
  expect((await sheet(id)).nilai[1]).toMatchObject({ hasil: 'K', catatan: '' })
  await save(id, filledSheet(await sheet(id)), seen + 1)
  expect((await lock(id, seen + 1)).status).toBe(409)
  expect((await lock(id, seen + 2)).status).toBe(200)
})

test('of two tabs that save at the same moment one is refused', async () => {
  const id = await assign(site.db, await candidate(site), one)
  const { version, nilai } = await sheet(id)
  const answers = await Promise.all([1, 2, 3].map(() => save(id, filledSheet({ nilai }), version)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('findings of not yet competent are locked only with the reason that the candidate is owed', async () => {
  const id = await assign(site.db, await candidate(site), one)
  const { version, nilai } = await sheet(id)
  const found = filledSheet({ nilai }, UNITS)
  const half = found.map((each, at) => (at === 3 ? { ...each, catatan: ' ' } : each))
  await save(id, half, version)
  const refused = await lock(id, version + 1)
  const sentence = 'Tulis alasan setiap temuan belum kompeten sebelum mengunci.'
  expect([refused.status, refused.body.errors]).toEqual([422, { catatan: [sentence] }])
  await save(id, found, version + 1)
  expect((await lock(id, version + 2)).status).toBe(200)
})
