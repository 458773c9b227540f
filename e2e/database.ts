import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { type Database, type Db, openDatabase } from '../src/ground/database/db.ts'
import { dataFolder } from './site.ts'

const PORT_LINE = 3

/** The running program's own database: what a journey needs to find there is put in without clicking. */
export function withDatabase(): { readonly db: Db } {
  let database: Database | undefined
  beforeAll(async () => {
    const folder = path.join(dataFolder(), 'postgres')
    const password = await readFile(path.join(folder, 'password'), 'utf8')
    const lock = await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8')
    const port = lock.split('\n')[PORT_LINE]
    database = openDatabase(`postgres://postgres:${password}@127.0.0.1:${port}/app`, { most: 2 })
  })
  afterAll(() => database?.close())
  return {
    get db() {
      if (!database) throw new Error('the database is opened before the first test')
      return database.db
    },
  }
}

/** Has the program do at once what it does every five minutes. */
export const runDeadlines = (db: Db): Promise<unknown> =>
  sql`insert into jobs.job (name, data) select name, data from jobs.schedule where name = 'deadlines'`.execute(db)
