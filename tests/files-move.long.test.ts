import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFile } from '../src/features/platform/files/service.ts'
import { readConfig } from '../src/ground/config.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { type FileStore, openFileStore } from '../src/ground/storage/file-store.ts'
import { openFiles } from '../src/ground/storage/open-files.ts'
import { openBucketPlace } from '../src/ground/storage/places/bucket-place.ts'
import { placedAt } from '../src/ground/storage/places/file-place.ts'
import { day } from '../src/lib/day.ts'
import { commands } from '../src/program/commands/admin-commands.ts'
import { refuseStrangers } from '../src/program/installation/installation.ts'
import { type BucketServer, startBucketServer } from './bucket-server.ts'
import { contentOfFolder } from './database-content.ts'
import { TEST_KEYS, type TestDatabase, testDatabase } from './harness.ts'

import { photo } from './private-files.ts'
import { Program } from './program.ts'
import { waitUntil } from './wait.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const FILES = 110

let server: BucketServer
let database: TestDatabase
let data: string
let disk: FileStore
let env: Record<string, string>
let picture: string
let unused: string

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  server = await startBucketServer()
  database = await testDatabase()
  data = await mkdtemp(path.join(tmpdir(), 'sertifikasi-pindah-'))
  disk = openFileStore(path.join(data, 'files'))
  env = {
    DATABASE_URL: database.url,
    DATA_DIR: data,
    DEMO: '0',
    APP_KEY: Buffer.alloc(32, 7).toString('base64'),
    APP_URL: 'http://localhost:3000',
    S3_URL: server.url('portal'),
  }
  await Promise.all(Array.from({ length: FILES }, (_, at) => keep(`berkas-${at}.pdf`)))
  picture = (await disk.storePicture(database.db, await photo().png().toBuffer())).name
  unused = (await disk.storePicture(database.db, await photo(61).png().toBuffer())).name
}, 240_000)

afterAll(async () => {
  await server.close()
  await rm(data, { recursive: true, force: true })
})

const keep = (name: string) =>
  keepFile(
    database.db,
    { files: disk, keys: TEST_KEYS, now: new Date() },
    { userId: null, jenis: 'lainnya', name, type: 'application/pdf', bytes: randomBytes(3000) },
  )

/** The operator's command as a process of its own. */
function admin(...words: string[]) {
  const child = spawn(process.execPath, ['dist/server/admin.js', ...words], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended: ended.then((code) => ({ code, printed })) }
}

/** The same in this process. */
async function run(...words: string[]): Promise<{ code: number | undefined; printed: string }> {
  const said: string[] = []
  const [config, { db, url }] = [readConfig(env), database]
  const own = { config, db, url, files: openFiles(config), keys: TEST_KEYS, now: new Date() }
  const code = await commands['files']?.({ ...own, say: (text) => said.push(text), ask: async () => undefined }, words)
  return { code, printed: said.join('\n') }
}

const bucket = () => openBucketPlace(server.bucket('portal'))

async function namesIn(): Promise<string[]> {
  const all: string[] = []
  for (const folder of ['private', 'public', 'quarantine'])
    for await (const names of bucket().list(folder)) all.push(...names)
  return all.sort()
}

async function namesOnDisk(): Promise<string[]> {
  const { 'installation.json': _, ...content } = await contentOfFolder(path.join(data, 'files'))
  return Object.keys(content).filter((name) => !name.startsWith('variants/'))
}

const countsOf = (printed: string): number[] =>
  (/(\d+) berkas disalin dan dibaca kembali; (\d+) sudah ada/.exec(printed) ?? []).slice(1).map(Number)

test('files move to a bucket, through a kill in the middle, while files come and go, and back', async () => {
  const first = admin('files', 'move', '--to', 's3')
  const puts = () => server.seen.filter((request) => request.startsWith('PUT')).length
  await waitUntil(() => puts() > 24, { timeoutMs: 60_000, intervalMs: 1 })
  first.child.kill('SIGKILL')
  await first.ended
  const half = (await namesIn()).length
  expect(half).toBeLessThan(FILES)
  const config = readConfig(env)
  await expect(refuseStrangers({ config, db: database.db, files: openFiles(config) })).rejects.toThrow('belum selesai')

  const second = await admin('files', 'move', '--to', 's3').ended
  expect(second).toMatchObject({ code: 0, printed: expect.stringContaining(`dari ${FILES + 2} berkas`) })
  const [copied = 0, there = 0] = countsOf(second.printed)
  expect([copied + there, there > 8]).toEqual([FILES + 2, true])
  expect(await namesIn()).toEqual(await namesOnDisk())
  for (const name of await namesIn()) expect(await bucket().read(name)).toEqual(await disk.place.read(name))

  const late = await keep('sesudahnya.pdf')
  await database.db.deleteFrom('stored_files').where('name', '=', unused).execute()
  await disk.setAside(unused, day('2026-11-20'))
  const quarantined = `quarantine/2026-11-20/public/${unused}`
  const third = await run('move', '--to', 's3', '--clean')
  expect(third).toMatchObject({ code: 0, printed: expect.stringContaining(`${FILES + 3} berkas dihapus`) })
  expect([await namesOnDisk(), (await namesIn()).length]).toEqual([[], FILES + 3])
  expect(await namesIn()).toEqual(expect.arrayContaining([placedAt('private', late.id), quarantined]))

  const program = new Program(data, await freePort(), env)
  program.launch()
  await program.ready()
  expect(await (await fetch(`${program.url}/readyz`)).json()).toMatchObject({ files: 'ok' })
  expect((await fetch(`${program.url}/images/${picture}`)).status).toBe(200)
  await program.end()

  const back = await run('move', '--to', 'disk')
  expect([back.code, countsOf(back.printed)]).toEqual([0, [FILES + 3, 0]])
  expect(await namesOnDisk()).toEqual(await namesIn())
  expect((await disk.mark.read())?.identity).toMatch(/^[0-9a-f-]{36}$/)
}, 180_000)

test('a move says what it lacks', async () => {
  await expect(run('move')).rejects.toThrow('--to s3')
  env = { ...env, S3_URL: '' }
  await expect(run('move', '--to', 's3')).rejects.toThrow('Isi S3_URL')
})
