/** Where bytes lie: counted from the first that were ever set spilled. */
export interface Place {
  at: number
  length: number
}

/**
 * Bytes that are seldom asked for again, in memory that is taken once; the newest drive out the oldest. In pieces of
 * their own they would lie outside V8's heap, which it clears as a whole whenever enough of them have gathered.
 */
export class SpillStore {
  readonly #ring: Buffer
  #written = 0

  /** `bytes`: how much may lie there. */
  constructor(bytes: number) {
    this.#ring = Buffer.allocUnsafeSlow(bytes)
  }

  /** undefined for what is larger than all the room there is. */
  put(bytes: Buffer): Place | undefined {
    const room = this.#ring.length
    if (bytes.length > room) return undefined
    const untilEnd = room - (this.#written % room)
    if (bytes.length > untilEnd) this.#written += untilEnd
    const place = { at: this.#written, length: bytes.length }
    bytes.copy(this.#ring, place.at % room)
    this.#written += bytes.length
    return place
  }

  /** A copy, as what lies there is written over; undefined once it was. */
  read({ at, length }: Place): Buffer | undefined {
    const room = this.#ring.length
    if (at + room < this.#written) return undefined
    const from = at % room
    return Buffer.from(this.#ring.subarray(from, from + length))
  }
}
