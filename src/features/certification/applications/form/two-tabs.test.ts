import { beforeAll, expect, test } from 'vitest'
import { loggedIn } from '../../../../../tests/accounts.ts'
import { draftOf, examOn } from '../../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

test('a second tab that opens the form and saves it unchanged leaves the first one its version', async () => {
  const who = await loggedIn(site)
  const schedule = await examOn(site)
  const id = await draftOf(who, schedule)
  const save = (version: number, words: string) =>
    who.browser.put(`/user-training/${id}`, { tahap: 'draft', version, kebutuhan_khusus: words })
  const opened = (await who.browser.get(`/user-training/${id}`)).body
  const first = await save(opened.version, 'Kursi roda')
  expect(first.body.version).toBe(opened.version + 1)
  expect(await draftOf(who, schedule)).toBe(id)
  const { kebutuhan_khusus, pengalaman, asesmen } = first.body
  const again = await who.browser.put(`/user-training/${id}`, {
    tahap: 'draft',
    version: first.body.version,
    kebutuhan_khusus,
    pengalaman,
    asesmen,
  })
  expect([again.status, again.body.version]).toEqual([200, first.body.version])
  const changed = await save(first.body.version, 'Juru bahasa isyarat')
  expect([changed.status, changed.body.version]).toEqual([200, first.body.version + 1])
  expect((await save(first.body.version, 'Lain')).status).toBe(409)
})
