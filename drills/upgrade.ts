import { randomBytes } from 'node:crypto'
import { mkdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { createDatabase } from '../src/ground/database/migrate.ts'
import { reachableFolder, startTestPostgres } from '../tests/postgres.ts'
import { Program, type Running } from '../tests/program.ts'
import { smtpServer } from '../tests/smtp-server.ts'
import { waitUntil } from '../tests/wait.ts'
import { asStranger } from './as-stranger.ts'
import { demand } from './demand.ts'
import { openPortal } from './open-portal.ts'
import { openProxy, readyProxy } from './ready-proxy.ts'
import { assetNames, CONTRACTION, DRILLED, EXPANSION, earlierRelease, nextRelease } from './releases.ts'
import { Traffic } from './upgrade-traffic.ts'
import { stopInOrder } from './while-running.ts'

/** How a program ends that must not be started again. */
const SUPERSEDED = 78
const SETTLED_MS = 60_000

interface Machine {
  program: Program
  running: Running
}

interface Releases {
  old: string
  next: string
}

/**
 * Two machines over one database and one place for files go from one release to the next, one after the other, while
 * visitors, members and mails go on: nothing fails, nothing is done twice.
 */
export async function run({ short, from }: { short: boolean; from?: string | undefined }): Promise<string[]> {
  const atEnd: (() => unknown)[] = []
  try {
    return await upgrade({ short, from }, atEnd)
  } finally {
    for (const end of atEnd.reverse()) await end()
  }
}

async function releasesOf(folder: string, from: string | undefined, atEnd: (() => unknown)[]): Promise<Releases> {
  if (from === undefined) return { old: DRILLED, next: await nextRelease(path.join(folder, 'next')) }
  const earlier = await earlierRelease(folder, from)
  atEnd.push(earlier.remove)
  return { old: earlier.root, next: await nextRelease(path.join(folder, 'next')) }
}

async function upgrade(
  { short, from }: { short: boolean; from?: string | undefined },
  atEnd: (() => unknown)[],
): Promise<string[]> {
  const folder = await reachableFolder('sertifikasi-upgrade-')
  atEnd.push(() => rm(folder, { recursive: true, force: true }))
  const releases = await releasesOf(folder, from, atEnd)
  const server = await startTestPostgres()
  atEnd.push(server.remove)
  await createDatabase(server.url('postgres'), 'portal')
  const databaseUrl = server.url('portal')
  const mails = await smtpServer()
  atEnd.push(mails.close)
  const port = await freePort()
  const drainSeconds = short ? 1 : 6
  const mail = { SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'portal@example.com' }
  const settings = { ...settingsOf(databaseUrl, port), ...mail, DRAIN_SECONDS: String(drainSeconds) }
  const programs = await prepareMachines(folder, settings)
  atEnd.push(() => Promise.all(programs.map((program) => program.end())))
  const machines = await Promise.all(
    programs.map(async (program) => ({ program, running: await program.start({}, releases.old) })),
  )
  await openPortal(databaseUrl)
  const ports = machines.map(({ program }) => program.port)
  const proxy = short ? await readyProxy(port, ports) : await openProxy(port, ports, folder)
  atEnd.push(proxy.close)
  const traffic = new Traffic({ url: `http://127.0.0.1:${port}`, databaseUrl }, short ? 100 : 15)
  atEnd.push(() => traffic.end())
  await traffic.begin()
  const begun = performance.now()
  await goOver(machines, { releases, drainSeconds, databaseUrl, again: !short })
  await traffic.end()
  const seconds = Math.round((performance.now() - begun) / 1000)
  await settle(databaseUrl, traffic, mails.received)
  await traffic.check()
  const doubled = doubledOf(mails.received.flatMap(({ to }) => to))
  demand(traffic.failures.length === 0, `0 permintaan gagal (ada ${traffic.failures.length}: ${traffic.failures[0]})`)
  demand(doubled.length === 0, `setiap surat terkirim sekali (ganda: ${doubled.join(', ')})`)
  await oldIsRefused(machines[0], releases.old, traffic)
  return [
    `${from ?? 'program ini'} ke rilis berikutnya di belakang ${proxy.name}, dua mesin, ${seconds} detik`,
    `${traffic.requests} permintaan (${traffic.inWords}): 0 gagal`,
    `${mails.received.length} surat: 0 hilang, 0 ganda; semua tulisan tersimpan sekali`,
  ]
}

const settingsOf = (databaseUrl: string, port: number): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  APP_URL: `http://127.0.0.1:${port}`,
  APP_KEY: randomBytes(32).toString('base64'),
  TRUST_PROXY: '127.0.0.1',
})

