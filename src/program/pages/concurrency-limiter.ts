import { FairQueue } from '../../ground/workers/fair-queue.ts'
import { Problem } from '../../problems.ts'

interface Bounds {
  /** How many works run at once. */
  most: number
  /** How many of one lane may wait, and of all together. */
  waitingOfOne: number
  waiting: number
}

/** Works of this process in turn, lane by lane: those who ask for much wait behind themselves. */
export class ConcurrencyLimiter {
  readonly #most: number
  readonly #queue: FairQueue<() => void>
  #running = 0

  constructor({ most, waitingOfOne, waiting }: Bounds) {
    this.#most = most
    this.#queue = new FairQueue({ most: waiting, mostOf: () => waitingOfOne })
  }

  /** Runs the work when it is the lane's turn; throws UNAVAILABLE when too many wait, and `giveUp`'s reason. */
  async run<T>(lane: string, giveUp: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most) this.#running += 1
    else await this.#turn(lane, giveUp)
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#beginNext()
    }
  }

  #turn(lane: string, giveUp: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.remove(lane, resolve)
        // One that had its turn already cannot be refused any more.
        reject(giveUp.reason)
      }
      const refused = this.#queue.add(lane, resolve)
      if (refused) reject(new Problem('UNAVAILABLE', { headers: { 'Retry-After': '1' } }))
      else giveUp.addEventListener('abort', leave, { once: true })
    })
  }

  #beginNext(): void {
    const begin = this.#queue.take()
    if (begin === undefined) return
    this.#running += 1
    begin()
  }
}
