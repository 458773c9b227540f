import cluster from 'node:cluster'
import pino from 'pino'
import { type Config, readConfig } from '../../ground/config.ts'
import { SupersededError } from '../../ground/database/schema-state.ts'
import { builtAssets } from '../pages/assets.ts'
import { dropOldCompiled } from './compiled-program.ts'
import { type Stop, stopAll } from './running.ts'
import { startFault } from './start-fault.ts'

const running: Stop[] = []
let config: Config | undefined
let stopping = false

/** The time after which the program ends although something has not stopped. */
const STOP_LIMIT_MS = 9500
/** The shorter limit of a worker process: it must end before its primary, which then stops what all shared. */
const SIBLING_STOP_LIMIT_MS = 8000
/** The exit code for which systemd does not start the program again (EX_CONFIG). */
const SUPERSEDED = 78
/** The exit code of a bug (EX_SOFTWARE): the supervisor starts the program again; 1 is a refused start. */
const FAULT = 70
/** The time within which a second signal counts as the same: npm repeats a terminal's Ctrl-C. */
const SAME_SIGNAL_MS = 300
/** The delay of cleaning up, until the first visitors have their answers. */
const CLEAR_AFTER_MS = 60_000

const end = (code: number): void => {
  if (stopping) return
  stopping = true
  const draining = (config?.drainSeconds ?? 0) * 1000
  const late = () => process.exit(code || 1)
  setTimeout(late, draining + (cluster.isWorker ? SIBLING_STOP_LIMIT_MS : STOP_LIMIT_MS)).unref()
  void stopAll(running).then(() => process.exit(code), late)
}

let firstSignal: number | undefined
const hear = (): void => {
  const now = performance.now()
  firstSignal ??= now
  if (now - firstSignal > SAME_SIGNAL_MS) process.exit(1)
  end(0)
}

/** Ends the program because it can no longer work; a message means that a newer version has replaced it. */
const giveUp = (message?: string, code?: number | null): void => {
  if (message !== undefined) process.stderr.write(`\n${message}\n`)
  end(message === undefined ? (code ?? FAULT) : SUPERSEDED)
}

/** Ends the program after an uncaught error, since its state is unknown; running work is finished first. */
const endFaulty = (err: unknown): void => {
  pino({ level: config?.logLevel ?? 'error' }).fatal({ err }, 'a fault that nobody heard ends this process')
  if (!stopping) process.stderr.write('\nKesalahan tak terduga: program ini berakhir dan perlu dijalankan lagi.\n')
  end(FAULT)
}

process.on('uncaughtException', endFaulty)
process.on('unhandledRejection', endFaulty)
process.on('SIGINT', hear)
process.on('SIGTERM', hear)
try {
  config = readConfig(process.env)
  const assets = await builtAssets()
  // Each kind of process loads only its own modules: the primary renders no page.
  if (cluster.isWorker)
    await (await import('../cluster/worker.ts')).joinOthers(config, running, { assets, end: () => end(0) })
  else {
    const { own } = await (await import('./start-database.ts')).startDatabase(config, running)
    const program = { own, assets, giveUp }
    if (config.workers > 1) await (await import('../cluster/primary.ts')).leadOthers(config, running, program)
    else await (await import('./start.ts')).start(config, running, program)
    const { dataDir } = config
    setTimeout(() => void dropOldCompiled(dataDir), CLEAR_AFTER_MS).unref()
  }
} catch (error) {
  // An error caused by stopping the program is no failure of its start.
  if (!stopping) process.stderr.write(`\n${startFault(error, config)}\n`)
  end(error instanceof SupersededError ? SUPERSEDED : 1)
}
