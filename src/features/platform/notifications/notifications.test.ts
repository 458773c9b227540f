import { beforeAll, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { limits } from '../../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

/** That many notifications for a person; answers their ids, the newest first. */
async function notices(userId: number, count: number): Promise<number[]> {
  const rows = await site.db
    .insertInto('notifications')
    .values(
      Array.from({ length: count }, (_, n) => ({
        user_id: userId,
        judul: `Kabar ${n}`,
        isi: 'Permohonan Anda diterima.',
        tautan: '/user/sertifikasi/saya',
        at: site.clock.now,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).sort((one, other) => other - one)
}

const idsIn = (body: { data: { id: number }[] }): number[] => body.data.map(({ id }) => id)

test('a person reads the own notices, the newest first, and learns how many are unread', async () => {
  const { browser, account } = await loggedIn(site)
  const ids = await notices(account.id, 2)
  await notices((await loggedIn(site)).account.id, 3)
  const { status, body } = await browser.get('/pemberitahuan')
  expect([status, idsIn(body), body.belum_dibaca, body.masih_ada]).toEqual([200, ids, 2, false])
  expect(body.data[0]).toEqual({
    id: ids[0],
    judul: 'Kabar 1',
    isi: 'Permohonan Anda diterima.',
    tautan: '/user/sertifikasi/saya',
    at: site.clock.now.toISOString(),
    read_at: null,
  })
})

test('there are twenty to a page, and the next page begins where the last one ended', async () => {
  const { browser, account } = await loggedIn(site)
  const ids = await notices(account.id, limits.listPageSize + 1)
  const first = (await browser.get('/pemberitahuan')).body
  expect([idsIn(first), first.masih_ada]).toEqual([ids.slice(0, 20), true])
  const second = (await browser.get(`/pemberitahuan?sebelum=${ids[19]}`)).body
  expect([idsIn(second), second.masih_ada, second.belum_dibaca]).toEqual([ids.slice(20), false, 21])
  const [oldest] = ids.slice(-1)
  expect((await browser.get(`/pemberitahuan?sebelum=${oldest}`)).body.data).toEqual([])
})

test('exactly one page has no next one', async () => {
  const { browser, account } = await loggedIn(site)
  await notices(account.id, limits.listPageSize)
  expect((await browser.get('/pemberitahuan')).body.masih_ada).toBe(false)
})

test('reading marks the own up to that notice, once, and nobody else’s', async () => {
  const [one, two] = [await loggedIn(site), await loggedIn(site)]
  const [newest = 0, middle = 0, oldest = 0] = await notices(one.account.id, 3)
  await notices(two.account.id, 1)
  expect((await two.browser.post('/pemberitahuan/baca', { sampai: newest })).status).toBe(204)
  expect((await one.browser.get('/pemberitahuan')).body.belum_dibaca).toBe(3)
  await one.browser.post('/pemberitahuan/baca', { sampai: middle })
  const read = site.clock.now.toISOString()
  site.clock.now = new Date(site.clock.now.getTime() + 60_000)
  await one.browser.post('/pemberitahuan/baca', { sampai: middle })
  const { data, belum_dibaca } = (await one.browser.get('/pemberitahuan')).body
  const marks = data.map(({ id, read_at }: { id: number; read_at: string | null }) => [id, read_at])
  expect([marks, belum_dibaca]).toEqual([
    [
      [newest, null],
      [middle, read],
      [oldest, read],
    ],
    1,
  ])
})

test('a guest logs in first, and what is no number is refused', async () => {
  const guest = new Browser(site.app)
  expect((await guest.get('/pemberitahuan')).status).toBe(401)
  expect((await guest.post('/pemberitahuan/baca', { sampai: 1 })).status).toBe(401)
  const { browser } = await loggedIn(site)
  for (const sampai of [0, -1, 1.5, 2 ** 31, 'semua', null]) {
    expect([sampai, (await browser.post('/pemberitahuan/baca', { sampai })).status]).toEqual([sampai, 422])
  }
})
