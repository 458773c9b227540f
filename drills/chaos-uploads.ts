import { createHash, randomBytes } from 'node:crypto'
import { pdf } from '../tests/pdf.ts'
import type { StubbornClient } from '../tests/stubborn-client.ts'
import { demand } from './demand.ts'

const PIECES = 3
const PIECE_BYTES = 60_000
/** As the browser waits before it goes on with an upload. */
const AGAIN_MS = 250

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** One person's uploads in pieces, gone on with as the browser does it. */
export class Uploads {
  /** Pieces and ends that had to be sent again. */
  again = 0
  readonly #client: StubbornClient
  /** Acknowledged files and what was sent. */
  readonly #given = new Map<string, string>()

  constructor(client: StubbornClient) {
    this.#client = client
  }

  get count(): number {
    return this.#given.size
  }

  async giveOne(): Promise<void> {
    const bytes = pdf(['<</Length 1>>', Buffer.from(randomBytes((PIECES * PIECE_BYTES) / 2).toString('hex'))])
    const named = { name: 'portofolio.pdf', jenis: 'portofolio', bytes: bytes.length }
    const { id } = await this.#client.write<{ id: string }>('POST', '/berkas/unggahan', named)
    for (let offset = 0; offset < bytes.length; ) offset = await this.#sendPiece(id, offset, bytes)
    const file = await this.#client.write<{ id: string }>('POST', `/berkas/unggahan/${id}/selesai`)
    this.#given.set(file.id, hashOf(bytes))
  }

  /** Every file that was acknowledged is there once, and as it was sent. */
  async check(): Promise<void> {
    const kept = await this.#client.get<{ id: string }[]>('/berkas')
    const ids = new Set(kept.map(({ id }) => id))
    demand(kept.length === this.count, `${this.count} berkas diberikan, tidak satu pun ganda (ada ${kept.length})`)
    for (const [id, hash] of this.#given) {
      demand(ids.has(id), `berkas ${id} ada`)
      demand(hashOf(await this.#client.bytes(`/berkas/${id}`)) === hash, `berkas ${id} sama dengan yang dikirim`)
    }
  }

  /** Answers where to go on: the server says it when nobody knows what of a piece arrived. */
  async #sendPiece(id: string, offset: number, bytes: Uint8Array): Promise<number> {
    const end = Math.min(offset + PIECE_BYTES, bytes.length)
    const form = new FormData()
    form.append('offset', String(offset))
    form.append('file', new File([Uint8Array.from(bytes.subarray(offset, end))], 'bagian'))
    const sent = await this.#client.once('PATCH', `/berkas/unggahan/${id}`, form).catch(() => undefined)
    if (sent?.status === 204) return end
    this.again += 1
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    const there = await this.#client.once('GET', `/berkas/unggahan/${id}`).catch(() => undefined)
    const reached = there?.status === 204 ? Number(there.headers.get('upload-offset')) : Number.NaN
    return Number.isInteger(reached) ? reached : offset
  }
}
