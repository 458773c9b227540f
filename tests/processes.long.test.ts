import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, rename, rm, symlink } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPortal, PASSWORD } from '../drills/open-portal.ts'
import { openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { reachableFolder } from './postgres.ts'
import { Program, type Running } from './program.ts'
import { smtpServer } from './smtp-server.ts'
import { StubbornClient } from './stubborn-client.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const KEY = randomBytes(32).toString('base64')
const WAIT = { timeout: 30_000, interval: 20 }

let mails: Awaited<ReturnType<typeof smtpServer>>
/** The first machine; its database and files are those of all. */
let first: Program
let running: Running
const others: Program[] = []

const settings = (): Record<string, string> => ({
  ...{ APP_KEY: KEY, LOG_LEVEL: 'info', SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'portal@example.com' },
})

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  mails = await smtpServer()
  first = new Program(await reachableFolder('sertifikasi-processes-'), await freePort(), settings())
  first.node = path.join(first.data, 'node')
  await copyFile(process.execPath, first.node)
  running = await first.start({ WORKERS: '2' })
  await openPortal(first.databaseUrl)
}, 240_000)

afterAll(async () => {
  for (const other of others) {
    await other.end()
    await rm(other.data, { recursive: true, force: true })
  }
  await first.end()
  await rm(first.data, { recursive: true, force: true })
  await mails.close()
})

/** Another machine over the same database: its own data folder, and the files of the first where they are shared. */
async function machine(env: Record<string, string>, files: 'shared' | 'own' = 'shared'): Promise<Program> {
  const data = await reachableFolder('sertifikasi-machine-')
  const program = new Program(data, await freePort(), { ...settings(), DATABASE_URL: first.databaseUrl, ...env })
  if (files === 'shared') await symlink(path.join(first.data, 'files'), path.join(data, 'files'))
  else await mkdir(path.join(data, 'files'))
  others.push(program)
  return program
}

/** Lines of the log, as far as they are whole. */
const logged = (run: Running): Record<string, unknown>[] =>
  run
    .printed()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

const pidsOf = (run: Running): number[] => [
  ...new Set(
    logged(run)
      .filter(({ msg }) => msg === 'answered')
      .map(({ pid }) => Number(pid)),
  ),
]

const look = (program: Program, address: string): Promise<Response> =>
  fetch(program.url + address, { headers: { connection: 'close' } })

/** Asks until two processes have answered, those aside that have ended. */
async function bothPids(): Promise<number[]> {
  const gone = () => logged(running).map(({ died }) => died)
  const there = () => pidsOf(running).filter((pid) => !gone().includes(pid))
  await vi.waitUntil(async () => {
    await look(first, '/healthz')
    return there().length === 2
  }, WAIT)
  return there()
}

let registered = 0
const expected: string[] = []

/** Members register: each gets one letter, once that is acknowledged. */
async function register(program: Program, people: number): Promise<void> {
  // All come from one address.
  const { db, close } = openDatabase(first.databaseUrl)
  await db.deleteFrom('attempts').execute()
  await close()
  await Promise.all(
    Array.from({ length: people }, async () => {
      registered += 1
      const email = `proses${registered}@example.com`
      const person = { name: `Peserta ${registered}`, email, phone: `+62811000${10_000 + registered}` }
      const secret = { password: PASSWORD, password_confirmation: PASSWORD }
      await new StubbornClient(program.url).write('POST', '/api/v1/register', { ...person, ...secret })
      expected.push(email)
    }),
  )
}

/** Whom the letters went to; waits until each who registered has one, and until no job is left that could send another. */
async function lettersTo(): Promise<string[]> {
  const { pool, close } = openDatabase(first.databaseUrl)
  const left = `select from jobs.job where name in ('mail', 'account-alarm') and state in ('created', 'active', 'retry')`
  await vi.waitUntil(
    async () => mails.received.length >= expected.length && (await pool.query(left)).rowCount === 0,
    WAIT,
  )
  await close()
  return mails.received.flatMap(({ to }) => to).sort()
}

