import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listBackups } from '../src/features/platform/backups/queries.ts'
import { type AdminParts, commands } from '../src/server/admin-commands.ts'
import { restore } from '../src/server/backup-commands.ts'
import { type Config, readConfig } from '../src/server/config.ts'
import { loggedIn } from './accounts.ts'
import { contentOfFolder } from './database-content.ts'
import { TEST_KEYS, type TestApp, testApp } from './harness.ts'
import { reachableFolder } from './postgres.ts'
import { giveFile } from './private-files.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')

let site: TestApp
let folder: string
let config: Config
const said: string[] = []
const say = (text: string): void => void said.push(text)

beforeAll(async () => {
  site = await testApp()
  folder = await reachableFolder('sertifikasi-cadangan-')
  const data = path.join(folder, 'data')
  config = readConfig({
    APP_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    DATA_DIR: data,
    APP_KEY: KEY,
    DEMO: '0',
  })
  const { browser } = await loggedIn(site)
  await giveFile(browser, { jenis: 'ktp' })
  await mkdir(data, { recursive: true })
  const files = path.join(inject('folder'), 'files', path.basename(site.database.url))
  await cp(files, path.join(data, 'files'), { recursive: true })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function run(name: string, words: string[]): Promise<number> {
  said.length = 0
  const { db, files, database } = site
  const parts: AdminParts = {
    config,
    db,
    files,
    url: database.url,
    keys: TEST_KEYS,
    now: site.clock.now,
    say,
    ask: async () => undefined,
  }
  return commands[name]?.(parts, words) ?? Promise.resolve(-1)
}

test('a backup is made, tried out, and brought back to an empty place with the key that was kept apart', async () => {
  const place = path.join(folder, 'arsip')
  const key = path.join(folder, 'kunci')
  expect(await run('backup', [place, '--with-key', key])).toBe(0)
  const [name = ''] = await readdir(place)
  expect((await readFile(key, 'utf8')).trim()).toBe(KEY)
  expect(await listBackups(site.db)).toMatchObject([{ nama: name, status: 'selesai', jumlah_berkas: 1 }])

  expect(await run('verify-backup', [place])).toBe(0)
  expect(said.join('\n')).toMatch(/pindaian terenkripsi terbuka[\s\S]*akun uji dapat masuk/)
  expect((await listBackups(site.db))[0]).toMatchObject({ catatan_uji: '' })
  expect((await readdir(config.dataDir)).filter((entry) => entry.startsWith('uji-'))).toEqual([])

  const target = readConfig({ DATA_DIR: path.join(folder, randomUUID()), DEMO: '0' })
  await expect(restore(target, say, [path.join(place, name)])).rejects.toThrow('--key')
  expect(await restore(target, say, [path.join(place, name), '--key', key])).toBe(0)
  expect(await contentOfFolder(path.join(target.dataDir, 'files/private'))).toEqual(
    await contentOfFolder(path.join(config.dataDir, 'files/private')),
  )
  await expect(restore(target, say, [path.join(place, name), '--key', key])).rejects.toThrow('sudah berisi')
})

test('the key is never written beside the archives, nor over a file that is there', async () => {
  const place = path.join(folder, 'lain')
  await expect(run('backup', [place, '--with-key', path.join(place, 'kunci')])).rejects.toThrow('tempat lain')
  const taken = path.join(folder, 'berkas')
  await writeFile(taken, '')
  await expect(run('backup', [path.join(folder, 'lain-lagi'), '--with-key', taken])).rejects.toThrow('sudah ada')
})
