import path from 'node:path'
import pino from 'pino'
import { inject } from 'vitest'
import { type Api, api } from '../src/api.ts'
import type { Mail, Mailbox, Message } from '../src/documents/mail/mail.ts'
import type { VerificationLog } from '../src/features/certification/verification/log-service.ts'
import { openVerificationLog } from '../src/features/certification/verification/log-service.ts'
import { openTarget } from '../src/ground/backup/backup-target.ts'
import type { TryArchive } from '../src/ground/backup/try-archive.ts'
import { type Config, readConfig } from '../src/ground/config.ts'
import type { Database, Db } from '../src/ground/database/db.ts'
import { type JobQueue, type Jobs, openJobs } from '../src/ground/jobs/jobs.ts'
import { followReplica, type Reads } from '../src/ground/machines/replica.ts'
import { openKeys } from '../src/ground/secrets/keys.ts'
import { type FileStore, openFileStore } from '../src/ground/storage/file-store.ts'
import { openBucketPlace } from '../src/ground/storage/places/bucket-place.ts'
import { openScanner, scanWith } from '../src/ground/storage/uploads/virus-scan.ts'
import { type Client, createClient } from '../src/lib/calls/client.ts'
import { Refusal } from '../src/lib/calls/refusal.ts'
import { verifyArchive } from '../src/program/commands/verify-backup.ts'
import { type App, createApp } from '../src/program/http/app.ts'
import type { Assets } from '../src/program/pages/assets.ts'
import { hearContentChanges } from '../src/program/pages/content-changes.ts'
import { atEnd } from './at-end.ts'
import { ALLOW_HERE } from './inside.ts'
import { sharedDatabase } from './shared-database.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

const ASSETS: Assets = {
  theme: '/theme.js',
  begin: '/begin.js',
  english: '/english.js',
  main: '/main.js',
  styles: ['/style.css'],
  fonts: [],
  ground: undefined,
  preloads: () => [],
  office: { main: '/office.js', styles: ['/office.css'], preloads: () => [] },
}

/** The keys of all instances of a test, shared as by the processes of one installation. */
export const TEST_KEYS = openKeys(Buffer.alloc(32, 7).toString('base64'))
const CHEAP = { memoryCost: 1024, timeCost: 1 }

export { type TestDatabase, testDatabase }

export interface TestApp {
  app: App
  config: Config
  db: Db
  database: TestDatabase
  files: FileStore
  /** The calls of the contract, made through HTTP without a network. */
  client: Client<Api>
  clock: { now: Date }
  /** The draw from 0 to 99; with 99, only a share of 100 percent is drawn. */
  chance: { number: number }
  /** The queue, for letters that a test sends itself. */
  jobs: JobQueue
  /** Checks of certificates on their way into the log. */
  verifications: VerificationLog
  /** Lines the program logged. */
  logged: string[]
  /** Runs every job that waits; answers the mails that this delivered. */
  deliverMails: () => Promise<Message[]>
  /** Runs the job that ends what is over and reminds of what ends soon. */
  deadlines: () => Promise<void>
  /** Runs the job that comes every hour and clears away what is over. */
  sweep: () => Promise<void>
}

interface Options {
  database?: TestDatabase
  env?: Record<string, string>
  now?: Date
  /** Where mail goes; into the test's hands by default. */
  mailbox?: Mailbox
  /** The database for jobs; without it they use the requests' own. */
  work?: TestDatabase
  /** Where a replica of the database answers. */
  replica?: string
}

/** pino's level of errors. */
const ERROR = 50

/** Shows why a request was answered with 500: which field of an answer the contract refuses, or what broke. */
function showError(line: string): void {
  const { level, err, msg }: { level: number; err?: { message: string }; msg?: string } = JSON.parse(line)
  if (level >= ERROR) console.error(`${msg}: ${err?.message.slice(0, 500)}`)
}

