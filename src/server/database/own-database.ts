import path from 'node:path'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { createDatabase } from './migrate.ts'

const DATABASE = 'app'

/** Where the program's database is: the configured server, or our own, started when it does not run yet. */
export async function prepareDatabase(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  const embedded = await startEmbeddedPostgres({ folder: path.join(config.dataDir, 'postgres') })
  await createDatabase(embedded.url('postgres'), DATABASE)
  return { url: embedded.url(DATABASE), stop: embedded.stop }
}
