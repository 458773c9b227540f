import net from 'node:net'
import path from 'node:path'
import pino from 'pino'
import { seedDemo } from '../../demo/seed.ts'
import { dayIn } from '../lib/day.ts'
import { type App, createApp } from './app.ts'
import type { Assets } from './assets.ts'
import { type Config, ROOT } from './config.ts'
import { hearContentChanges } from './content-changes.ts'
import { openDatabase } from './db.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { openFileStore } from './file-store.ts'
import { createDatabase, migrate } from './migrate.ts'

const DATABASE = 'app'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function databaseUrl(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  const embedded = await startEmbeddedPostgres({ folder: path.join(config.dataDir, 'postgres') })
  await createDatabase(embedded.url('postgres'), DATABASE)
  return { url: embedded.url(DATABASE), stop: embedded.stop }
}

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

/** Starts everything; `running` grows by what has to be stopped again, also after a failure half-way. */
export async function start(config: Config, running: Stop[], browser: BrowserProgram): Promise<void> {
  const log = pino({ level: config.logLevel })
  await refuseTakenPort(config)
  const { url, stop } = await databaseUrl(config)
  running.push(stop)
  const made = await migrate(url)
  if (made.length > 0) say(`  basis data: ${made.length} migrasi dijalankan`)
  const database = openDatabase(url)
  running.push(database.close)
  const reads = config.replicaUrl ? openDatabase(config.replicaUrl) : database
  if (reads !== database) running.push(reads.close)
  const files = openFileStore(path.join(config.dataDir, 'files'))
  if (config.demo) {
    const today = dayIn('WIB', new Date())
    const pictures = path.join(ROOT, 'demo/pictures/out')
    await seedDemo({ db: database.db, files, today, pictures, onProgress: showProgress })
  }
  const app = await createApp({ config, database, reads, files, assets: browser.assets, log, clock: () => new Date() })
  const changes = hearContentChanges(url, { change: app.dropPages, heard: app.setListening })
  running.push(changes.close, () => app.server.close())
  await browser.attach?.(app)
  await app.server.listen({ port: config.port, host: config.host })
  say(`\n  Siap di ${config.appUrl}\n`)
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