/** Both at once on an empty database: one migrates, the other waits. */
async function prepareMachines(folder: string, settings: Record<string, string>): Promise<Program[]> {
  const files = path.join(folder, 'files')
  await mkdir(files)
  const programs: Program[] = []
  for (const name of ['one', 'two']) {
    const data = path.join(folder, name)
    await mkdir(data)
    await symlink(files, path.join(data, 'files'))
    programs.push(new Program(data, await freePort(), settings))
  }
  return programs
}

interface Way {
  releases: Releases
  drainSeconds: number
  databaseUrl: string
  /** True when the first machine also goes back to the old release and forward again. */
  again: boolean
}

async function goOver([first, second]: Machine[], { releases, drainSeconds, databaseUrl, again }: Way): Promise<void> {
  if (!first || !second) throw new Error('two machines')
  const change = (machine: Machine, root: string) => changeOver(machine, root, drainSeconds)
  await change(first, releases.next)
  await standsAt(databaseUrl, { has: EXPANSION, lacks: CONTRACTION })
  await servesFilesOf(second, releases.next)
  await servesFilesOf(first, releases.old)
  if (again) {
    await change(first, releases.old)
    await change(first, releases.next)
  }
  await change(second, releases.next)
  await standsAt(databaseUrl, { has: CONTRACTION })
  await servesFilesOf(second, releases.old)
}

/** As an operator does: the end lets the proxy find out, and the next release answers before the next machine's turn. */
async function changeOver(machine: Machine, root: string, drainSeconds: number): Promise<void> {
  await stopInOrder(machine.running)
  machine.running = await machine.program.start({}, root)
  // Both take part before the next one leaves.
  await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000))
}

async function standsAt(databaseUrl: string, { has, lacks }: { has: string; lacks?: string }): Promise<void> {
  const { rows } = await asStranger(databaseUrl, (client) =>
    client.query<{ name: string }>('select name from migrations'),
  )
  const ran = new Set(rows.map(({ name }) => name))
  demand(ran.has(has), `${has} sudah dijalankan`)
  if (lacks) demand(!ran.has(lacks), `${lacks} menunggu sampai versi lama berhenti`)
}

/** Every file of a release, asked of a machine with another one. */
async function servesFilesOf({ program }: Machine, root: string): Promise<void> {
  const look = async (name: string) => {
    const { status } = await fetch(`${program.url}/assets/${name}`, { method: 'HEAD' })
    demand(status === 200, `${name} dijawab oleh mesin dengan rilis lain (ada ${status})`)
  }
  await Promise.all((await assetNames(root)).map(look))
}

/** Everybody who registered has their letter, and no job is left that could send another. */
async function settle(databaseUrl: string, { registered }: Traffic, received: readonly { to: string[] }[]) {
  const left = `select from jobs.job where name = 'mail' and state in ('created', 'active', 'retry')`
  const isSettled = async () => {
    const reached = new Set(received.flatMap(({ to }) => to))
    return (
      registered.every((email) => reached.has(email)) &&
      (await asStranger(databaseUrl, (client) => client.query(left))).rowCount === 0
    )
  }
  await waitUntil(isSettled, { timeoutMs: SETTLED_MS })
}

/** Returns the registered addresses that got more than one letter. */
function doubledOf(recipients: readonly string[]): string[] {
  const registered = recipients.filter((email) => email.startsWith('peningkatan'))
  return registered.filter((email, place) => registered.indexOf(email) !== place)
}

/** After the contraction the old release does not start any more, and says why. */
async function oldIsRefused(machine: Machine | undefined, old: string, { requests }: Traffic): Promise<void> {
  if (!machine || requests === 0) throw new Error('no traffic')
  machine.running.child.kill('SIGTERM')
  await machine.running.ended
  const late = machine.program.launch({}, old)
  const code = await late.ended
  demand(code === SUPERSEDED, `rilis lama tidak mulai lagi (kode ${code})`)
  demand(late.printed().includes('sudah digantikan'), `rilis lama mengatakan sebabnya (${late.printed()})`)
}
