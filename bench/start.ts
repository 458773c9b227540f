import path from 'node:path'
import { startEmbeddedPostgres } from '../src/ground/database/embedded/embedded-postgres.ts'
import { median } from './percentile.ts'
import { startServer } from './servers.ts'

const RUNS = 5

/** Seconds until the program answers with a page where its database runs already: the middle of several starts. */
export async function startBesideDatabase(data: string, env: Record<string, string>): Promise<number> {
  const postgres = await startEmbeddedPostgres({ folder: path.join(data, 'postgres'), settings: {} })
  const seconds: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now()
    const server = await startServer('dist/server/main.js', { ...env, DATABASE_URL: postgres.url('app') })
    seconds.push((performance.now() - begun) / 1000)
    await server.stop()
  }
  await postgres.stop()
  return median(seconds)
}
