import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFile } from '../src/features/platform/files/service.ts'
import { day } from '../src/lib/day.ts'
import { freePort } from '../src/server/database/embedded-postgres.ts'
import { openBucketPlace } from '../src/server/storage/bucket-place.ts'
import { placedAt } from '../src/server/storage/file-place.ts'
import { type FileStore, openFileStore } from '../src/server/storage/file-store.ts'
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
  const refused = await admin('files').ended
  expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining('belum selesai')])

  const second = await admin('files', 'move', '--to', 's3').ended
  expect(second).toMatchObject({ code: 0, printed: expect.stringContaining(`dari ${FILES + 1} berkas`) })
  const [copied = 0, there = 0] = countsOf(second.printed)
  expect([copied + there, there > 8]).toEqual([FILES + 1, true])
  expect(await namesIn()).toEqual(await namesOnDisk())
  for (const name of await namesIn()) expect(await bucket().read(name)).toEqual(await disk.place.read(name))

  const late = await keep('sesudahnya.pdf')
  await database.db.deleteFrom('stored_files').where('name', '=', picture).execute()
  await disk.setAside(picture, day('2026-11-20'))
  const aside = `quarantine/2026-11-20/public/${picture}`
  const third = await admin('files', 'move', '--to', 's3', '--clean').ended
  expect(third).toMatchObject({ code: 0, printed: expect.stringContaining(`${FILES + 2} berkas dihapus`) })
  expect([await namesOnDisk(), (await namesIn()).length]).toEqual([[], FILES + 2])
  expect(await namesIn()).toEqual(expect.arrayContaining([placedAt('private', late.id), aside]))
  expect((await admin('files', 'restore', picture).ended).code).toBe(0)

  const program = new Program(data, await freePort(), env)
  program.launch()
  await program.ready()
  expect(await (await fetch(`${program.url}/readyz`)).json()).toMatchObject({ files: 'ok' })
  expect((await fetch(`${program.url}/images/${picture}`)).status).toBe(200)
  await program.end()

  const back = await admin('files', 'move', '--to', 'disk').ended
  expect([back.code, countsOf(back.printed)]).toEqual([0, [FILES + 2, 0]])
  expect(await namesOnDisk()).toEqual(await namesIn())
  expect((await disk.mark.read())?.identity).toMatch(/^[0-9a-f-]{36}$/)
}, 180_000)

test('a move says what it lacks', async () => {
  expect(await admin('files', 'move').ended).toMatchObject({ code: 1, printed: expect.stringContaining('--to s3') })
  const { S3_URL: _, ...without } = env
  env = { ...without, S3_URL: '' }
  expect(await admin('files', 'move', '--to', 's3').ended).toMatchObject({
    code: 1,
    printed: expect.stringContaining('Isi S3_URL'),
  })
})
