import { LRUCache } from 'lru-cache'

interface Bounds {
  entries: number
  bytes: number
}

interface Row<V> {
  value: V
  bytes: number
}

/** The bytes of a row besides its key and value. */
const ROW_BYTES = 200
/** The share of both bounds for entries that nobody has asked for twice. */
export const NEWCOMERS = 0.25

/** Makes a part of the room; tells `left` of each row that had to leave for another. */
const shelf = <V>({ entries, bytes }: Bounds, share: number, left: (key: string, row: Row<V>) => void) =>
  new LRUCache<string, Row<V>>({
    max: Math.floor(entries * share),
    maxSize: Math.floor(bytes * share),
    sizeCalculation: (row) => row.bytes,
    disposeAfter: (row, key, reason) => {
      if (reason === 'evict') left(key, row)
    },
  })

/**
 * Keeps values by key within a number of entries and of bytes, keys included. Entries asked for once share a quarter of
 * the room, so that a flood of addresses cannot drive out the popular ones.
 */
export class BoundedStore<V> {
  readonly #newcomers: LRUCache<string, Row<V>>
  readonly #regulars: LRUCache<string, Row<V>>

  constructor(bounds: Bounds) {
    this.#newcomers = shelf(bounds, NEWCOMERS, () => {})
    this.#regulars = shelf(bounds, 1 - NEWCOMERS, (key, row) => this.#newcomers.set(key, row))
  }

  get size(): number {
    return this.#newcomers.size + this.#regulars.size
  }

  get bytes(): number {
    return this.#newcomers.calculatedSize + this.#regulars.calculatedSize
  }

  get(key: string): V | undefined {
    const regular = this.#regulars.get(key)
    if (regular !== undefined) return regular.value
    const row = this.#newcomers.peek(key)
    if (row === undefined) return undefined
    this.#newcomers.delete(key)
    this.#regulars.set(key, row)
    return row.value
  }

  /** Replaces what stands under the key; a regular one stays regular. */
  set(key: string, value: V, bytes: number): void {
    const shelf = this.#regulars.has(key) ? this.#regulars : this.#newcomers
    shelf.set(key, { value, bytes: bytes + key.length * 2 + ROW_BYTES })
  }

  /** Adds bytes to the value under the key, which has grown. */
  grow(key: string, value: V, bytes: number): void {
    for (const shelf of [this.#regulars, this.#newcomers]) {
      const row = shelf.peek(key)
      if (row?.value === value) shelf.set(key, { value, bytes: row.bytes + bytes })
    }
  }

  clear(): void {
    this.#newcomers.clear()
    this.#regulars.clear()
  }
}
