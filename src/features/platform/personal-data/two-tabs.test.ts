import { beforeAll, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { correctDraft, personalFiles } from '../../../../tests/personal-data.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

async function drafting() {
  const { browser, account } = await loggedIn(site, { status_data: 0 })
  const isi = correctDraft(await personalFiles(site, account.id))
  const save = (version: number, changes: object = {}) =>
    browser.put('/data-diri', { isi: { ...isi, ...changes }, version })
  return { browser, save, version: (await save(0)).body.version as number }
}

test('a second tab that opens the data and saves them unchanged leaves the first one its version, and its sending', async () => {
  const { browser, save, version } = await drafting()
  const opened = (await browser.get('/data-diri')).body
  const again = await browser.put('/data-diri', { isi: opened.isi, version: opened.version })
  expect([again.status, again.body.version]).toEqual([200, version])
  const first = await save(version, { instansi: 'PT Contoh Baru' })
  expect([first.status, first.body.version]).toEqual([200, version + 1])
  const { isi } = (await browser.get('/data-diri')).body
  expect((await browser.put('/data-diri', { isi, version: version + 1 })).body.version).toBe(version + 1)
  expect((await browser.post('/data-diri/kirim', { version: version + 1 })).status).toBe(200)
})

test('what another tab has changed is never overwritten, nor sent unseen', async () => {
  const { browser, save, version } = await drafting()
  await save(version, { instansi: 'PT Contoh Baru' })
  expect((await save(version, { instansi: 'PT Contoh Lain' })).status).toBe(409)
  expect((await browser.post('/data-diri/kirim', { version })).status).toBe(409)
  expect((await browser.get('/data-diri')).body.isi.instansi).toBe('PT Contoh Baru')
})

test('a double click sends once', async () => {
  const { browser, version } = await drafting()
  const answers = await Promise.all([1, 2].map(() => browser.post('/data-diri/kirim', { version })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
