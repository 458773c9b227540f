import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3mini } from 's3mini'
import { ownPlace } from '../../http-client/allowed-places.ts'
import { MARK } from '../store-mark.ts'
import {
  type Bucket,
  bucketFault,
  bucketLabel,
  httpStatusOf,
  isPassing,
  keyIn,
  openClient,
  patiently,
} from './bucket.ts'
import { PlaceAway, type PlacedFile } from './file-place.ts'

/** The pauses between tries: somebody waits for the answer, so after a few seconds it is refused for now. */
const WAITS_MS = [100, 400, 1500]
export const ONCE: readonly number[] = []
const REQUEST_MS = 30_000
/** The size of the parts that are fetched and sent. */
export const PART_BYTES = 16 * 1024 * 1024

/** A file is missing only where the server says so: a wrong bucket or another server's 404 is a fault. */
const isMissing = (error: unknown): boolean =>
  httpStatusOf(error) === 404 && /<Code>NoSuchKey<\/Code>/.test((error as { body?: string }).body ?? '')

export const ifThere = <T, E>(answer: Promise<T>, missing: E): Promise<T | E> =>
  answer.catch((error: unknown) => {
    if (!isMissing(error)) throw error
    return missing
  })

/** Tells whether a retry may help; whoever waited for one silent answer does not wait for four of them. */
const mayPass = (error: unknown): boolean => (error as Error).name !== 'TimeoutError' && isPassing(error)

interface Part {
  bytes: Buffer
  /** The size of the whole file. */
  size: number
  etag: string
  writtenAt: Date
}

/** Fetches the bytes from one offset to before another; fails once the file has been replaced. */
async function fetchPart(s3: S3mini, key: string, from: number, to: number, etag?: string): Promise<Part> {
  const response = await s3.getObjectRaw(key, false, from, to, etag === undefined ? {} : { 'if-match': `"${etag}"` })
  const bytes = Buffer.from(await response.arrayBuffer())
  const size = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]
  return {
    bytes,
    size: size === undefined ? bytes.length : Number(size),
    etag: s3.sanitizeETag(response.headers.get('etag') ?? ''),
    writtenAt: new Date(response.headers.get('last-modified') ?? 0),
  }
}

/** Returns functions that read from a bucket with retries; a lasting failure is thrown as PlaceAway. */
export function readBucketFiles(bucket: Bucket) {
  const label = bucketLabel(bucket)
  const keyOf = (name: string): string => keyIn(bucket, name)
  let client: Promise<S3mini> | undefined

  async function ask<T>(request: (s3: S3mini) => Promise<T>, waits: readonly number[] = WAITS_MS): Promise<T> {
    // Only the environment names such a bucket.
    client ??= openClient(bucket, ownPlace('s3', bucket.endpoint), REQUEST_MS)
    const s3 = await client
    return patiently(() => request(s3), waits, mayPass).catch((error: unknown) => {
      throw error instanceof PlaceAway ? error : new PlaceAway(bucketFault(error, label))
    })
  }

  const firstPart = (name: string, to: number, waits?: readonly number[]): Promise<Part | undefined> =>
    ask((s3) => ifThere(fetchPart(s3, keyOf(name), 0, to), undefined), waits)

  async function* download(name: string, first: Part): AsyncGenerator<Buffer> {
    yield first.bytes
    for (let at = first.bytes.length; at < first.size; ) {
      const { bytes } = await ask((s3) => fetchPart(s3, keyOf(name), at, at + PART_BYTES, first.etag))
      if (bytes.length === 0) throw new PlaceAway(`${label} tidak mengenal unduhan sebagian.`)
      yield bytes
      at += bytes.length
    }
  }

  async function open(name: string) {
    const first = await firstPart(name, PART_BYTES)
    return first && { bytes: first.size, content: Readable.from(download(name, first)) }
  }

  const read = async (name: string): Promise<Buffer | undefined> => {
    const found = await open(name)
    return found && buffer(found.content)
  }

  async function hashThere(name: string): Promise<string | undefined> {
    const found = await open(name)
    if (!found) return undefined
    const hash = createHash('sha256')
    for await (const part of found.content as AsyncIterable<Buffer>) hash.update(part)
    return hash.digest('hex')
  }

  async function facts(name: string): Promise<PlacedFile | undefined> {
    const first = await firstPart(name, 1)
    return first && { bytes: first.size, writtenAt: first.writtenAt }
  }

  const look = (): Promise<'ok' | 'away'> =>
    firstPart(MARK, 1, ONCE).then(
      () => 'ok',
      () => 'away',
    )

  return { label, keyOf, ask, open, read, facts, hashThere, look }
}
