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

/** What a start stands on; its database may still be on its way. */
export interface Ground {
  own: Promise<OwnDatabase>
}

/**
 * Looks at what everything else needs, and sets the database going: our own comes up while the program is loaded.
 * Throws what the operator reads.
 */
export async function takeGround(config: Config, running: Stop[]): Promise<Ground> {
  if (config.demo) refuseWithoutContent()
  await refuseTakenPort(config)
  await awaitConfigured(config)
  const launched = Promise.withResolvers<void>()
  const own = prepareDatabase(config, launched.resolve).then((own) => {
    running.push(own.stop)
    return own
  })
  // A failure after the launch is heard by whoever awaits the database.
  await Promise.race([own, launched.promise])
  return { own }
}

/** A configured server may still be starting, and so may the pooler in front of it. */
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

/** A release is for a live portal, and carries no demonstration. */
function refuseWithoutContent(): void {
  if (existsSync(DEMO_PICTURES)) return
  throw new Error(
    'Arsip rilis tidak membawa situs contoh: isi DEMO=0. Situs contoh berjalan dari repositori, dengan npm start.',
  )
}

/** Looks before anything is started, so that a taken port leaves no trace. */
function refuseTakenPort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
