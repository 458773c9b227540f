import { setTimeout as sleep } from 'node:timers/promises'
import type { S3mini } from 's3mini'
import type { OutboundTerms } from '../../http-client/allowed-places.ts'
import { fetchOutside } from '../../http-client/fetch-outside.ts'
import { ClosedAddress } from '../../http-client/guard.ts'
import { countedClient } from './counted-client.ts'

/** An S3-compatible bucket, or a folder inside one, and the keys to it. */
export interface Bucket {
  /** The address of the server: https://s3.example.com */
  endpoint: string
  region: string
  bucket: string
  /** Folder inside the bucket; empty for none. */
  prefix: string
  access_key: string
  secret_key: string
}

/** Decodes a percent-encoded text; returns '' when it is malformed. */
export function plainText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The bucket of ://key:secret@server/bucket/prefix?region=…; undefined when a part of it is missing. */
export function bucketIn(url: URL, scheme: 'https' | 'http'): Bucket | undefined {
  const [bucket = '', ...prefix] = url.pathname.slice(1).replace(/\/$/, '').split('/')
  const [access_key, secret_key] = [plainText(url.username), plainText(url.password)]
  if (access_key === '' || secret_key === '' || bucket === '') return undefined
  return {
    endpoint: `${scheme}://${url.host}`,
    region: url.searchParams.get('region') ?? 'auto',
    bucket,
    prefix: prefix.join('/'),
    access_key,
    secret_key,
  }
}

/** Returns the bucket's name for people, without secrets. */
export const bucketLabel = ({ endpoint, bucket, prefix }: Bucket): string =>
  `s3://${new URL(endpoint).host}/${[bucket, prefix].filter((part) => part !== '').join('/')}`

export const keyIn = ({ prefix }: Bucket, name: string): string => (prefix === '' ? name : `${prefix}/${name}`)

/** The client is loaded only where it is needed. */
export async function openClient(bucket: Bucket, outbound: OutboundTerms, requestMs: number): Promise<S3mini> {
  const { S3mini } = await import('s3mini')
  const client = new S3mini({
    accessKeyId: bucket.access_key,
    secretAccessKey: bucket.secret_key,
    endpoint: `${bucket.endpoint.replace(/\/$/, '')}/${bucket.bucket}`,
    region: bucket.region,
    requestAbortTimeout: requestMs,
    fetch: fetchOutside({ service: 's3', outbound }),
  })
  return countedClient(client)
}

export const httpStatusOf = (error: unknown): number | undefined => (error as { status?: number }).status

/** Tells whether the same request may succeed a moment later. */
export const isPassing = (error: unknown): boolean => {
  const status = httpStatusOf(error)
  if (error instanceof ClosedAddress) return false
  return status === undefined || status === 0 || status === 408 || status === 429 || status >= 500
}

/** Retries a request after each of the waits while the error may pass. */
export async function patiently<T>(
  request: () => Promise<T>,
  waitsMs: readonly number[],
  mayPass: (error: unknown) => boolean = isPassing,
): Promise<T> {
  for (const wait of [...waitsMs, undefined]) {
    try {
      return await request()
    } catch (error) {
      if (wait === undefined || !mayPass(error)) throw error
      await sleep(wait)
    }
  }
  throw new Error('unreachable')
}

/** Returns the sentence for the operator about an error of a bucket. */
export function bucketFault(error: unknown, label: string): string {
  if (error instanceof ClosedAddress) return `${label} tidak dihubungi. ${error.message}`
  const status = httpStatusOf(error)
  if (status === 403) return `${label} menolak kunci akses. Periksa kunci, rahasia, dan haknya.`
  if (status === 404) return `${label} tidak ada. Periksa nama bucket dan isinya.`
  if (status && status < 500) return `${label} menolak permintaan (${status}). Periksa region dan alamatnya.`
  const why = status ? `menjawab ${status}` : 'tidak dapat dihubungi'
  return `${label} ${why}. Periksa jaringan dan server S3, lalu ulangi.`
}

/** A stream in pieces of one size, the last one shorter; at least one. */
export async function* inPieces(stream: AsyncIterable<Buffer>, partBytes: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  let isFirst = true
  for await (const chunk of stream) {
    waiting.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    const whole = Buffer.concat(waiting)
    const end = size - (size % partBytes)
    for (let at = 0; at < end; at += partBytes) yield whole.subarray(at, at + partBytes)
    waiting = [whole.subarray(end)]
    size -= end
    isFirst = false
  }
  if (size > 0 || isFirst) yield Buffer.concat(waiting)
}
