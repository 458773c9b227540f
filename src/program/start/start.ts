import pino from 'pino'
import type { Config } from '../../ground/config.ts'
import { announce } from './announce.ts'
import { prepare } from './prepare.ts'
import type { Stop } from './running.ts'
import { type Serving, serve } from './serve.ts'
import type { StartedDatabase } from './start-database.ts'

interface Program extends StartedDatabase, Pick<Serving, 'assets' | 'attach'> {
  /** Ends the program with a sentence when it can no longer work. */
  giveUp: (message: string) => void
}

/** Starts everything in this process; `running` collects what has to be stopped again, also after a failure half-way. */
export async function start(config: Config, running: Stop[], program: Program): Promise<void> {
  const { own, assets, attach, giveUp } = program
  const log = pino({ level: config.logLevel })
  const { place, db, keys, watching } = await prepare(config, running, { own, log, assets, giveUp })
  await serve(config, place, running, { log, assets, attach, keys, takesJobs: config.role !== 'web', watching })
  await announce(config, db)
}
