import { beforeAll, expect, test } from 'vitest'
import { examOn } from '../../../../../tests/applications.ts'
import { assign, candidate, examinerIn, METHODS, scoreAll, UNITS } from '../../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

test('an examiner has a queue of those who can be scored now, and a schedule comes alone or is left out', async () => {
  const alone = await examinerIn(site)
  const sheet = async (id: number) => (await alone.browser.get(`/admin-api/penilaian/${id}`)).body
  const here = await examOn(site, {}, { units: UNITS, methods: METHODS })
  const elsewhere = await examOn(site, {}, { units: UNITS, methods: METHODS })
  const ready = await assign(site.db, await candidate(site, { schedule: here }), alone)
  const other = await assign(site.db, await candidate(site, { schedule: elsewhere }), alone)
  const offered = await assign(site.db, await candidate(site), alone, 'ditawarkan')
  const absent = await assign(site.db, await candidate(site, { tahap: 'terjadwal' }), alone)
  const locked = await assign(site.db, await candidate(site), alone)
  await scoreAll(alone, locked)
  const queued = async (query: string): Promise<number[]> =>
    (await alone.browser.get(`/admin-api/penilaian?${query}&sort=id`)).body.data.map(({ id }: { id: number }) => id)
  expect(await queued('dapat_dinilai=true')).toEqual([ready, other])
  expect(await queued('dapat_dinilai=false')).toEqual([offered, absent, locked])
  const { schedule_id } = await sheet(ready)
  expect(await queued(`dapat_dinilai=true&schedule_id=${schedule_id}`)).toEqual([ready])
  expect(await queued(`dapat_dinilai=true&except_schedule_id=${schedule_id}`)).toEqual([other])
  for (const id of [ready, other, offered, absent, locked]) {
    expect([id, (await sheet(id)).boleh_menilai]).toEqual([id, [ready, other].includes(id)])
  }
})
