import { Problem } from '../../problems.ts'

interface Bounds {
  /** How many works run at once. */
  most: number
  /** How many of one lane may wait; one more is refused. */
  mostWaiting: number
}

/** Works in turn, lane by lane: those who ask for much wait behind themselves, not in front of everybody else. */
export class FairQueue {
  readonly #bounds: Bounds
  readonly #lanes = new Map<string, (() => void)[]>()
  #running = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Runs the work when it is the lane's turn; throws UNAVAILABLE when too many wait or when `giveUp` comes first. */
  async run<T>(lane: string, giveUp: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#bounds.most) this.#running += 1
    else await this.#turn(lane, giveUp)
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#startNext()
    }
  }

  #turn(lane: string, giveUp: AbortSignal): Promise<void> {
    const waiting = this.#lanes.get(lane) ?? []
    if (waiting.length >= this.#bounds.mostWaiting)
      throw new Problem('UNAVAILABLE', { headers: { 'Retry-After': '1' } })
    this.#lanes.set(lane, waiting)
    return new Promise((resolve, reject) => {
      waiting.push(resolve)
      const leave = () => {
        const place = waiting.indexOf(resolve)
        if (place < 0) return
        waiting.splice(place, 1)
        if (waiting.length === 0) this.#lanes.delete(lane)
        reject(giveUp.reason)
      }
      giveUp.addEventListener('abort', leave, { once: true })
    })
  }

  #startNext(): void {
    const [first] = this.#lanes
    if (first === undefined) return
    const [lane, waiting] = first
    const begin = waiting.shift()
    // A lane that had its turn goes to the end.
    this.#lanes.delete(lane)
    if (waiting.length > 0) this.#lanes.set(lane, waiting)
    if (begin === undefined) return
    this.#running += 1
    begin()
  }
}
