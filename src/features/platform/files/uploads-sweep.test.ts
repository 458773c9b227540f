import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import pino from 'pino'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { makePicture, makeScheme, makeSiteContent } from '../../../../tests/content.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { openJobs } from '../../../ground/jobs/jobs.ts'
import { day } from '../../../lib/day.ts'
import { serverLimits } from '../../../limits.ts'
import { sweepUploads } from './jobs.ts'
import { deleteUnusedUpload } from './public-queries.ts'
import { bringBackFiles } from './quarantine-service.ts'

let site: TestApp
let editor: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  editor = (await staffIn(site, ['konten'])).browser
})

const sweep = () => sweepUploads({ db: site.db, files: site.files, now: site.clock.now })

const anyColour = () => `#${randomInt(0x1000000).toString(16).padStart(6, '0')}`

const age = (name: string, hours: number) =>
  sql`update stored_files set created_at = now() - make_interval(hours => ${hours}) where name = ${name}`.execute(
    site.db,
  )

/** A picture that was uploaded longer ago than unused ones are kept. */
async function oldPicture(): Promise<string> {
  const name = await makePicture(site, anyColour())
  await age(name, serverLimits.unusedUploadHours + 1)
  return name
}

const isThere = async (name: string): Promise<boolean[]> => [
  (await site.db.selectFrom('stored_files').select('name').where('name', '=', name).execute()).length === 1,
  (await site.app.server.inject(`/images/${name}`)).statusCode === 200,
  (await site.app.server.inject(`/images/${name}?w=20`)).statusCode === 200,
]
const HERE = [true, true, true]
const GONE = [false, false, false]

const article = (more: object) => ({
  title: `Artikel ${randomInt(1e9)}`,
  slug: `artikel-${randomInt(1e9)}`,
  image: null,
  content: '<p>Isi.</p>',
  published_at: null,
  ...more,
})
const inText = (name: string) => ({ content: `<p>Lihat</p><img src="/images/${name}" alt="Peta">` })

/** Until one session waits for a lock of another. */
const untilWaiting = () =>
  expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(site.db)
      return rows.length
    })
    .toBe(1)

describe('an upload that nothing uses', () => {
  test('is taken away by the hourly job after a day, with everything made from it, and not before', async () => {
    const [old, young] = [await oldPicture(), await oldPicture()]
    await age(young, serverLimits.unusedUploadHours - 1)
    expect([await isThere(old), await isThere(young)]).toEqual([HERE, HERE])
    const jobs = openJobs({ url: site.database.url, keys: TEST_KEYS, log: pino({ level: 'silent' }), takes: false })
    await jobs.enqueue(site.db, 'sweep', {})
    await jobs.stop()
    await site.deliverMails()
    expect([await isThere(old), await isThere(young)]).toEqual([GONE, HERE])
  })

  test('waits in quarantine, from where the operator brings it back, listed as new', async () => {
    const name = await oldPicture()
    await sweep()
    expect(await isThere(name)).toEqual(GONE)
    expect(await bringBackFiles({ ...site, now: site.clock.now }, [name])).toEqual({ brought: 1, unlisted: 0 })
    await sweep()
    expect(await isThere(name)).toEqual(HERE)
  })

  test('counts as new when the same file is uploaded again', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: anyColour() } })
      .png()
      .toBuffer()
    const upload = () => editor.upload('/admin-api/unggah-gambar', 'file', { name: 'a.png', type: 'image/png', bytes })
    const { name } = (await upload()).body
    await age(name, serverLimits.unusedUploadHours + 1)
    await upload()
    await sweep()
    expect(await isThere(name)).toEqual(HERE)
  })

  test('is there again when it is uploaded while it is being taken away', async () => {
    const colour = anyColour()
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    const accepted = await site.files.acceptPicture(await picture.png().toBuffer())
    const { name } = await site.files.keepPicture(site.db, accepted)
    await age(name, serverLimits.unusedUploadHours + 1)
    let again: Promise<{ name: string }> | undefined
    await inTransaction(site.db, async (db) => {
      expect(await deleteUnusedUpload(db, name)).toBe(true)
      again = site.files.keepPicture(site.db, accepted)
      await untilWaiting()
      await site.files.setAside(name, day('2026-11-20'))
    })
    expect((await again)?.name).toBe(name)
    expect(await isThere(name)).toEqual(HERE)
  })
})

