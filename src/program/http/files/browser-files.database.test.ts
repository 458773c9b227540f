import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { serverLimits } from '../../../limits.ts'
import { publishBrowserFiles, sweepBrowserFiles } from './browser-files.ts'

const SCRIPT = 'main-0ldOne1.js'
const FONT = 'plus-jakarta-sans-0ldOne1.woff2'
const TEXT = 'console.log("before")'
const DAY_MS = 86_400_000

let site: TestApp
let folder: string

const get = (name: string, encodings = 'gzip, br') =>
  site.app.server.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encodings } })

beforeAll(async () => {
  site = await testApp()
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'))
  await writeFile(path.join(folder, SCRIPT), TEXT)
  await writeFile(path.join(folder, `${SCRIPT}.gz`), gzipSync(TEXT))
  await writeFile(path.join(folder, `${SCRIPT}.br`), 'not laid down')
  await writeFile(path.join(folder, FONT), 'a typeface')
  await publishBrowserFiles(site.db, site.clock.now, folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('a file of another release is answered as it was built, for ever, compressed or not', async () => {
  const packed = await get(SCRIPT)
  expect([packed.statusCode, packed.headers['content-encoding'], gunzipSync(packed.rawPayload).toString()]).toEqual([
    ...[200, 'gzip', TEXT],
  ])
  expect(packed.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
  const plain = await get(SCRIPT, 'identity')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, TEXT])
  const font = await get(FONT)
  expect([font.headers['content-type'], font.headers['content-encoding'], font.body]).toEqual([
    ...['font/woff2', undefined, 'a typeface'],
  ])
})

test.each(['main-unknown.js', `${SCRIPT}.br`, '..%2fmain.js', '%00', 'a'.repeat(90)])(
  'a name that no release had is not found, and nobody keeps that answer: %s',
  async (name) => {
    const { statusCode, headers } = await get(name)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  },
)

test('a file stays while a release that carries it runs, and for a month after', async () => {
  const later = new Date(site.clock.now.getTime() + (serverLimits.browserFileRetentionDays + 1) * DAY_MS)
  await rm(path.join(folder, FONT))
  await sweepBrowserFiles({ db: site.db, now: new Date(later.getTime() - 2 * DAY_MS) }, folder)
  expect((await get(FONT)).statusCode).toBe(200)
  await sweepBrowserFiles({ db: site.db, now: later }, folder)
  expect([(await get(FONT)).statusCode, (await get(SCRIPT)).statusCode]).toEqual([404, 200])
})
