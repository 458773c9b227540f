import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type Keys, PARTS_NAME_BYTES } from '../secrets/keys.ts'
import { inPieces } from '../storage/places/bucket.ts'
import { BackupFault } from './backup-fault.ts'

/** An archive begins with a line in the clear, the name of its key and its salt; what follows are sealed parts. */
const LINE = 'sertifikasi-cadangan'
export const SEALED_FORMAT = 2
const BEGIN = Buffer.from(`${LINE} ${SEALED_FORMAT}\n`)
const SALT_BYTES = 32
const HEAD_BYTES = BEGIN.length + PARTS_NAME_BYTES + SALT_BYTES
const PURPOSE = 'backup-archive'

const PART_BYTES = 64 * 1024
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

/** The first bytes of a zstd stream: an archive with them was written before archives were sealed. */
const PLAIN_BEGIN = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

/** Returns a nonce of the part's number and whether it is the last, so reordered or truncated parts do not open. */
function nonceOf(part: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(part), 0)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function sealPart(key: Buffer, nonce: Buffer, bytes: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce)
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** Opens a part; returns undefined when it was not sealed under this key and nonce. */
function openPart(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | undefined {
  if (sealed.length < TAG_BYTES) return undefined
  const end = sealed.length - TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, nonce).setAuthTag(sealed.subarray(end))
  const opened = decipher.update(sealed.subarray(0, end))
  try {
    decipher.final()
    return opened
  } catch {
    return undefined
  }
}

/** Yields each piece with a flag that tells whether it is the last. */
async function* markingLast(pieces: AsyncIterable<Buffer>): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let waiting: Buffer | undefined
  for await (const piece of pieces) {
    if (waiting) yield { piece: waiting, isLast: false }
    waiting = piece
  }
  if (waiting) yield { piece: waiting, isLast: true }
}

/** Seals a stream under the newest key: without the key nobody can read, change or leave out a part. */
export async function* seal(keys: Keys, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const { name, key } = keys.newPartsKey(PURPOSE, Buffer.concat([BEGIN, salt]))
  yield Buffer.concat([BEGIN, name, salt])
  let part = 0
  for await (const { piece, isLast } of markingLast(inPieces(bytes, PART_BYTES))) {
    yield sealPart(key, nonceOf(part, isLast), piece)
    part += 1
  }
}

export interface Opening {
  keys: Keys
  /** On the operator's word: reads an archive from before archives were sealed, which anybody may have written. */
  trustsUnsealed?: boolean
}

export type Format = 1 | typeof SEALED_FORMAT

/** How an archive begins, and all that follows. */
interface Begun {
  format: Format
  head: Buffer
  rest: AsyncIterable<Buffer>
}

export const damageOf = (name: string, why: string): BackupFault =>
  new BackupFault(`Arsip ${name} tidak utuh: ${why}. Pakai arsip lain, atau ambil lagi salinannya.`)

export const otherVersion = (name: string): BackupFault =>
  new BackupFault(`Arsip ${name} dibuat versi program lain yang tidak dikenal. Pulihkan dengan versi itu.`)

function formatOf(name: string, head: Buffer): Format {
  if (head.subarray(0, PLAIN_BEGIN.length).equals(PLAIN_BEGIN)) return 1
  if (head.length < HEAD_BYTES) throw damageOf(name, 'terpotong di awalnya')
  if (head.subarray(0, BEGIN.length).equals(BEGIN)) return SEALED_FORMAT
  if (head.toString('latin1').startsWith(`${LINE} `)) throw otherVersion(name)
  throw new BackupFault(`${name} bukan arsip cadangan portal.`)
}

/** Reads only the beginning of an archive. */
export async function beginReading(name: string, bytes: AsyncIterable<Buffer>): Promise<Begun> {
  const chunks = bytes[Symbol.asyncIterator]()
  let read: Buffer = Buffer.alloc(0)
  while (read.length < HEAD_BYTES) {
    const { value, done } = await chunks.next()
    if (done) break
    read = Buffer.concat([read, value])
  }
  const format = formatOf(name, read)
  const cut = format === SEALED_FORMAT ? HEAD_BYTES : 0
  async function* rest(): AsyncGenerator<Buffer> {
    if (read.length > cut) yield read.subarray(cut)
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  return { format, head: read.subarray(0, cut), rest: rest() }
}

function keyOf(name: string, head: Buffer, keys: Keys): Buffer {
  const keyName = head.subarray(BEGIN.length, BEGIN.length + PARTS_NAME_BYTES)
  const salt = head.subarray(BEGIN.length + PARTS_NAME_BYTES)
  const key = keys.partsKey(PURPOSE, keyName, Buffer.concat([BEGIN, salt]))
  if (key) return key
  throw new BackupFault(
    `Arsip ${name} disegel dengan kunci lain: milik pemasangan lain, atau kunci lama yang sudah dilepas. Pakai kunci dari saat arsip itu dibuat.`,
  )
}

async function* openParts(name: string, key: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let part = 0
  for await (const { piece, isLast } of markingLast(inPieces(rest, PART_BYTES + TAG_BYTES))) {
    const opened = openPart(key, nonceOf(part, isLast), piece)
    if (!opened && isLast) throw damageOf(name, 'akhirnya terpotong atau diubah sesudah disegel')
    if (!opened) throw damageOf(name, 'isinya diubah sesudah disegel')
    yield opened
    part += 1
  }
}

/**
 * Returns the bytes that were sealed; throws a BackupFault whose sentence names the reason when they cannot be opened.
 */
export function unseal(name: string, { format, head, rest }: Begun, opening: Opening): AsyncIterable<Buffer> {
  if (format === SEALED_FORMAT) return openParts(name, keyOf(name, head, opening.keys), rest)
  if (opening.trustsUnsealed) return rest
  throw new BackupFault(
    `Arsip ${name} tidak tersegel: dibuat versi program lama, dan siapa pun dapat mengubahnya. Hanya restore dengan --trust-unsealed memulihkannya, bila Anda yakin siapa yang menulisnya.`,
  )
}
