import type { ChildProcess } from 'node:child_process'
import os from 'node:os'
import { bodyZone } from '../../lib/day.ts'
import { serverLimits } from '../../limits.ts'
import { Problem } from '../../problems.ts'
import { isOneOfSeveral } from '../machines/share.ts'
import { UnacceptableFile } from '../storage/uploads/unacceptable-file.ts'
import { FairQueue } from './fair-queue.ts'
import type { Order, Report } from './order.ts'
import { setRef, startProcess } from './worker-process.ts'

export interface WorkerBounds {
  /** Processes at once. */
  processes: number
  waiting: number
  waitingOfOne: number
  /** For one piece of work; the process that takes longer is ended. */
  workMs: number
  /** In the queue. */
  waitMs: number
  /** A process without work ends. */
  idleMs: number
}

/** The process of a piece of work ended by that work: it took too long, too much memory, or broke its libraries. */
export class WorkerEnded extends Error {}

interface Waiting {
  whose: string
  order: Order
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
  patience: NodeJS.Timeout
}

interface Worker {
  child: ChildProcess
  idle: NodeJS.Timeout | undefined
}

/** Libraries keep some memory for ever; a process of this size makes room for a new one. */
const MOST_RSS = 320_000_000

const busy = (code: 'QUEUE_FULL' | 'UNAVAILABLE'): Problem => new Problem(code, { headers: { 'Retry-After': '10' } })

/** Members and visitors; staff and the portal itself may leave half of the room to others. */
const isPublic = (whose: string): boolean => /^(account|address) /.test(whose)

function usualBounds(): WorkerBounds {
  const { most, ...usual } = serverLimits.workers
  const processes = isOneOfSeveral() ? 1 : Math.max(1, Math.min(most, os.availableParallelism() - 1))
  return { ...usual, processes }
}

/** Processes for what takes long or much memory, started when first needed; each account's work waits in a lane of its own. */
export class Workers {
  readonly #bounds: WorkerBounds
  readonly #queue: FairQueue<Waiting>
  readonly #free: Worker[] = []
  readonly #all = new Set<Worker>()
  #isClosed = false

  constructor(bounds: Partial<WorkerBounds> = {}) {
    this.#bounds = { ...usualBounds(), ...bounds }
    const { waiting, waitingOfOne } = this.#bounds
    this.#queue = new FairQueue({ most: waiting, mostOf: (whose) => (isPublic(whose) ? waitingOfOne : waiting / 2) })
  }

  /** How many processes run, and how much waits. */
  get count(): { processes: number; waiting: number } {
    return { processes: this.#all.size, waiting: this.#queue.size }
  }

  /** Has the work done; throws QUEUE_FULL and UNAVAILABLE, WorkerEnded, and what the work throws. */
  run(work: string, given: readonly unknown[], whose: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#queue.remove(whose, waiting)
        reject(busy('UNAVAILABLE'))
      }, this.#bounds.waitMs)
      const waiting: Waiting = { whose, order: { work, given, zone: bodyZone() }, resolve, reject, patience }
      const refused = this.#queue.add(whose, waiting)
      if (!refused) return this.#begin()
      clearTimeout(patience)
      reject(busy(refused === 'full' ? 'UNAVAILABLE' : 'QUEUE_FULL'))
    })
  }

  /** Ends every process; work under way fails. */
  close(): void {
    this.#isClosed = true
    for (const worker of [...this.#all]) this.#dispose(worker)
  }

  /** Gives waiting work to free processes. */
  #begin(): void {
    while (this.#queue.size > 0) {
      const worker = this.#freeWorker()
      if (!worker) return
      const next = this.#queue.take()
      if (next) this.#give(worker, next)
    }
  }

  #freeWorker(): Worker | undefined {
    const known = this.#free.pop()
    if (known || this.#all.size >= this.#bounds.processes) return known
    const worker: Worker = { child: startProcess(), idle: undefined }
    // Also one that ends while it has nothing to do.
    worker.child.once('exit', () => this.#dispose(worker)).on('error', () => this.#dispose(worker))
    this.#all.add(worker)
    return worker
  }

  #give(worker: Worker, { order, resolve, reject, patience }: Waiting): void {
    const { child } = worker
    clearTimeout(patience)
    clearTimeout(worker.idle)
    setRef(child, true)
    let isTooLong = false
    const limit = setTimeout(() => {
      isTooLong = true
      this.#dispose(worker)
    }, this.#bounds.workMs)
    const finish = () => {
      clearTimeout(limit)
      child.off('message', takeReport).off('exit', hearEnd).off('error', giveUp)
    }
    const takeReport = (report: Report) => {
      finish()
      if ('answer' in report) resolve(report.answer)
      else reject('refused' in report ? new UnacceptableFile(report.refused) : new Error(report.failed))
      this.#release(worker, report.rss)
    }
    const end = (why: Error) => {
      finish()
      this.#dispose(worker)
      reject(why)
      this.#begin()
    }
    const giveUp = () => end(busy('UNAVAILABLE'))
    const hearEnd = (_code: number | null, signal: NodeJS.Signals | null) => {
      // Whoever else kills it says nothing about the work.
      if (signal === 'SIGKILL' && !isTooLong) giveUp()
      else end(new WorkerEnded(`worker ended during ${order.work}`))
    }
    child.on('message', takeReport).once('exit', hearEnd).once('error', giveUp)
    child.send(order, (error) => {
      if (error) giveUp()
    })
  }

  #release(worker: Worker, rss: number): void {
    if (this.#isClosed || rss > MOST_RSS) this.#dispose(worker)
    else {
      setRef(worker.child, false)
      worker.idle = setTimeout(() => this.#dispose(worker), this.#bounds.idleMs).unref()
      this.#free.push(worker)
    }
    this.#begin()
  }

  #dispose(worker: Worker): void {
    clearTimeout(worker.idle)
    this.#all.delete(worker)
    const at = this.#free.indexOf(worker)
    if (at >= 0) this.#free.splice(at, 1)
    worker.child.kill('SIGKILL')
  }
}
