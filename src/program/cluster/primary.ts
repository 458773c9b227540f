import pino from 'pino'
import type { Config } from '../../ground/config.ts'
import type { Assets } from '../pages/assets.ts'
import { hearContentChanges } from '../pages/content-changes.ts'
import { announce } from '../start/announce.ts'
import { prepare } from '../start/prepare.ts'
import type { Stop } from '../start/running.ts'
import type { StartedDatabase } from '../start/start-database.ts'
import { trimMemory } from '../start/trim-memory.ts'
import { ClusterWorkers } from './workers.ts'

interface Program extends StartedDatabase {
  assets: Assets
  /** Ends the program, with a sentence unless somebody has said one, and with a code that somebody ended with. */
  giveUp: (message?: string, code?: number | null) => void
}

/** Does once what is done once, and has several processes answer at the port; answers no request itself. */
export async function leadOthers(config: Config, running: Stop[], { own, assets, giveUp }: Program): Promise<void> {
  const log = pino({ level: config.logLevel })
  const { place, db, watching } = await prepare(config, running, { own, log, assets, giveUp })
  const hearing = hearContentChanges(place.url, { ...watching, change: () => {} })
  const clusterWorkers = new ClusterWorkers({ config, place, log, failed: (code) => giveUp(undefined, code) })
  running.push(hearing.close, () => clusterWorkers.end())
  await clusterWorkers.begin()
  await announce(config, db)
  await trimMemory()
}
