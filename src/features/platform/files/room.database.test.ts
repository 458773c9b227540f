import { beforeAll, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { give, privateNames } from '../../../../tests/private-files.ts'
import { serverLimits } from '../../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const AT_ONCE = 10

/** Somebody whose files leave room for so many bytes. */
async function withRoomFor(bytes: number) {
  const { browser, account } = await loggedIn(site)
  const row = { user_id: account.id, jenis: 'lainnya', name: 'a.pdf', type: 'application/pdf', sha256: '0'.repeat(64) }
  await site.db
    .insertInto('private_files')
    .values({ ...row, id: crypto.randomUUID(), bytes: serverLimits.ownFilesBytes - bytes, created_at: site.clock.now })
    .execute()
  return { browser, account }
}

const bytesOf = async (userId: number): Promise<number> => {
  const rows = await site.db.selectFrom('private_files').select('bytes').where('user_id', '=', userId).execute()
  return rows.reduce((sum, { bytes }) => sum + bytes, 0)
}

test.each([
  ['under keys of their own', true],
  ['without keys', false],
])('of uploads at once, %s, only those are kept for which there is room', async (_how, hasKeys) => {
  const size = pdf().length
  const { browser, account } = await withRoomFor(3 * size + 1)
  const before = (await privateNames(site)).length
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => give(browser, hasKeys ? { key: `unggah ${at}` } : {})),
  )
  const refused = answers.filter(({ status }) => status === 422)
  expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([3, AT_ONCE - 3])
  expect(refused[0]?.body.errors.file[0]).toContain('sudah mencapai batas 300 MB')
  expect(await bytesOf(account.id)).toBe(serverLimits.ownFilesBytes - 1)
  expect((await privateNames(site)).length - before).toBe(3)
})
