interface Bounds {
  entries: number
  bytes: number
}

interface Row<V> {
  value: V
  bytes: number
  /** Since it was last spared. */
  wasAsked?: boolean
}

/** What a row costs beside its key and value. */
const ROW_BYTES = 200
/** The share of both bounds for what nobody has asked for twice. */
export const NEWCOMERS = 0.25

/** Rows in the order in which they came; when the bounds are passed the oldest leave, those asked for meanwhile once spared. */
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

  /** Only marks the row: moving it to the end would cost every answer as much as finding it. */
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

  /** Answers what had to leave for it. */
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
 * Values by key within a number of entries and of bytes, keys included. What was asked for once has only a quarter
 * of the room, so a flood of addresses that nobody asks for again cannot drive out what everybody reads.
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

  /** The value under the key has become larger by so many bytes. */
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
