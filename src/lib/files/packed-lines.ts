import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Characters that are packed together. */
const BLOCK = 65_536

/** Lines that are collected over a long time and read once: packed meanwhile, so that many take little memory. */
export class PackedLines {
  readonly #packed: Uint8Array[] = []
  #waiting: string[] = []
  #length = 0

  /** A line without its end. */
  add(line: string): void {
    this.#waiting.push(line)
    this.#length += line.length
    if (this.#length < BLOCK) return
    // Copied, since a buffer keeps all of the pool that it was cut from.
    this.#packed.push(new Uint8Array(deflateRawSync(this.#waiting.join('\n'))))
    this.#waiting = []
    this.#length = 0
  }

  /** All lines in their order, some hundred at a time. */
  *batches(): Generator<string[]> {
    for (const packed of this.#packed) yield inflateRawSync(packed).toString().split('\n')
    if (this.#waiting.length > 0) yield this.#waiting
  }
}
