interface Bounds {
  /** The largest length of the whole queue. */
  most: number
  /** Returns the largest number of waiting items of one account or address. */
  mostOf: (whose: string) => number
}

/** A queue by owner: everybody's first item comes before anybody's second. */
export class FairQueue<T> {
  readonly #bounds: Bounds
  readonly #lanes = new Map<string, T[]>()
  #size = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get size(): number {
    return this.#size
  }

  /** Adds an item; returns why it was not taken: the owner's lane is full, or the whole queue. */
  add(whose: string, item: T): 'own lane full' | 'full' | undefined {
    const lane = this.#lanes.get(whose) ?? []
    if (lane.length >= this.#bounds.mostOf(whose)) return 'own lane full'
    if (this.#size >= this.#bounds.most) return 'full'
    lane.push(item)
    this.#lanes.set(whose, lane)
    this.#size += 1
    return undefined
  }

  /** Returns the next item; its owner then goes behind all others. */
  take(): T | undefined {
    for (const [whose, lane] of this.#lanes) {
      this.#lanes.delete(whose)
      const item = lane.shift()
      if (lane.length > 0) this.#lanes.set(whose, lane)
      if (item === undefined) continue
      this.#size -= 1
      return item
    }
    return undefined
  }

  /** Removes an item that no longer waits. */
  remove(whose: string, item: T): void {
    const lane = this.#lanes.get(whose)
    const at = lane?.indexOf(item) ?? -1
    if (!lane || at < 0) return
    lane.splice(at, 1)
    this.#size -= 1
    if (lane.length === 0) this.#lanes.delete(whose)
  }
}
