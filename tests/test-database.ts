import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { waits } from '../src/ground/database/connection.ts'
import { type Database, openDatabase } from '../src/ground/database/db.ts'
import { withOwnConnection } from '../src/ground/database/own-connection.ts'
import { atEnd } from './at-end.ts'
import { TEMPLATE } from './global-setup.ts'

export interface TestDatabase extends Database {
  url: string
}

export interface RemovableDatabase extends TestDatabase {
  remove: () => Promise<void>
}

/** A copy of the migrated template. */
export async function newDatabase(): Promise<RemovableDatabase> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const ask = (statement: string) => withOwnConnection(server, waits.work, (client) => client.query(statement))
  await ask(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = server.replace(/\/[^/]*$/, `/${name}`)
  const database = openDatabase(url)
  return {
    ...database,
    url,
    async remove() {
      if (!database.pool.ending) await database.close()
      await ask(`drop database ${name} with (force)`)
    },
  }
}

/** A migrated database of the test file's own, removed at its end: those of all files would fill the memory they lie in. */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await newDatabase()
  atEnd(database.remove)
  return database
}
