import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { activityOn, holder, registerForActivity } from '../../../../tests/activities.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi'])).browser
})

const found = async (q: string): Promise<number[]> =>
  (await staff.get(`/admin-api/peserta-kegiatan/cari?q=${encodeURIComponent(q)}`)).body.map(
    ({ id }: { id: number }) => id,
  )

test('a participant of an activity is found by a part of their name, or by the code on their page', async () => {
  const schedule = await activityOn(site)
  const [one, other] = [await holder(site), await holder(site)]
  const [registered, beside] = [await registerForActivity(one, schedule), await registerForActivity(other, schedule)]
  for (const [{ account }, name] of [
    [one, 'Qonita Zahra'],
    [other, 'Wirya Zahran'],
  ] as const)
    await site.db.updateTable('users').set({ name }).where('id', '=', account.id).execute()
  expect(await found('zahra qon')).toEqual([registered.id])
  expect((await found('zahra')).toSorted((a, b) => a - b)).toEqual([registered.id, beside.id])
  expect(await found(registered.kode?.split('/').at(-1) ?? '')).toEqual([registered.id])
  expect(await found('tidak ada')).toEqual([])
})

test('an activity of long ago is not looked through, nor one given up', async () => {
  const who = await holder(site)
  const { id } = await registerForActivity(who, await activityOn(site))
  await site.db.updateTable('users').set({ name: 'Xenia Lama' }).where('id', '=', who.account.id).execute()
  expect(await found('xenia')).toEqual([id])
  const now = site.clock.now
  site.clock.now = new Date('2027-06-01T03:00:00Z')
  staff = (await staffIn(site, ['verifikasi'])).browser
  expect(await found('xenia')).toEqual([])
  site.clock.now = now
  staff = (await staffIn(site, ['verifikasi'])).browser
})

test('nothing is looked for without a word, nor by others than those who verify', async () => {
  expect((await staff.get('/admin-api/peserta-kegiatan/cari?q=')).status).toBe(422)
  const { browser } = await staffIn(site, ['keuangan'])
  expect((await browser.get('/admin-api/peserta-kegiatan/cari?q=zahra')).status).toBe(404)
})
