import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { childrenOf } from './child-processes.ts'
import { reachableFolder } from './postgres.ts'
import { Program } from './program.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

let data: string
let port: number
let program: Program
const launch: Program['launch'] = (env) => program.launch(env)
const ready = (on?: number) => program.ready(on)
const postmaster = () => program.postmaster()
const databaseRuns = () => program.databaseRuns()

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  data = await reachableFolder('sertifikasi-start-')
  port = await freePort()
  program = new Program(data, port)
})

afterAll(async () => {
  await program.end()
  await rm(data, { recursive: true, force: true })
})

test('it starts on an empty folder, and on SIGTERM stops itself and its database', async () => {
  const first = launch()
  await ready()
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(databaseRuns()).toBe(false)
})

test('after a kill -9 it joins the database that was left running', { tags: ['long'] }, async () => {
  const first = launch()
  await ready()
  const orphan = postmaster()
  first.child.kill('SIGKILL')
  await first.ended
  expect(databaseRuns()).toBe(true)
  const second = launch()
  await ready()
  expect(postmaster()).toBe(orphan)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('a second start on the same port says what to do and leaves the first alone', { tags: ['long'] }, async () => {
  const first = launch()
  await ready()
  const second = launch()
  expect(await second.ended).toBe(1)
  expect(second.printed()).toMatch(new RegExp(`Port ${port} sudah dipakai.*PORT=3001 npm start`))
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test('two processes share one database, and the one that stops first leaves it to the other', {
  tags: ['long'],
}, async () => {
  const otherPort = await freePort()
  const first = launch()
  const second = launch({ PORT: String(otherPort) })
  await Promise.all([ready(), ready(otherPort)])
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect((await fetch(`http://127.0.0.1:${otherPort}/readyz`)).status).toBe(200)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('a database that is killed is started again, the portal is well by itself, and the desk hears of it', {
  tags: ['long'],
}, async () => {
  const first = launch()
  await ready()
  const before = postmaster()
  process.kill(before, 'SIGKILL')
  await vi.waitUntil(() => databaseRuns() && postmaster() !== before, { timeout: 30_000, interval: 20 })
  await ready()
  const { db, close } = openDatabase(program.databaseUrl)
  await expect.poll(() => db.selectFrom('database_outages').select('id').execute()).not.toEqual([])
  await close()
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(databaseRuns()).toBe(false)
})

/** A browser that sent a part of its form; the program has answered its headers. */
async function halfRequest(): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const head = 'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n'
  socket.write(`${head}Expect: 100-continue\r\n\r\n{`)
  await new Promise((resolve) => socket.once('data', resolve))
  return socket
}

test('SIGTERM ends it within ten seconds though half a request is open, a second one at once', {
  tags: ['long'],
}, async () => {
  for (const again of [false, true]) {
    const run = launch()
    await ready()
    const socket = await halfRequest()
    const begun = performance.now()
    run.child.kill('SIGTERM')
    // One that comes with the first is the same: a terminal sends it twice.
    const impatient = again ? setInterval(() => run.child.kill('SIGTERM'), 100) : undefined
    expect(await run.ended).toBe(again ? 1 : 0)
    expect(performance.now() - begun).toBeLessThan(again ? 3000 : 10_000)
    clearInterval(impatient)
    socket.destroy()
  }
})

test('a program ends when a newer one has contracted its tables, and does not start on them', {
  tags: ['long'],
}, async () => {
  const running = launch()
  await ready()
  const { pool, close } = openDatabase(program.databaseUrl)
  await pool.query(
    `insert into migrations (name, sha256, floor) values ('9999_later.sql', 'x', '9999'); notify schema_changed`,
  )
  expect(await running.ended).toBe(78)
  await close()
  const second = launch()
  expect(await second.ended).toBe(78)
  for (const { printed } of [running, second]) expect(printed()).toContain('Versi program ini sudah digantikan')
})

test('of two first starts at once on an empty folder one makes the demonstration, and both work', {
  tags: ['long'],
  timeout: 240_000,
}, async () => {
  const both = new Program(await reachableFolder('sertifikasi-start-'), await freePort(), { DEMO: '1' })
  const other = await freePort()
  const runs = [both.launch(), both.launch({ PORT: String(other) })]
  await Promise.all([both.ready(), both.ready(other)])
  const { db, close } = openDatabase(both.databaseUrl)
  expect(await db.selectFrom('demonstration').select('id').execute()).toHaveLength(1)
  await close()
  expect(runs.filter(({ printed }) => printed().includes('isi contoh'))).toHaveLength(1)
  for (const { child } of runs) child.kill('SIGTERM')
  for (const { ended } of runs) expect(await ended).toBe(0)
  await both.end()
  await rm(both.data, { recursive: true, force: true })
})

const seeding = (pid: number) =>
  childrenOf(pid).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('seed.js'))

test('a first start that is stopped while it draws the demonstration ends quietly, and the next one draws it', {
  tags: ['long'],
  timeout: 240_000,
}, async () => {
  const demo = new Program(await reachableFolder('sertifikasi-stopped-'), await freePort(), { DEMO: '1' })
  try {
    const first = demo.launch()
    await vi.waitUntil(() => first.printed().includes('isi contoh: 10/'), { timeout: 120_000 })
    const { pid = 0 } = first.child
    // A terminal's Ctrl-C reaches every process of the program at once.
    for (const one of [...seeding(pid), pid]) process.kill(one, 'SIGINT')
    expect(await first.ended).toBe(0)
    expect(first.printed().trim().split('\n').at(-1)).toMatch(/isi contoh: \d+\//)
    const second = await demo.start()
    expect(second.printed()).toMatch(/isi contoh: (\d+)\/\1\n/)
  } finally {
    await demo.end()
    await rm(demo.data, { recursive: true, force: true })
  }
})

test('settings that are wrong are listed together', async () => {
  const run = launch({ PORT: 'tiga', DATABASE_URL: 'mysql://x', DEMO: 'ya' })
  expect(await run.ended).toBe(1)
  for (const name of ['PORT', 'DATABASE_URL', 'DEMO']) expect(run.printed()).toContain(`${name}:`)
})

test('nothing but the owner may read the database password', async () => {
  const { mode } = await import('node:fs/promises').then(({ stat }) => stat(path.join(data, 'postgres/password')))
  expect(mode & 0o077).toBe(0)
  expect(await readFile(path.join(data, 'postgres/password'), 'utf8')).toMatch(/^[0-9a-f]{48}$/)
})
