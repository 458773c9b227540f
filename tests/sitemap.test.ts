import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from './accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent, makeVenue } from './content.ts'
import { type TestApp, testApp } from './harness.ts'

let site: TestApp
let schedule: number

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  schedule = await makeSchedule(site.db, { version: await makeScheme(site.db), venue: await makeVenue(site.db) })
})

const open = (url: string) => site.app.server.inject({ url })

test('the sitemap says so of schedules, schemes and their lists, and of legal pages since they are the office’s', async () => {
  const dayOf = async (path: string) =>
    new RegExp(`<loc>http://localhost:3000${path}</loc><lastmod>(\\d{4}-\\d\\d-\\d\\d)</lastmod>`).exec(
      (await open('/sitemap.xml')).body,
    )?.[1]
  const { updated_at: day } = (await open(`/training/edit/${schedule}`)).json()
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const path of [`/jadwal-uji/${schedule}`, `/detail-skema/${schedule}`]) expect(await dayOf(path)).toBe(day)
  for (const path of ['/jadwal-uji', '/daftar-skema']) expect(await dayOf(path)).toMatch(/^\d{4}/)
  expect([await dayOf('/kebijakan-privasi'), await dayOf('/daftar-tuk')]).toEqual([undefined, undefined])
  const { id: published_by } = await makeAccount(site.db)
  const version = { isi: '<p>Isi.</p>', berlaku_sejak: '2026-01-15', published_at: site.clock.now, published_by }
  await site.db
    .insertInto('legal_page_versions')
    .values({ jenis: 'privasi', versi: 1, ...version })
    .execute()
  await expect.poll(() => dayOf('/kebijakan-privasi')).toBe('2026-01-15')
})

test('a schedule has changed when the office saved it, not when a seat is taken', async () => {
  const one = () =>
    site.db.selectFrom('schedules').select('updated_at').where('id', '=', schedule).executeTakeFirstOrThrow()
  await site.db.updateTable('schedules').set({ terisi: 1 }).where('id', '=', schedule).execute()
  expect(await one()).toEqual({ updated_at: null })
  await site.db.updateTable('schedules').set({ terisi: 0, version: 2 }).where('id', '=', schedule).execute()
  expect(await one()).toEqual({ updated_at: expect.any(Date) })
})
