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
import { type Config, ROOT } from './config.ts'
import { type Database, type Db, openDatabase } from './database/db.ts'
import { migrate } from './database/migrate.ts'
import { placeInWords, prepareDatabase } from './database/own-database.ts'
import { refuseDemonstration } from './demonstration.ts'
import { type App, createApp } from './http/app.ts'
import { filesFolder, openInstallation, refuseStrangers } from './installation/installation.ts'
import { type Jobs, openJobs } from './jobs/jobs.ts'
import { mailFolder, openMailbox } from './mail/mail.ts'
import type { Assets } from './pages/assets.ts'
import { hearContentChanges } from './pages/content-changes.ts'
import type { Keys } from './secrets/keys.ts'
import { openPasswords } from './secrets/passwords.ts'
import { type FileStore, openFileStore } from './storage/file-store.ts'
import { openScanner, scanWith } from './storage/virus-scan.ts'
import { endWorkers } from './workers/in-worker.ts'

const JOBS_RETRY_MS = 5000
const DEMO_PICTURES = path.join(ROOT, 'demo/pictures')

const say = (text: string): void => void process.stdout.write(`${text}\n`)

function showProgress(done: number, all: number): void {
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

/** Starts everything; `running` collects what has to be stopped again, also after a failure half-way. */
export async function start(config: Config, running: Stop[], browser: BrowserProgram): Promise<void> {
  if (config.demo) refuseWithoutContent()
  const log = pino({ level: config.logLevel })
  await refuseTakenPort(config)
  const { url, stop, place } = await prepareDatabase(config)
  running.push(stop)
  if (place) for (const line of placeInWords(place)) say(line)
  const database = openDatabase(url)
  running.push(database.close)
  const scanner = config.clamavUrl === undefined ? undefined : openScanner(config.clamavUrl)
  const files = openFileStore(filesFolder(config), scanWith(scanner, database.db))
  await refuseStrangers({ config, db: database.db, files })
  const made = await migrate(url)
  if (made.length > 0) say(`  basis data: ${made.length} migrasi dijalankan`)
  const keys = await openInstallation({ config, db: database.db, files })
  const reads = config.replicaUrl ? openDatabase(config.replicaUrl) : database
  if (reads !== database) running.push(reads.close)
  running.push(async () => endWorkers())
  if (config.demo) await seed(config, database, files, keys)
  else await refuseDemonstration(database.db)
  await ensureSigningKey(database.db, { keys, now: new Date(), appUrl: config.appUrl }).catch((error: unknown) =>
    log.error({ err: error }, 'the issuer key does not open: no certificate can be issued; see admin issuer-key'),
  )
  const jobs = openJobs({ url, keys, log })
  running.push(() => jobs.stop())
  const parts = { config, database, reads, files, scanner, keys, jobs, log, mailbox: openMailbox(config) }
  const app = await createApp({ ...parts, assets: browser.assets, clock: () => new Date() })
  const changes = hearContentChanges(url, { change: app.followContent, connection: app.setListening })
  running.push(changes.close, () => app.server.close())
  await browser.attach?.(app)
  await app.server.listen({ port: config.port, host: config.host })
  say(`\n  Siap di ${config.appUrl}\n`)
  if (config.demo) introduce(config)
  await offerSetup(config, database.db)
  void startJobsSoon(jobs, log)
}

/** The demonstration content and what draws it are loaded only for an empty database: it never mixes with anything. */
async function seed({ appUrl }: Config, { db }: Database, files: FileStore, keys: Keys): Promise<void> {
  if (await db.selectFrom('site_content').select('id').where('nama_lembaga', '<>', '').executeTakeFirst()) return
  if (await db.selectFrom('users').select('id').executeTakeFirst()) return
  const { seedDemo } = await import('../../demo/seed.ts')
  const today = dayIn(bodyZone(), new Date())
  const hashPassword = (password: string) => openPasswords().hash(password)
  await seedDemo({ db, files, keys, today, appUrl, pictures: DEMO_PICTURES, hashPassword, onProgress: showProgress })
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

/** Answering requests does not wait for jobs; they begin as soon as the database lets them. */
async function startJobsSoon(jobs: Jobs, log: Logger): Promise<void> {
  await jobs.start().catch((error: unknown) => {
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