async function figures(program: Program): Promise<Map<string, number>> {
  const lines = (await (await look(program, '/metrics')).text()).split('\n').filter((line) => /^[a-z]/.test(line))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

/** A form of which only the beginning has been sent; the program has answered its headers, so it has accepted it. */
async function begunForm(_: unknown, place: number) {
  const socket = net.connect(first.port, '127.0.0.1')
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  // Refused before any password is hashed, which takes its time where much else runs.
  const body = JSON.stringify({ email: `siapa${place}@example.com` })
  const head = 'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n'
  socket.write(`${head}Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`)
  await vi.waitUntil(() => answer.includes('100 Continue'), WAIT)
  return async (): Promise<string> => {
    socket.write(body)
    await ended
    return answer.split('\r\n\r\n')[1] ?? ''
  }
}

test('with WORKERS=2 two processes answer at one port, and say their words once', async () => {
  expect(await bothPids()).toHaveLength(2)
  expect(running.printed().match(/Siap di/g)).toHaveLength(1)
  expect(running.printed().match(/Buka alamat ini/g)).toHaveLength(1)
})

test('figures are the sum of both, whichever is asked', async () => {
  const before = await figures(first)
  for (let n = 0; n < 10; n += 1) await look(first, '/tidak-ada')
  const after = await figures(first)
  const answered = (of: Map<string, number>) =>
    [...of].filter(([name]) => /^http_answer_seconds_count.*404/.test(name)).reduce((sum, [, count]) => sum + count, 0)
  expect(answered(after) - answered(before)).toBe(10)
  expect([before, after].map((of) => of.get('portal_processes'))).toEqual([2, 2])
  expect(after.get('database_up')).toBe(1)
})

test('a process that is killed is replaced, and nothing that was acknowledged is lost', async () => {
  const [doomed = 0, spared = 0] = await bothPids()
  const registering = register(first, 4)
  process.kill(doomed, 'SIGKILL')
  await registering
  await vi.waitUntil(() => logged(running).some(({ died, signal }) => died === doomed && signal === 'SIGKILL'), WAIT)
  expect(await bothPids()).toContain(spared)
  await vi.waitUntil(async () => (await figures(first)).get('portal_processes') === 2, WAIT)
  const { db, close } = openDatabase(first.databaseUrl)
  const rows = await db.selectFrom('users').select('email').where('email', 'like', 'proses%').execute()
  await close()
  expect(rows.map(({ email }) => email).sort()).toEqual(expected.toSorted())
})

test('a process that the system does not start is tried again', async () => {
  const [doomed = 0] = await bothPids()
  const quarantined = `${first.node}.sebelumnya`
  await rename(first.node, quarantined)
  process.kill(doomed, 'SIGKILL')
  const isRefused = ({ err }: Record<string, unknown>) => (err as { code?: string } | undefined)?.code === 'ENOENT'
  await vi.waitUntil(() => logged(running).some(isRefused), WAIT)
  await rename(quarantined, first.node)
  await vi.waitUntil(async () => (await figures(first)).get('portal_processes') === 2, WAIT)
})

test('a machine with another key, or without one, does not start and says why', async () => {
  const strange = (await machine({ APP_KEY: randomBytes(32).toString('base64') })).launch()
  const without = (await machine({ APP_KEY: '' })).launch()
  expect(await Promise.all([strange.ended, without.ended])).toEqual([1, 1])
  expect(strange.printed()).toContain('Kunci asing: APP_KEY bukan kunci yang menyegel data portal ini')
  expect(without.printed()).toContain('Kunci tidak ada')
})

test('a second machine with the same key and a data folder of its own joins, and each job is done once', async () => {
  const second = await machine({})
  const run = second.launch()
  await second.ready()
  await Promise.all([register(first, 3), register(second, 3)])
  expect(await lettersTo()).toEqual(expected.toSorted())
  run.child.kill('SIGTERM')
  expect(await run.ended).toBe(0)
})

test('a web process leaves all jobs to a worker, which does each once and answers no page', async () => {
  const [web, worker] = [await machine({ ROLE: 'web' }), await machine({ ROLE: 'worker' })]
  const runs = [web.launch(), worker.launch()]
  await Promise.all([web.ready(), worker.ready()])
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  await register(web, 4)
  expect(await lettersTo()).toEqual(expected.toSorted())
  const statuses = await Promise.all(['/', '/login', '/admin', '/sanctum/csrf-cookie'].map((at) => look(worker, at)))
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await (await look(web, '/readyz')).json()).toEqual({ status: 'ok', portal: 'open', jobs: 'ok' })
  expect(await (await look(worker, '/readyz')).json()).toEqual({ status: 'ok', portal: 'open' })
  const [ofWeb, ofWorker] = [await figures(web), await figures(worker)]
  expect([ofWeb.get('jobs_waiting{queue="mail"}'), ofWorker.get('portal_processes')]).toEqual([0, 1])
  const { pool, close } = openDatabase(first.databaseUrl)
  await pool.query(`update jobs.version set cron_on = now() - interval '1 hour'`)
  await close()
  expect(await (await look(web, '/readyz')).json()).toMatchObject({ status: 'ok', jobs: 'away' })
  running = first.launch({ WORKERS: '2' })
  await first.ready()
  for (const { child } of runs) child.kill('SIGTERM')
  expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([0, 0])
})

test('SIGTERM ends all processes, and each request that was accepted is answered', async () => {
  const forms = await Promise.all(Array.from({ length: 8 }, begunForm))
  running.child.kill('SIGTERM')
  await vi.waitUntil(
    () =>
      look(first, '/healthz').then(
        () => false,
        () => true,
      ),
    WAIT,
  )
  const answers = await Promise.all(forms.map((send) => send()))
  expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(forms.map(() => 'HTTP/1.1 422 Unprocessable Entity'))
  expect(await running.ended).toBe(0)
  expect(first.databaseRuns()).toBe(false)
})

test('when a newer program has contracted the tables, all processes end and say so once', async () => {
  running = first.launch({ WORKERS: '2' })
  await first.ready()
  const { pool, close } = openDatabase(first.databaseUrl)
  await pool.query(
    `insert into migrations (name, sha256, floor) values ('9999_later.sql', 'x', '9999'); notify schema_changed`,
  )
  await close()
  expect(await running.ended).toBe(78)
  expect(running.printed().match(/Versi program ini sudah digantikan/g)).toHaveLength(1)
  await expect(look(first, '/healthz')).rejects.toThrow()
})
