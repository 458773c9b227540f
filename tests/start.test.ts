import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../src/server/database/embedded-postgres.ts'
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
