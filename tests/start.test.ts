import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../src/server/embedded-postgres.ts'
import { reachableFolder } from './postgres.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

interface Running {
  child: ChildProcess
  printed: () => string
  ended: Promise<number | null>
}

let data: string
let port: number
const children: ChildProcess[] = []

/** The built program, as npm start runs it. */
function launch(env: Record<string, string> = {}): Running {
  const settings = { DATA_DIR: data, PORT: String(port), DEMO: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env }
  const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: ROOT, env: { ...process.env, ...settings } })
  children.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  // 'exit' may come before what it printed last.
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, printed: () => printed, ended }
}

const ready = (on = port) =>
  vi.waitUntil(
    () =>
      fetch(`http://127.0.0.1:${on}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ),
    { timeout: 40_000, interval: 50 },
  )

const postmaster = (): number =>
  Number(readFileSync(path.join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** The server's lock file goes when it has stopped in order. */
const databaseRuns = (): boolean => existsSync(path.join(data, 'postgres/cluster/postmaster.pid'))

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  data = await reachableFolder('sertifikasi-start-')
  port = await freePort()
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  if (databaseRuns()) process.kill(postmaster(), 'SIGINT')
  await vi.waitUntil(() => !databaseRuns(), { timeout: 20_000 })
  await rm(data, { recursive: true, force: true })
})

test('it starts on an empty folder, and on SIGTERM stops itself and its database', async () => {
  const first = launch()
  await ready()
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(databaseRuns()).toBe(false)
})

test('after a kill -9 it joins the database that was left running', async () => {
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

test('a second start on the same port says what to do and leaves the first alone', async () => {
  const first = launch()
  await ready()
  const second = launch()
  expect(await second.ended).toBe(1)
  expect(second.printed()).toMatch(new RegExp(`Port ${port} sudah dipakai.*PORT=3001 npm start`))
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test('two processes share one database, and the one that stops first leaves it to the other', async () => {
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