describe('a file is kept', () => {
  const uses: [string, (name: string) => Promise<unknown>][] = [
    ['as the picture of an article', (name) => editor.post('/admin-api/artikel', article({ image: name }))],
    ['inside the text of an article', (name) => editor.post('/admin-api/artikel', article(inText(name)))],
    [
      'inside the description of a scheme',
      async (name) => {
        const description = inText(name).content
        const id = await makeScheme(site.db, { published: false })
        return site.db.updateTable('scheme_versions').set({ description }).where('id', '=', id).execute()
      },
    ],
    [
      'inside a text of the site',
      (name) =>
        site.db
          .updateTable('site_content')
          .set({ tentang_visi: inText(name).content })
          .execute(),
    ],
    ['as a picture of the gallery', (source) => insertGallery(source)],
    ['as the logo of a partner', (source) => site.db.insertInto('partners').values({ name: 'A', source }).execute()],
    [
      'as the photo of a member',
      async (image) => {
        const { account } = await loggedIn(site)
        return site.db.updateTable('users').set({ image }).where('id', '=', account.id).execute()
      },
    ],
    [
      'by the history, which can bring a removed article back',
      async (name) => {
        const { body } = await editor.post('/admin-api/artikel', article(inText(name)))
        return editor.delete(`/admin-api/artikel/${body.id}`)
      },
    ],
  ]
  const insertGallery = (source: string) =>
    site.db.insertInto('gallery_items').values({ source, judul: 'Uji', album: 'Uji', alt: 'Uji' }).execute()

  test.each(uses)('%s', async (_where, use) => {
    const name = await oldPicture()
    await use(name)
    await sweep()
    expect(await isThere(name)).toEqual(HERE)
  })

  test('only as long as the text names it', async () => {
    const name = await oldPicture()
    const row = { slug: `artikel-${randomInt(1e9)}`, title: 'Uji', ...inText(name) }
    await site.db.insertInto('articles').values(row).execute()
    await site.db.updateTable('articles').set({ content: '' }).where('slug', '=', row.slug).execute()
    await sweep()
    expect(await isThere(name)).toEqual(GONE)
  })

  test.each([
    ['as its picture', (name: string) => ({ image: name })],
    ['in its text', inText],
  ])('when an article with it %s is saved while the sweep looks at it', async (_where, use) => {
    const name = await oldPicture()
    let sweeping: Promise<unknown> | undefined
    await inTransaction(site.db, async (db) => {
      await db
        .insertInto('articles')
        .values({ slug: `artikel-${randomInt(1e9)}`, title: 'Uji', content: '', ...use(name) })
        .execute()
      sweeping = sweep()
      await untilWaiting()
    })
    await sweeping
    expect(await isThere(name)).toEqual(HERE)
  })
})

test.each([
  ['as its picture', (name: string) => ({ image: name }), 'image'],
  ['in its text', inText, 'name'],
])(
  'an article with a file %s that is gone a moment before is refused, not saved without it',
  async (_where, use, field) => {
    const name = await oldPicture()
    let saving: ReturnType<Browser['post']> | undefined
    await inTransaction(site.db, async (db) => {
      expect(await deleteUnusedUpload(db, name)).toBe(true)
      saving = editor.post('/admin-api/artikel', article(use(name)))
      await untilWaiting()
    })
    const answer = await saving
    expect([answer?.status, Object.keys(answer?.body.errors)]).toEqual([422, [field]])
  },
)