/** Drawing each invoice that a letter encloses would cost most tests more than what they are about; real mail has them. */
function leavePapersOut(jobs: Jobs): void {
  const handle = jobs.handle.bind(jobs)
  jobs.handle = (handlers) =>
    handle({ ...handlers, mail: (data, id) => handlers.mail({ ...(data as Mail), paper: undefined }, id) })
}

/** The whole program over a database of the test's own, its clock in the test's hand. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const database = options.database ?? (await sharedDatabase())
  const clock = { now: options.now ?? new Date('2026-11-20T03:00:00Z') }
  const chance = { number: 99 }
  const dataDir = path.join(inject('folder'), 'data', path.basename(database.url))
  const own = { APP_URL: 'http://localhost:3000', DEMO: '0', DATA_DIR: dataDir, OUTBOUND_ALLOW: ALLOW_HERE }
  const config = readConfig({ ...own, ...options.env })
  const scanner = config.clamavUrl === undefined ? undefined : openScanner(config.clamavUrl)
  const folder = path.join(inject('folder'), 'files', path.basename(database.url))
  const files = openFileStore(folder, scanWith(scanner, database.db), config.bucket && openBucketPlace(config.bucket))
  const logged: string[] = []
  const write = (line: string) => {
    logged.push(line)
    showError(line)
  }
  const log = pino({ level: 'info' }, { write })
  const jobs = openJobs({ url: database.url, keys: TEST_KEYS, log, takes: true })
  const verifications = openVerificationLog({ db: database.db, clock: () => clock.now, log, everyMs: 0 })
  const delivered: Message[] = []
  const tryArchive: TryArchive = async ({ target, ...order }) =>
    verifyArchive({ ...order, place: await openTarget(target), keys: TEST_KEYS, config })
  const mailbox: Mailbox = options.mailbox ?? (async (message) => void delivered.push(message))
  const reads = options.replica === undefined ? database : readsFrom(database, options.replica)
  const work = options.work ? { work: options.work } : {}
  const stores = { database, ...work, reads, files, scanner }
  const shared = { config, ...stores, jobs, verifications, mailbox, tryArchive, log, keys: TEST_KEYS, assets: ASSETS }
  if (!options.mailbox) leavePapersOut(jobs)
  const app = await createApp({ ...shared, passwordCost: CHEAP, clock: () => clock.now, chance: () => chance.number })
  await new Promise<void>((resolve) => {
    const changes = hearContentChanges(database.url, {
      change: app.followContent,
      reachable: database.setReachable,
      connection(isListening) {
        app.setListening(isListening)
        if (isListening) resolve()
      },
    })
    atEnd(changes.close)
  })
  atEnd(async () => {
    await app.server.close()
    await jobs.stop()
  })
  const deliverMails = async () => {
    await jobs.runWaiting()
    return delivered.splice(0)
  }
  const runJob = (name: 'deadlines' | 'sweep') => async () => {
    await jobs.enqueue(database.db, name, {})
    await jobs.runWaiting()
  }
  return {
    app,
    config,
    db: database.db,
    database,
    files,
    client: injectingClient(app),
    clock,
    chance,
    jobs,
    verifications,
    logged,
    deliverMails,
    deadlines: runJob('deadlines'),
    sweep: runJob('sweep'),
  }
}

function readsFrom(database: Database, url: string): Reads {
  const replica = followReplica(database, url, 4)
  atEnd(replica.close)
  return { db: replica.db, replica }
}

function injectingClient(app: App): Client<Api> {
  const table = Object.fromEntries(Object.entries(api).map(([name, call]) => [name, [call.method, call.path] as const]))
  return createClient<Api>(table, async ({ method, url, body }) => {
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
    const response = await app.server.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
    const json: unknown = response.body ? JSON.parse(response.body) : undefined
    if (response.statusCode < 400) return json
    const { message = '', errors } = (json ?? {}) as { message?: string; errors?: Record<string, string[]> }
    throw new Refusal(response.statusCode, message, errors)
  })
}
