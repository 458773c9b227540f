import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import type { Config } from '../../ground/config.ts'
import type { Place } from '../start/prepare.ts'
import type { Figures, ToPrimary, ToWorker } from './messages.ts'
import { pauseAfter } from './pause.ts'

/** The time for a process to send its metrics; one that is too slow is left out. */
const COUNT_MS = 1000

interface Terms {
  config: Pick<Config, 'workers' | 'role'>
  place: Place
  log: Logger
  /** Called when the first process did not begin; it has said why. `code` is missing where the system ended it. */
  failed: (code?: number | null) => void
}

interface ClusterWorker {
  worker: Worker
  began: number
  /** The pause before it was started. */
  pause: number
  answers: boolean
}

/** Tells whether a process does the jobs: only one of those sharing a port does, to save memory and connections. */
const takesJobs = ({ role }: Terms['config'], slot: number): boolean =>
  role === 'worker' || (role === 'all' && slot === 0)

/** The processes that share this one's port: as many as were asked for, and another one for each that dies. */
export class ClusterWorkers {
  readonly #terms: Terms
  readonly #workers = new Map<number, ClusterWorker>()
  readonly #first = Promise.withResolvers<void>()
  readonly #ended = Promise.withResolvers<void>()
  readonly #counting = new Map<number, (figures: Figures) => void>()
  #counts = 0
  #hasBegun = false
  #isEnding = false

  constructor(terms: Terms) {
    this.#terms = terms
  }

  /** Starts the first process, and the others once it answers. */
  begin(): Promise<void> {
    this.#fork(0, 0)
    return this.#first.promise
  }

  /** Has each process finish what it does. */
  async end(): Promise<void> {
    this.#isEnding = true
    for (const { worker } of this.#workers.values()) send(worker, { kind: 'end' })
    if (this.#workers.size > 0) await this.#ended.promise
  }

  #fork(slot: number, pause: number): void {
    const began = performance.now()
    let worker: Worker
    try {
      worker = cluster.fork()
    } catch (error) {
      this.#replace(slot, { began, pause }, { err: error })
      return
    }
    const clusterWorker: ClusterWorker = { worker, began, pause, answers: false }
    this.#workers.set(slot, clusterWorker)
    worker.on('message', (message: ToPrimary) => this.#hear(slot, clusterWorker, message))
    worker.on('error', (error) => {
      // A process that the system could not start never exits.
      if (worker.process.pid === undefined) this.#replace(slot, clusterWorker, { err: error })
      else this.#terms.log.error({ err: error }, 'a process cannot be spoken to')
    })
    worker.once('exit', (code, signal) =>
      this.#replace(slot, clusterWorker, { died: worker.process.pid, code, signal }),
    )
  }

  #sendBegin(slot: number, worker: Worker): void {
    const { config, place } = this.#terms
    if (this.#isEnding) send(worker, { kind: 'end' })
    else send(worker, { kind: 'begin', place, takesJobs: takesJobs(config, slot) })
  }

  #answers(clusterWorker: ClusterWorker): void {
    clusterWorker.answers = true
    if (this.#hasBegun) return
    this.#hasBegun = true
    for (let slot = 1; slot < this.#terms.config.workers && !this.#isEnding; slot += 1) this.#fork(slot, 0)
    this.#first.resolve()
  }

  /** @param how it ended, or why it could not be started; for the log */
  #replace(
    slot: number,
    { began, pause }: Pick<ClusterWorker, 'began' | 'pause'>,
    how: Record<string, unknown> & { code?: number | null },
  ): void {
    this.#workers.delete(slot)
    if (this.#isEnding) {
      if (this.#workers.size === 0) this.#ended.resolve()
      return
    }
    if (!this.#hasBegun) {
      this.#terms.failed(how.code)
      return
    }
    const next = pauseAfter(performance.now() - began, pause)
    this.#terms.log.error({ ...how, pauseMs: next }, 'a process ended; another one takes its place')
    setTimeout(() => !this.#isEnding && this.#fork(slot, next), next)
  }

  #hear(slot: number, clusterWorker: ClusterWorker, message: ToPrimary): void {
    const { worker } = clusterWorker
    if (message.kind === 'listens') this.#sendBegin(slot, worker)
    else if (message.kind === 'answers') this.#answers(clusterWorker)
    else if (message.kind === 'counted') this.#counting.get(message.id)?.(message.own)
    else void this.#countAll().then((all) => send(worker, { kind: 'counted', id: message.id, all }))
  }

  async #countAll(): Promise<Figures[]> {
    const asked = [...this.#workers.values()].filter(({ answers }) => answers)
    const counted = await Promise.all(asked.map(({ worker }) => this.#count(worker)))
    return counted.filter((figures) => figures !== undefined)
  }

  #count(worker: Worker): Promise<Figures | undefined> {
    this.#counts += 1
    const id = this.#counts
    return new Promise((resolve) => {
      const finish = (figures?: Figures) => {
        clearTimeout(patience)
        this.#counting.delete(id)
        resolve(figures)
      }
      const patience = setTimeout(finish, COUNT_MS)
      this.#counting.set(id, finish)
      send(worker, { kind: 'count', id })
    })
  }
}

/** Sends a message; a process that is dying does not get it. */
function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {})
}
