import type { TestProject } from 'vitest/node'
import { createDatabase, migrate } from '../src/server/database/migrate.ts'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test server's maintenance database. */
    postgres: string
    /** Folder for what tests write; removed at the end. */
    folder: string
  }
}

export const TEMPLATE = 'template_migrated'

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  await createDatabase(server.url('postgres'), TEMPLATE)
  await migrate(server.url(TEMPLATE))
  project.provide('postgres', server.url('postgres'))
  project.provide('folder', server.folder)
  return server.remove
}
