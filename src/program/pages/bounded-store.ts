interface Bounds {
  entries: number
  bytes: number
}

interface Row<V> {
  value: V
  bytes: number
  /** True when it was asked for since it was last spared. */
  wasAsked?: boolean
}

/** The bytes of a row besides its key and value. */
const ROW_BYTES = 200
/** The share of both bounds for entries that nobody has asked for twice. */
export const NEWCOMERS = 0.25

/**
 * Rows in the order of their arrival; beyond the bounds the oldest leave, unless they were asked for meanwhile (once).
 */
class Shelf<V> {
  readonly #rows = new Map<string, Row<V>>()
  readonly #bounds: Bounds
  bytes = 0

  constructor({ entries, bytes }: Bounds, share: number) {
    this.#bounds = { entries: entries * share, bytes: bytes * share }
  }

  get size(): number {
    return this.#rows.size
  }

  /** Returns the row and only marks it: moving it to the end would cost as much as finding it. */
  get(key: string): Row<V> | undefined {
    const row = this.#rows.get(key)
    if (row !== undefined) row.wasAsked = true
    return row
  }

  take(key: string): Row<V> | undefined {
    const row = this.#rows.get(key)
    if (row === undefined) return undefined
    this.#rows.delete(key)
    this.bytes -= row.bytes
    return row
  }

  /** Adds a row; returns the rows that had to leave for it. */
  put(key: string, row: Row<V>): [string, Row<V>][] {
    this.#rows.set(key, row)
    this.bytes += row.bytes
    const left: [string, Row<V>][] = []
    for (const [oldest, its] of this.#rows) {
      if (this.#rows.size <= this.#bounds.entries && this.bytes <= this.#bounds.bytes) break
      this.take(oldest)
      if (its.wasAsked) {
        its.wasAsked = false
        this.#rows.set(oldest, its)
        this.bytes += its.bytes
      } else left.push([oldest, its])
    }
    return left
  }

  clear(): void {
    this.#rows.clear()
    this.bytes = 0
  }
}

/**
 * Keeps values by key within a number of entries and of bytes, keys included. Entries asked for once share a quarter of
 * the room, so that a flood of addresses cannot drive out the popular ones.
 */
export class BoundedStore<V> {
  readonly #newcomers: Shelf<V>
  readonly #regulars: Shelf<V>

  constructor(bounds: Bounds) {
    this.#newcomers = new Shelf(bounds, NEWCOMERS)
    this.#regulars = new Shelf(bounds, 1 - NEWCOMERS)
  }

  get size(): number {
    return this.#newcomers.size + this.#regulars.size
  }

  get bytes(): number {
    return this.#newcomers.bytes + this.#regulars.bytes
  }

  get(key: string): V | undefined {
    const regular = this.#regulars.get(key)
    if (regular !== undefined) return regular.value
    const row = this.#newcomers.take(key)
    if (row === undefined) return undefined
    for (const [left, its] of this.#regulars.put(key, row)) this.#newcomers.put(left, its)
    return row.value
  }

  /** Replaces what stands under the key; a regular one stays regular. */
  set(key: string, value: V, bytes: number): void {
    const row = { value, bytes: bytes + key.length * 2 + ROW_BYTES }
    const isRegular = this.#regulars.take(key) !== undefined
    this.#newcomers.take(key)
    if (!isRegular) this.#newcomers.put(key, row)
    else for (const [left, its] of this.#regulars.put(key, row)) this.#newcomers.put(left, its)
  }

  /** Adds bytes to the value under the key, which has grown. */
  grow(key: string, value: V, bytes: number): void {
    for (const shelf of [this.#regulars, this.#newcomers]) {
      const row = shelf.take(key)
      if (row) shelf.put(key, row.value === value ? { value, bytes: row.bytes + bytes } : row)
    }
  }

  clear(): void {
    this.#newcomers.clear()
    this.#regulars.clear()
  }
}
