import { beforeEach, describe, expect, test } from 'vitest'
import { later, linkIn, loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { ownConsents } from '../personal-data/privacy/own-data-queries.ts'
import type { LegalPageKind } from './rules.ts'

let site: TestApp

beforeEach(async () => {
  site = await testApp()
})

const PERSON = {
  name: 'Galih Contoh',
  email: 'galih@example.com',
  phone: '0811 2345 6789',
  password: 'Padi Menguning 7',
}
const DAY = 86_400

async function register(more: object) {
  const browser = new Browser(site.app)
  const answer = await browser.post('/api/v1/register', { ...PERSON, ...more })
  return { browser, answer }
}

/** Follows the link in the letter. */
async function verify(browser: Browser): Promise<void> {
  const [mail] = await site.deliverMails()
  await browser.get(linkIn(mail).replace('http://localhost:3000', ''))
}

const consents = () => site.db.selectFrom('consents').select(['jenis', 'versi', 'given', 'at']).orderBy('id').execute()

const pendingOf = async (browser: Browser) => (await browser.get('/persetujuan')).body

async function publish(jenis: LegalPageKind, versi: number, berlaku_sejak: string, more: object = {}): Promise<void> {
  const { id } = (await staffIn(site)).account
  const text = { isi: '<p>Baru.</p>', published_at: site.clock.now, published_by: id }
  await site.db
    .insertInto('legal_page_versions')
    .values({ jenis, versi, berlaku_sejak, ...text, ...more })
    .execute()
}

describe('registration', () => {
  test('keeps what was agreed to, with the versions that were shown and the moment', async () => {
    await publish('privasi', 1, '2026-11-01')
    const { answer } = await register({ persetujuan: true, versi_privasi: 1, versi_syarat: 0 })
    expect(answer.status).toBe(201)
    expect(await consents()).toEqual([
      { jenis: 'privasi', versi: 1, given: true, at: site.clock.now },
      { jenis: 'syarat', versi: 0, given: true, at: site.clock.now },
    ])
  })

  test('takes the versions in force where the form does not name them', async () => {
    await publish('syarat', 1, '2026-11-01')
    await register({ persetujuan: true })
    expect((await consents()).map(({ jenis, versi }) => [jenis, versi])).toEqual([
      ['privasi', 0],
      ['syarat', 1],
    ])
  })

  test('is refused with a sentence under the tick that is missing, and for a version that is not in force', async () => {
    const refused = (await register({ persetujuan: false })).answer
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { persetujuan: ['Setujui Kebijakan Privasi serta Syarat dan Ketentuan untuk mendaftar.'] },
    ])
    await publish('privasi', 1, '2026-11-21')
    const early = (await register({ persetujuan: true, versi_privasi: 1 })).answer
    expect([early.status, Object.keys(early.body.errors)]).toEqual([422, ['persetujuan']])
    expect(await site.db.selectFrom('users').select('id').where('email', '=', PERSON.email).execute()).toEqual([])
  })

  test('by a client that knows no tick makes the account, which is asked once it can enter', async () => {
    const { browser, answer } = await register({})
    expect([answer.status, await consents()]).toEqual([201, []])
    await verify(browser)
    const blank = { versi: 0, versi_disetujui: null, perubahan: [] }
    expect(await pendingOf(browser)).toEqual([
      { jenis: 'privasi', ...blank },
      { jenis: 'syarat', ...blank },
    ])
    expect((await browser.get('/api/v1/me')).status).toBe(200)
    const agreed = await browser.post('/persetujuan', { versi_privasi: 0, versi_syarat: 0 })
    expect([agreed.status, agreed.body]).toEqual([200, []])
    expect(await pendingOf(browser)).toEqual([])
  })
})

describe('a new version', () => {
  test('asks those who agreed to an earlier one from its first day on, and says what is new', async () => {
    const { browser } = await loggedIn(site, { remember: true })
    await browser.post('/persetujuan')
    await publish('privasi', 1, '2026-11-21', { perubahan: 'Masa simpan berubah.' })
    expect(await pendingOf(browser)).toEqual([])
    later(site, DAY)
    expect(await pendingOf(browser)).toEqual([
      { jenis: 'privasi', versi: 1, versi_disetujui: 0, perubahan: ['Masa simpan berubah.'] },
    ])
    await browser.post('/persetujuan', { versi_privasi: 1 })
    expect(await pendingOf(browser)).toEqual([])
    expect((await consents()).map(({ jenis, versi }) => [jenis, versi])).toEqual([
      ['privasi', 0],
      ['syarat', 0],
      ['privasi', 1],
    ])
  })

  test('that only corrects the text asks nobody, and does not hide an earlier one that does', async () => {
    const { browser } = await loggedIn(site)
    await browser.post('/persetujuan')
    await publish('syarat', 1, '2026-11-20', { minta_persetujuan: false })
    expect(await pendingOf(browser)).toEqual([])
    await publish('syarat', 2, '2026-11-20')
    await publish('syarat', 3, '2026-11-20', { minta_persetujuan: false })
    expect(await pendingOf(browser)).toMatchObject([{ jenis: 'syarat', versi: 3, versi_disetujui: 0 }])
  })

  test('of the accessibility statement asks nobody', async () => {
    const { browser } = await loggedIn(site)
    await browser.post('/persetujuan')
    await publish('aksesibilitas', 1, '2026-11-20')
    expect(await pendingOf(browser)).toEqual([])
  })
})

test('staff are asked like members', async () => {
  const { browser } = await staffIn(site, 'penguji')
  expect(await pendingOf(browser)).toHaveLength(2)
})

test('agreeing to a version that is not in force is refused, and agreeing twice is kept once', async () => {
  const { browser } = await loggedIn(site)
  const refused = await browser.post('/persetujuan', { versi_privasi: 4 })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['persetujuan']])
  await browser.post('/persetujuan')
  await browser.post('/persetujuan')
  expect(await consents()).toHaveLength(2)
})

test('one’s own data say what was agreed to', async () => {
  const { browser, account } = await loggedIn(site)
  await browser.post('/persetujuan')
  expect(await ownConsents(site.db, account.id)).toMatchObject([
    { jenis: 'privasi', versi: 0, given: true },
    { jenis: 'syarat', versi: 0, given: true },
  ])
})

test('the versions in force are named in short', async () => {
  await publish('privasi', 1, '2026-11-20')
  const { body } = await new Browser(site.app).get('/halaman-hukum')
  expect(body).toEqual([
    { jenis: 'privasi', versi: 1 },
    { jenis: 'syarat', versi: 0 },
    { jenis: 'aksesibilitas', versi: 0 },
  ])
})

test('staff who prepare the portal are asked once it is open', async () => {
  await site.db.updateTable('portal').set({ opened_at: null }).execute()
  const { browser } = await staffIn(site, ['konten'])
  expect(await pendingOf(browser)).toEqual([])
  await site.db.updateTable('portal').set({ opened_at: site.clock.now }).execute()
  expect(await pendingOf(browser)).toHaveLength(2)
})
