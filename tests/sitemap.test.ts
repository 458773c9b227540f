import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from './accounts.ts'
import { makePicture, makeSchedule, makeScheme, makeSiteContent, makeVenue } from './content.ts'
import { type TestApp, testApp } from './harness.ts'

let site: TestApp
let schedule: number
let venue: number

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  venue = await makeVenue(site.db)
  schedule = await makeSchedule(site.db, { version: await makeScheme(site.db), venue })
})

const open = (url: string) => site.app.server.inject({ url })

const dayOf = async (path: string) =>
  new RegExp(`<loc>http://localhost:3000${path}</loc><lastmod>(\\d{4}-\\d\\d-\\d\\d)</lastmod>`).exec(
    (await open('/sitemap.xml')).body,
  )?.[1]

test('the sitemap says so of schedules, schemes and their lists, and of legal pages since they are the office’s', async () => {
  const { updated_at: day } = (await open(`/training/edit/${schedule}`)).json()
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const path of [`/jadwal-uji/${schedule}`, `/detail-skema/${schedule}`]) expect(await dayOf(path)).toBe(day)
  for (const path of ['/jadwal-uji', '/daftar-skema']) expect(await dayOf(path)).toMatch(/^\d{4}/)
  expect(await dayOf('/kebijakan-privasi')).toBe(undefined)
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

const LONG_AGO = '2020-01-01'

/** Sets every part of the site back, as if nothing had changed since. */
async function forgetChanges(): Promise<void> {
  await site.db.deleteFrom('content_changes').execute()
  const parts = ['isi_situs', 'galeri', 'mitra', 'tutorial', 'tuk', 'penguji']
  const rows = parts.map((bagian) => ({ bagian, updated_at: `${LONG_AGO}T05:00:00Z` }))
  await site.db.insertInto('content_changes').values(rows).execute()
  await expect.poll(() => dayOf('/tentang')).toBe(LONG_AGO)
}

const picture = (persetujuan_foto: boolean) => async () => {
  const source = await makePicture(site, persetujuan_foto ? '#aa3300' : '#0033aa')
  const words = { judul: 'Uji', album: '2026', alt: 'Uji.' }
  await site.db
    .insertInto('gallery_items')
    .values({ source, ...words, persetujuan_foto })
    .execute()
}
const examiner = () => site.db.insertInto('examiners').values({ name: 'Rani Contoh' }).execute()
const section = { judul: 'Daftar', isi: '<p>Isi.</p>', pelaku: 'Peserta', target_waktu: '1 hari', urutan: 1 }
const faq = { pertanyaan: 'Berapa biayanya?', jawaban: '<p>Lihat jadwal.</p>', urutan: 1 }

test.each<[change: string, page: string, change: () => Promise<unknown>]>([
  [
    'words of the site',
    '/tentang',
    () => site.db.updateTable('site_content').set({ tentang_visi: '<p>Baru</p>' }).execute(),
  ],
  ['words of the site', '/', () => site.db.updateTable('site_content').set({ home_section1_title: 'Baru' }).execute()],
  ['a picture', '/informasi-galeri', picture(true)],
  [
    'no consent any more',
    '/informasi-galeri',
    () => site.db.updateTable('gallery_items').set({ persetujuan_foto: false }).execute(),
  ],
  ['a venue', '/daftar-tuk', () => makeVenue(site.db)],
  ['a venue that is gone', '/daftar-tuk', () => site.db.deleteFrom('venues').where('id', '<>', venue).execute()],
  ['an examiner', '/daftar-penguji', examiner],
  ['an examiner who is gone', '/daftar-penguji', () => site.db.deleteFrom('examiners').execute()],
  ['a section', '/tutorial-pendaftaran', () => site.db.insertInto('tutorial_sections').values(section).execute()],
  ['a question', '/tutorial-pendaftaran', () => site.db.insertInto('faqs').values(faq).execute()],
])('%s: the sitemap says of %s that it has changed', async (_change, page, change) => {
  await forgetChanges()
  await change()
  await expect.poll(() => dayOf(page)).toMatch(/^2(?!020)/)
})

test('what visitors do not read changes no page: the sender of letters, a picture without consent, a save of the same', async () => {
  await forgetChanges()
  await site.db.updateTable('site_content').set({ nama_pengirim: 'Sekretariat', version: 9 }).execute()
  await site.db.updateTable('venues').set({ version: 9 }).execute()
  await picture(false)()
  const changes = await site.db.selectFrom('content_changes').select('updated_at').distinct().execute()
  expect(changes).toEqual([{ updated_at: new Date(`${LONG_AGO}T05:00:00Z`) }])
})

/** Pages that nothing dates: each answers anew, or its built-in text has no day. */
const UNDATED = [
  '/daftar-pemegang',
  '/pengaduan',
  '/kinerja-layanan',
  '/pemakaian-tanda',
  '/syarat',
  '/aksesibilitas',
  '/artikel',
  '/kecerdasan-buatan',
]

test('every other page of the sitemap says when it last changed', async () => {
  const { body } = await open('/sitemap.xml')
  const undated = [...body.matchAll(/<loc>http:\/\/localhost:3000(?!\/en\b)([^<]*)<\/loc>(?!<lastmod>)/g)].map(
    ([, path]) => path,
  )
  expect(undated.toSorted()).toEqual(UNDATED.toSorted())
})
