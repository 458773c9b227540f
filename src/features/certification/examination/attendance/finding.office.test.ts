import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { examOn } from '../../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { candidate } from '../../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { day } from '../../../../lib/day.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-12-10T01:30:00Z') })
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi'])).browser
})

const found = async (q: string): Promise<number[]> =>
  (await staff.get(`/admin-api/kehadiran?q=${encodeURIComponent(q)}`)).body.map(({ id }: { id: number }) => id)

test('somebody at the door is found by a part of their number or name, the nearest exam first', async () => {
  const later = await candidate(site, {
    tahap: 'terjadwal',
    schedule: await examOn(site, { start: day('2026-12-20') }),
  })
  const today = await candidate(site, { tahap: 'terjadwal', name: 'Ni Made Zulfa' })
  const numbers = { [later.id]: 'PMH/2026/11/0010', [today.id]: 'PMH/2026/10/0010' }
  for (const [id, nomor] of Object.entries(numbers))
    await site.db.updateTable('user_trainings').set({ nomor }).where('id', '=', Number(id)).execute()
  expect(await found('0010')).toEqual([today.id, later.id])
  expect(await found('zulfa made')).toEqual([today.id])
  expect(await found('pmh/2026/11/0010')).toEqual([later.id])
  expect(await found('tidak ada')).toEqual([])
})

test('whoever has no seat, or was examined long ago, is not among them; the whole number finds the latter', async () => {
  const waiting = await candidate(site, { tahap: 'menunggu_pembayaran', name: 'Qori Menunggu' })
  const past = await candidate(site, {
    tahap: 'diterbitkan',
    name: 'Qori Lama',
    schedule: await examOn(site, { start: day('2026-05-04') }),
  })
  expect(await found('qori')).toEqual([])
  const nomor = `PMH/2026/11/${String(past.id).padStart(4, '0')}`
  expect([await found(nomor), waiting.id]).toEqual([[past.id], waiting.id])
})

test('nothing is looked for without a word, nor by others than those who verify', async () => {
  expect((await staff.get('/admin-api/kehadiran?q=')).status).toBe(422)
  const { browser } = await staffIn(site, ['keuangan'])
  expect((await browser.get('/admin-api/kehadiran?q=0010')).status).toBe(404)
})
