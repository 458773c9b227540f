import { existsSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import pino, { type Logger } from 'pino'
import { demoAccounts } from '../../demo/content/accounts.ts'
import { DEMO_PASSWORD } from '../../demo/password.ts'
import { ensureSigningKey } from '../features/certification/certificates/issuer-service.ts'
import { makeSetupLink } from '../features/platform/portal/service.ts'
import { bodyZone, dayIn } from '../lib/day.ts'
import { limits } from '../limits.ts'
import { openTarget } from './backup/backup-target.ts'
import { refuseHalfRestored } from './backup/import-database.ts'
import { type TryArchive, tryApart } from './backup/try-archive.ts'
import { type Config, ROOT } from './config.ts'
import { awaitDatabase } from './database/await-database.ts'
import { waits } from './database/connection.ts'
import { type Db, openDatabase } from './database/db.ts'
import { newerSchema, withLock } from './database/migrate.ts'
import { noteOutages } from './database/outages.ts'
import { migrateOwn, placeInWords, prepareDatabase } from './database/own-database.ts'
import { followReplica } from './database/replica.ts'
import { refuseDemonstration } from './demonstration.ts'
import { type App, createApp } from './http/app.ts'
import { filesFolder, openInstallation, refuseStrangers } from './installation/installation.ts'
import { type Jobs, openJobs } from './jobs/jobs.ts'
import { mailFolder, openMailbox } from './mail/mail.ts'
import type { Assets } from './pages/assets.ts'
import { hearContentChanges } from './pages/content-changes.ts'
import type { Keys } from './secrets/keys.ts'
import type { SeedProgress } from './seed-demonstration.ts'
import { seedApart } from './seed-process.ts'
import { spareMemory } from './spare-memory.ts'
import { openFileStore } from './storage/file-store.ts'
import { openScanner, scanWith } from './storage/virus-scan.ts'
import { endWorkers } from './workers/in-worker.ts'

const JOBS_RETRY_MS = 5000
const SEED_LOCK = 7_241_006
/** Of two first starts one gives the parts their identity. */
const START_LOCK = 7_241_008
/** Each kind of job runs one at a time. */
const WORK_CONNECTIONS = 4
/** How long requests may go on when the program stops. */
const CLOSE_MS = 3000
const DEMO_PICTURES = path.join(ROOT, 'demo/pictures')

const say = (text: string): void => void process.stdout.write(`${text}\n`)

function showProgress({ done, all }: SeedProgress): void {
  const text = `  isi contoh: ${done}/${all}`
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === all ? '\n' : ''}`)
  else if (done % 10 === 0 || done === all) say(text)
}

export type Stop = () => Promise<void>

/** Where the browser program comes from: built files, or the sources while developing. */
export interface BrowserProgram {
  assets: Assets
  attach?: (app: App) => Promise<void>
}

interface Program extends BrowserProgram {
  /** Ends the program with a sentence when it can no longer work. */
  giveUp: (message: string) => void
}

/** Starts everything; `running` collects what has to be stopped again, also after a failure half-way. */
export async function start(config: Config, running: Stop[], browser: Program): Promise<void> {
  if (config.demo) refuseWithoutContent()
  const log = pino({ level: config.logLevel })
  await refuseTakenPort(config)
  if (config.databaseUrl) await awaitDatabase(config.ownerUrl ?? config.databaseUrl, say)
  const own = await prepareDatabase(config)
  const { url, ownerUrl } = own
  running.push(own.stop)
  if (own.place) for (const line of placeInWords(own.place)) say(line)
  await refuseHalfRestored(ownerUrl)
  const database = openDatabase(url, { most: config.databasePool })
  const work = openDatabase(url, { most: WORK_CONNECTIONS, waits: waits.work })
  running.push(database.close, work.close)
  const outages = noteOutages(database.db, log, () => new Date())
  own.watch(watchOf(log, outages.noteDeath))
  const scanner = config.clamavUrl === undefined ? undefined : openScanner(config.clamavUrl)
  const files = openFileStore(filesFolder(config), scanWith(scanner, database.db))
  const keys = await withLock(ownerUrl, START_LOCK, 'menyiapkan pemasangan ini', async () => {
    await asOwner(ownerUrl, (db) => refuseStrangers({ config, db, files }))
    const made = await migrateOwn(own)
    if (made.length > 0) say(`  basis data: ${made.length} migrasi dijalankan`)
    return openInstallation({ config, db: database.db, files })
  })
  const replica = config.replicaUrl ? followReplica(database, config.replicaUrl, config.databasePool) : undefined
  if (replica) running.push(replica.close)
  const reads = replica ? { db: replica.db, replica } : database
  running.push(async () => endWorkers())
  if (config.demo)
    await withLock(ownerUrl, SEED_LOCK, 'mengisi situs contoh', () => seed(config, url, database.db, browser))
  else await refuseDemonstration(database.db)
  await ensureSigningKey(database.db, { keys, now: new Date(), appUrl: config.appUrl }).catch((error: unknown) =>
    log.error({ err: error }, 'the issuer key does not open: no certificate can be issued; see admin issuer-key'),
  )
  const jobs = openJobs({ url, ownerUrl, keys, log })
  running.push(() => jobs.stop())
  const mailbox = openMailbox(config)
  const tryArchive = await trialOf({ config, keys }, browser)
  const parts = { config, database, reads, work, files, scanner, keys, jobs, log, mailbox, tryArchive }
  const app = await createApp({ ...parts, assets: browser.assets, clock: () => new Date() })
  const followers = [database, work, jobs]
  const changes = hearContentChanges(url, {
    change: app.followContent,
    connection(isListening) {
      app.setListening(isListening)
      if (isListening) void endWhenNewer(url, browser.giveUp)
    },
    reachable(isReachable) {
      for (const follower of followers) follower.setReachable(isReachable)
      outages.reachable(isReachable)
    },
    schema: () => void endWhenNewer(url, browser.giveUp),
  })
  running.push(changes.close, () => closeServer(app.server))
  await browser.attach?.(app)
  await app.server.listen({ port: config.port, host: config.host })
  say(`\n  Siap di ${config.appUrl}\n`)
  if (config.demo) introduce(config)
  await offerSetup(config, database.db)
  void startJobsSoon(jobs, log)
}

/** What is looked at before the program's own role is let in. */
async function asOwner(url: string, look: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = openDatabase(url, { most: 1 })
  await look(db).finally(close)
}

/** A newer program took the database over: this one's questions no longer fit its tables. */
async function endWhenNewer(url: string, giveUp: (message: string) => void): Promise<void> {
  const refusal = await newerSchema(url).catch(() => undefined)
  if (refusal !== undefined) giveUp(refusal)
}

const watchOf = (log: Logger, noteDeath: () => void) => ({
  died: () => {
    log.error('the embedded database died; it is started again')
    noteDeath()
  },
  failed: (error: unknown) => log.error({ err: error }, 'the embedded database does not start'),
  back: () => log.warn('the embedded database runs again'),
})

/** Lets what is under way finish, but not wait for browsers that say no more. */
async function closeServer(server: App['server']): Promise<void> {
  const patient = setTimeout(() => server.server.closeAllConnections(), CLOSE_MS)
  await server.close().finally(() => clearTimeout(patient))
}

/** The demonstration content and what draws it are loaded only for an empty database: it never mixes with anything. */
async function seed(config: Config, url: string, db: Db, { assets }: BrowserProgram): Promise<void> {
  if (await db.selectFrom('site_content').select('id').where('nama_lembaga', '<>', '').executeTakeFirst()) return
  if (await db.selectFrom('users').select('id').executeTakeFirst()) return
  const order = { config, url, today: dayIn(bodyZone(), new Date()) }
  // Without a build there is no program to start: developers have the memory.
  const fill = assets.fromSource ? (await import('./seed-demonstration.ts')).seedFor : seedApart
  await fill(order, showProgress)
}

/** How the office's trials of backups are made; without a build there is no program to start. */
async function trialOf(
  { config, keys }: { config: Config; keys: Keys },
  { assets }: BrowserProgram,
): Promise<TryArchive> {
  if (!assets.fromSource) return tryApart(config)
  const { verifyArchive } = await import('./verify-backup.ts')
  return async ({ target, ...order }) => verifyArchive({ ...order, place: await openTarget(target), keys, config })
}

/** A release is for a live portal, and carries no demonstration. */
function refuseWithoutContent(): void {
  if (existsSync(DEMO_PICTURES)) return
  throw new Error(
    'Arsip rilis tidak membawa situs contoh: isi DEMO=0. Situs contoh berjalan dari repositori, dengan npm start.',
  )
}

/** A portal without an administrator names the one address by which the first comes in. */
async function offerSetup({ appUrl }: Config, db: Db): Promise<void> {
  const link = await makeSetupLink(db, { now: new Date(), appUrl })
  if (link === undefined) return
  say('  Portal ini belum disiapkan. Buka alamat ini di peramban, satu kali, untuk membuat administrator pertama:')
  say(`    ${link}`)
  say(`  Berlaku ${limits.setupCodeHours} jam; yang baru: npm run admin -- setup-link\n`)
}

/** Shows the accounts to log in with, and where mail goes. */
function introduce(config: Config): void {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length))
  say(`  Akun contoh, semuanya dengan password ${DEMO_PASSWORD}`)
  for (const { email, about } of demoAccounts) say(`    ${email.padEnd(width)}  ${about}`)
  say(`\n  Surat elektronik: ${config.smtpUrl ? 'dikirim melalui SMTP_URL' : mailFolder(config)}\n`)
}

/** Answering requests does not wait for jobs; they begin as soon as the database lets them, and end the start. */
async function startJobsSoon(jobs: Jobs, log: Logger): Promise<void> {
  await jobs.start().then(spareMemory, (error: unknown) => {
    log.warn({ err: error }, 'jobs start later')
    setTimeout(() => void startJobsSoon(jobs, log), JOBS_RETRY_MS).unref()
  })
}

/** Looks before anything is started, so that a taken port leaves no trace. */
function refuseTakenPort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** Stops what was started, in the opposite order. */
export async function stopAll(running: Stop[]): Promise<void> {
  for (let stop = running.pop(); stop; stop = running.pop()) await stop()
}
