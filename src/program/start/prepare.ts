import type pg from 'pg'
import type { Logger } from 'pino'
import { ensureSigningKey } from '../../features/certification/certificates/credentials/issuer-service.ts'
import { refuseHalfRestored } from '../../ground/backup/import-database.ts'
import type { Config } from '../../ground/config.ts'
import { waits } from '../../ground/database/connection.ts'
import { type Db, openDatabase } from '../../ground/database/db.ts'
import { supersededBy, withLock } from '../../ground/database/migrate.ts'
import { noteOutages } from '../../ground/database/outages.ts'
import { withOwnConnection } from '../../ground/database/own-connection.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import { openFiles } from '../../ground/storage/open-files.ts'
import { bodyZone, dayIn } from '../../lib/day.ts'
import { refuseDemonstration } from '../demonstration/demonstration.ts'
import type { SeedProgress } from '../demonstration/seed-demonstration.ts'
import { seedApart } from '../demonstration/seed-process.ts'
import { publishBrowserFiles } from '../http/files/browser-files.ts'
import { openOwn } from '../installation/open-own.ts'
import type { Assets } from '../pages/assets.ts'
import { type OwnDatabase, placeInWords } from './own-database.ts'
import type { Stop } from './running.ts'
import { say } from './say.ts'
import type { StartedDatabase } from './start-database.ts'

const SEED_LOCK = 7_241_006
/** Held so that only one of two first starts gives database, key and files their identity. */
const START_LOCK = 7_241_008
/** The connections for queries before the portal answers, and for the note of an outage. */
const FEW_CONNECTIONS = 2

/** The addresses of the database for every process of this machine. */
export interface Place {
  url: string
  /** The address for requests, where a pooler leads to it. */
  pooledUrl: string | undefined
  /** The address as the owner of the queue's tables. */
  ownerUrl: string
}

/** The database's events that one process of a machine receives for all. */
export interface Watching {
  connection: (isListening: boolean) => void
  reachable: (isReachable: boolean) => void
  schema: () => void
}

interface Prepared {
  place: Place
  db: Db
  keys: Keys
  watching: Watching
}

interface Means extends StartedDatabase {
  log: Logger
  assets: Assets
  /** Ends the program with a sentence when it can no longer work. */
  giveUp: (message: string) => void
}

/**
 * Does the work of a start that is done once on a machine, however many processes follow; throws errors for the
 * operator.
 */
export async function prepare(config: Config, running: Stop[], means: Means): Promise<Prepared> {
  const { log, assets, giveUp } = means
  const own = await means.own
  const { url, pooledUrl, ownerUrl } = own
  if (own.place) for (const line of placeInWords(own.place)) say(line)
  const { db, close } = openDatabase(url, { most: FEW_CONNECTIONS })
  running.push(close)
  const outages = noteOutages(db, log, () => new Date())
  own.watch(watchOf(log, outages.noteDeath))
  const keys = await withOwnConnection(ownerUrl, waits.migration, async (owner) => {
    await refuseHalfRestored(owner)
    const keys = await withLock(owner, START_LOCK, 'menyiapkan pemasangan ini', () =>
      install({ config, own, owner, db }),
    )
    // This comes first, as a page of this program can ask any other process for these files.
    if (!assets.fromSource) await publishBrowserFiles(db, new Date())
    if (config.demo)
      await withLock(owner, SEED_LOCK, 'mengisi situs contoh', () => seed({ config, url, db, assets, running }))
    else await refuseDemonstration(db)
    return keys
  })
  await ensureSigningKey(db, { keys, now: new Date(), appUrl: config.appUrl }).catch((error: unknown) =>
    log.error({ err: error }, 'the issuer key does not open: no certificate can be issued; see admin issuer-key'),
  )
  const endWhenSuperseded = async (): Promise<void> => {
    // A newer program may have migrated the database: this one's queries no longer fit its tables.
    const refusal = await supersededBy(url).catch(() => undefined)
    if (refusal !== undefined) giveUp(refusal)
  }
  const watching: Watching = {
    connection: (isListening) => void (isListening && endWhenSuperseded()),
    reachable: outages.reachable,
    schema: () => void endWhenSuperseded(),
  }
  return { place: { url, pooledUrl, ownerUrl }, db, keys, watching }
}

interface Installing {
  config: Config
  own: OwnDatabase
  /** A connection of the owner's. */
  owner: pg.Client
  db: Db
}

/** Returns the keys of this installation, once its parts have proved to belong together and its tables are of today. */
async function install({ config, own, owner, db }: Installing): Promise<Keys> {
  const { url, ownerUrl } = own
  const files = openFiles(config)
  const open = (db: Db) => openOwn({ config, db, files }, own, owner)
  const { keys, made } = await (url === ownerUrl ? open(db) : asOwner(ownerUrl, open))
  if (made.length > 0) say(`  basis data: ${made.length} migrasi dijalankan`)
  return keys
}

async function asOwner<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(url, { most: 1 })
  return work(db).finally(close)
}

const watchOf = (log: Logger, noteDeath: () => void) => ({
  died: () => {
    log.error('the embedded database died; it is started again')
    noteDeath()
  },
  failed: (error: unknown) => log.error({ err: error }, 'the embedded database does not start'),
  back: () => log.warn('the embedded database runs again'),
})

interface Seeding {
  config: Config
  url: string
  db: Db
  assets: Assets
  running: Stop[]
}

/** Loads the demonstration into an empty database only: it never mixes with other data. */
async function seed({ config, url, db, assets, running }: Seeding): Promise<void> {
  if (await db.selectFrom('site_content').select('id').where('nama_lembaga', '<>', '').executeTakeFirst()) return
  if (await db.selectFrom('users').select('id').executeTakeFirst()) return
  const order = { config, url, today: dayIn(bodyZone(), new Date()) }
  // Without a build there is no program to start: developers have the memory.
  if (assets.fromSource) await (await import('../demonstration/seed-demonstration.ts')).seedFor(order, showProgress)
  else await seedApart(order, showProgress, running)
}

function showProgress({ done, all }: SeedProgress): void {
  const text = `  isi contoh: ${done}/${all}`
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === all ? '\n' : ''}`)
  else if (done % 10 === 0 || done === all) say(text)
}
