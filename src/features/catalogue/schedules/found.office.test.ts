import { beforeAll, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme } from '../../../../tests/content.ts'
import { assign, examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { day } from '../../../lib/day.ts'

const JADWAL = '/admin-api/jadwal'
let site: TestApp
let reader: Browser
let version: number

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  version = await makeScheme(site.db)
  reader = (await staffIn(site, ['konten'])).browser
})

const idsOf = async (query: string): Promise<number[]> =>
  (await reader.get(`${JADWAL}?${query}&perPage=1000`)).body.data.map(({ id }: { id: number }) => id)

test('a schedule is found as one that is over, or among those of today and later and those without a day', async () => {
  const today = await makeSchedule(site.db, { version, start: day('2026-11-19') })
  const over = await makeSchedule(site.db, { version, start: day('2026-11-18') })
  const open = await makeSchedule(site.db, { version, start: null })
  expect(new Set(await idsOf('lewat=false'))).toEqual(new Set([today, open]))
  expect(await idsOf('lewat=true')).toEqual([over])
})

test('a schedule is found by its examiner, named for it or accepted for a candidate', async () => {
  const examiner = await examinerIn(site)
  const [named, examined] = [
    await makeSchedule(site.db, { version, start: day('2026-12-01') }),
    await makeSchedule(site.db, { version, start: day('2026-12-07') }),
  ]
  await makeSchedule(site.db, { version, start: day('2026-12-14') })
  await site.db.insertInto('schedule_examiners').values({ schedule_id: named, examiner_id: examiner.id }).execute()
  const { id: user_id } = await makeAccount(site.db)
  const own = site.db.insertInto('user_trainings').values({ user_id, schedule_id: examined, tahap: 'terjadwal' })
  await assign(site.db, await own.returning('id').executeTakeFirstOrThrow(), examiner)
  expect(new Set(await idsOf(`examiner_id=${examiner.id}`))).toEqual(new Set([named, examined]))
})
