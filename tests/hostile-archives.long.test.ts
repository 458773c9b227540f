import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openFolderPlace } from '../src/ground/backup/folder-place.ts'
import { readConfig } from '../src/ground/config.ts'
import { commands } from '../src/program/commands/admin-commands.ts'
import { restore } from '../src/program/commands/backup-commands.ts'
import type { AdminParts } from '../src/program/commands/command.ts'
import { staffIn } from './accounts.ts'
import { emptyDatabase } from './empty-database.ts'
import { TEST_KEYS, type TestApp, testApp } from './harness.ts'
import { HOSTILE_ARCHIVES, type Parts, takeApart } from './hostile-archives.ts'
import type { Browser } from './http.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')

let site: TestApp
let clerk: Browser
let genuine: Parts
let archive: string

beforeAll(async () => {
  site = await testApp()
  clerk = (await staffIn(site, ['pengguna'])).browser
  await clerk.post('/admin-api/cadangan', {})
  await site.deliverMails()
  const { nama, place } = await newest()
  archive = path.join(place, nama)
  genuine = await takeApart(openFolderPlace(place), nama)
}, 60_000)

const newest = async () => (await clerk.get('/admin-api/cadangan')).body.data[0]

/** Has the office test the archive in place and returns the finding. */
async function tried(): Promise<string> {
  await clerk.post('/admin-api/cadangan/periksa', {})
  await site.deliverMails()
  return (await newest()).catatan_uji
}

async function verified(): Promise<string> {
  const said: string[] = []
  const { config, db, files, database, clock } = site
  const parts: AdminParts = {
    ...{ config, db, files, url: database.url, keys: TEST_KEYS, now: clock.now, ask: async () => undefined },
    say: (text) => void said.push(text),
  }
  expect(await commands['verify-backup']?.(parts, [path.dirname(archive)])).toBe(1)
  return said.join('\n')
}

async function restored(words: string[] = []): Promise<string> {
  const config = readConfig({
    ...{
      DATABASE_URL: await emptyDatabase(),
      DATA_DIR: path.join(site.config.dataDir, 'pulih'),
      APP_KEY: KEY,
      DEMO: '0',
    },
  })
  const parts = { say: () => {}, ask: async () => undefined }
  const said = await restore(config, parts, [archive, '--after', '0', ...words]).catch((error: Error) => error.message)
  return String(said)
}

test.for(HOSTILE_ARCHIVES)('an archive with $what comes in by no door', { timeout: 120_000 }, async (hostile) => {
  const whole = await readFile(archive)
  await writeFile(archive, await hostile.archive(genuine))
  expect(await tried()).toContain(hostile.refused)
  expect(await verified()).toContain(hostile.refused)
  expect(await restored()).toContain(hostile.refused)
  await writeFile(archive, whole)
})

test('the archive that all of them were made from comes back', async () => {
  expect(await tried()).toBe('')
  expect(await restored()).toBe('0')
}, 120_000)
