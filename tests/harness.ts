import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pino from 'pino'
import { afterAll, inject } from 'vitest'
import { type Api, api } from '../src/api.ts'
import { type Client, createClient } from '../src/lib/client.ts'
import { Refusal } from '../src/lib/refusal.ts'
import { type App, createApp } from '../src/server/app.ts'
import type { Assets } from '../src/server/assets.ts'
import { readConfig } from '../src/server/config.ts'
import { hearContentChanges } from '../src/server/content-changes.ts'
import { type Database, type Db, openDatabase } from '../src/server/db.ts'
import { type FileStore, openFileStore } from '../src/server/file-store.ts'
import { createDatabase } from '../src/server/migrate.ts'
import { TEMPLATE } from './global-setup.ts'

const ASSETS: Assets = { theme: '/theme.js', main: '/main.js', styles: ['/style.css'], fonts: [], preloads: () => [] }

export interface TestDatabase extends Database {
  url: string
}

/** A migrated database of the test file's own. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, TEMPLATE)
  const url = server.replace(/\/[^/]*$/, `/${name}`)
  const database = openDatabase(url)
  afterAll(database.close)
  return { ...database, url }
}

export interface TestApp {
  app: App
  db: Db
  database: TestDatabase
  files: FileStore
  /** The calls of the contract, made through HTTP without a network. */
  client: Client<Api>
  clock: { now: Date }
  /** Lines the program logged. */
  logged: string[]
}

interface Options {
  database?: TestDatabase
  env?: Record<string, string>
  now?: Date
}

/** The whole program over a database of the test's own, its clock in the test's hand. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase())
  const clock = { now: options.now ?? new Date('2026-11-20T03:00:00Z') }
  const files = openFileStore(path.join(inject('folder'), 'files'))
  const config = readConfig({ APP_URL: 'http://localhost:3000', DEMO: '0', ...options.env })
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const app = await createApp({ config, database, reads: database, files, assets: ASSETS, log, clock: () => clock.now })
  await new Promise<void>((resolve) => {
    const changes = hearContentChanges(database.url, {
      change: app.dropPages,
      heard(listening) {
        app.setListening(listening)
        if (listening) resolve()
      },
    })
    afterAll(changes.close)
  })
  afterAll(() => app.server.close())
  return { app, db: database.db, database, files, client: injectingClient(app), clock, logged }
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
