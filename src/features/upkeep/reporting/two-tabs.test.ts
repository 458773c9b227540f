import { beforeAll, expect, test } from 'vitest'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { reportContent, reportDocument, reporter } from '../../../../tests/reports.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

/** A report that was saved once and may be sent. */
async function writing() {
  const { browser, bukti_id, years } = await reporter(site)
  const [id = 0] = years
  const isi = reportContent({ dokumen: [reportDocument(bukti_id)] })
  const save = (version: number, changes: object = {}) =>
    browser.put(`/pelaporan/${id}`, { isi: { ...isi, ...changes }, version })
  const send = (version: number) => browser.post(`/pelaporan/${id}/kirim`, { version })
  const open = async () => (await browser.get(`/pelaporan/${id}`)).body
  return { save, send, open, version: (await save(0)).body.version as number }
}

test('a second tab that opens the report and saves it unchanged leaves the first one its version, and its sending', async () => {
  const { save, send, open, version } = await writing()
  const again = await save(version, (await open()).isi)
  expect([again.status, again.body.version]).toEqual([200, version])
  const first = await save(version, { kendala: 'Musim hujan.' })
  expect([first.status, first.body.version]).toEqual([200, version + 1])
  expect((await save(version + 1, (await open()).isi)).body.version).toBe(version + 1)
  expect((await send(version + 1)).status).toBe(200)
})

test('what another tab has changed is never overwritten, nor sent unseen', async () => {
  const { save, send, open, version } = await writing()
  await save(version, { kendala: 'Musim hujan.' })
  expect([(await save(version, { kendala: 'Lain.' })).status, (await send(version)).status]).toEqual([409, 409])
  expect((await open()).isi.kendala).toBe('Musim hujan.')
})

test('a double click sends once', async () => {
  const { send, version } = await writing()
  const answers = await Promise.all([1, 2].map(() => send(version)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
