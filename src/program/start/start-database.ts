import { existsSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import type { Config } from '../../ground/config.ts'
import { awaitDatabase } from '../../ground/database/await-database.ts'
import { ROOT } from '../../ground/root.ts'
import { type OwnDatabase, prepareDatabase } from './own-database.ts'
import type { Stop } from './running.ts'
import { say } from './say.ts'

const DEMO_PICTURES = path.join(ROOT, 'demo/pictures')

/** The things a start needs; the database may still be starting. */
export interface StartedDatabase {
  own: Promise<OwnDatabase>
}

/**
 * Checks the preconditions and starts the database, which comes up while the program is loaded. Throws errors for the
 * operator.
 */
export async function startDatabase(config: Config, running: Stop[]): Promise<StartedDatabase> {
  if (config.demo) refuseWithoutContent()
  await refuseTakenPort(config)
  await awaitConfigured(config)
  const launched = Promise.withResolvers<void>()
  const own = prepareDatabase(config, launched.resolve).then((own) => {
    running.push(own.stop)
    return own
  })
  // A failure after the launch reaches whoever awaits the database.
  await Promise.race([own, launched.promise])
  return { own }
}

/** Waits for a configured server, which may still be starting, like the pooler in front of it. */
async function awaitConfigured({ databaseUrl, directUrl, ownerUrl }: Config): Promise<void> {
  const first = [
    ['DATABASE_OWNER_URL', ownerUrl],
    ['DATABASE_DIRECT_URL', directUrl],
    ['DATABASE_URL', databaseUrl],
  ] as const
  const direct = first.find(([, url]) => url !== undefined)
  if (direct?.[1] !== undefined) await awaitDatabase({ variable: direct[0], url: direct[1] }, say)
  if (databaseUrl !== undefined && directUrl !== undefined)
    await awaitDatabase({ variable: 'DATABASE_URL', url: databaseUrl, isPooled: true }, say)
}

/** Throws when a demonstration is asked for and its content is missing, as in a release. */
function refuseWithoutContent(): void {
  if (existsSync(DEMO_PICTURES)) return
  throw new Error(
    'Arsip rilis tidak membawa situs contoh: isi DEMO=0. Situs contoh berjalan dari repositori, dengan npm start.',
  )
}

/** Throws for a taken port before anything is started, so that it leaves no trace. */
function refuseTakenPort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
