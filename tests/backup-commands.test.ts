import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { nextStatusIndex } from '../src/features/certification/certificates/papers/queries.ts'
import { type Config, readConfig } from '../src/ground/config.ts'
import { type Db, inTransaction, openDatabase } from '../src/ground/database/db.ts'
import { advanceSequence } from '../src/ground/database/number-sequences.ts'
import { commands } from '../src/program/commands/admin-commands.ts'
import { restore } from '../src/program/commands/backup-commands.ts'
import type { AdminParts } from '../src/program/commands/command.ts'
import { loggedIn } from './accounts.ts'
import { listBackups } from './backups.ts'
import { contentOfFolder } from './database-content.ts'
import { emptyDatabase } from './empty-database.ts'
import { TEST_KEYS, type TestApp, testApp } from './harness.ts'
import { reachableFolder } from './postgres.ts'
import { giveFile } from './private-files.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')

let site: TestApp
let folder: string
let config: Config
const said: string[] = []
const say = (text: string): void => void said.push(text)
const talk = { say, ask: async () => undefined }

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
  await expect(restore(target, talk, ['--after', '5', path.join(place, name)])).rejects.toThrow('--key')
  expect(await restore(target, talk, ['--after', '5', path.join(place, name), '--key', key])).toBe(0)
  expect(await contentOfFolder(path.join(target.dataDir, 'files/private'))).toEqual(
    await contentOfFolder(path.join(config.dataDir, 'files/private')),
  )
  await expect(restore(target, talk, ['--after', '5', path.join(place, name), '--key', key])).rejects.toThrow(
    'sudah berisi',
  )
})

/** An archive of the site as it is now. */
async function backUp(): Promise<string> {
  const place = path.join(folder, randomUUID())
  expect(await run('backup', [place])).toBe(0)
  const [name = ''] = await readdir(place)
  return path.join(place, name)
}

/** Over a server that is there already. */
const emptyPlace = async (): Promise<Config> =>
  readConfig({
    DATABASE_URL: await emptyDatabase(),
    DATA_DIR: path.join(folder, randomUUID()),
    APP_KEY: KEY,
    DEMO: '0',
  })

const takeNumbers = (db: Db, count: number): Promise<string[]> =>
  inTransaction(db, async (db) => {
    const taken: string[] = []
    for (let at = 0; at < count; at += 1) {
      for (const name of ['invoice', 'kuitansi', 'sertifikat/KTPA']) {
        taken.push(`${name} ${await advanceSequence(db, name, new Date().getFullYear())}`)
      }
      taken.push(`index ${await nextStatusIndex(db)}`)
    }
    return taken
  })

test('a restored portal gives out no number that somebody holds, and its audit log says which were left out', {
  tags: ['long'],
}, async () => {
  await takeNumbers(site.db, 2)
  const archive = await backUp()
  const held = await takeNumbers(site.db, 4)
  const target = await emptyPlace()
  expect(await restore(target, talk, [archive, '--after', '4'])).toBe(0)
  expect(said.join('\n')).toContain('Dari setiap jenis nomor 4 dilewati')
  const restored = openDatabase(target.databaseUrl ?? '', { most: 1 })
  const next = await takeNumbers(restored.db, 1)
  const { rows } = await sql<{ after: object }>`select after from audit_log where action = 'pulihkan'`.execute(
    restored.db,
  )
  await restored.close()
  expect(next.filter((number) => held.includes(number))).toEqual([])
  expect(rows).toMatchObject([{ after: { arsip: path.basename(archive), nomor_dilewati: 4 } }])
})

test('how far numbers may have gone is asked of a person, and without an answer nothing is restored', {
  tags: ['long'],
}, async () => {
  const archive = await backUp()
  const target = await emptyPlace()
  for (const words of [[], ['--after', 'banyak'], ['--after', '-1'], ['--after=99999999']]) {
    await expect(restore(target, talk, [archive, ...words]), words.join(' ')).rejects.toThrow('--after')
  }
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return ' 3 '
  }
  expect(await restore(target, { say, ask }, [archive])).toBe(0)
  expect(asked).toMatchObject([expect.stringContaining('Paling banyak berapa')])
  expect(said.join('\n')).toContain('nomor 3 dilewati')
})

test('the key is never written beside the archives, nor over a file that is there', { tags: ['long'] }, async () => {
  const place = path.join(folder, 'lain')
  await expect(run('backup', [place, '--with-key', path.join(place, 'kunci')])).rejects.toThrow('tempat lain')
  const taken = path.join(folder, 'berkas')
  await writeFile(taken, '')
  await expect(run('backup', [path.join(folder, 'lain-lagi'), '--with-key', taken])).rejects.toThrow('sudah ada')
})
