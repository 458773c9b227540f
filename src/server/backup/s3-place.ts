import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { S3mini, type UploadPart } from 's3mini'
import { readArchiveName } from './archive-name.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupPlace } from './backup-place.ts'

export interface Bucket {
  /** Of the server: https://s3.example.com */
  endpoint: string
  region: string
  bucket: string
  /** Folder inside the bucket; empty for none. */
  prefix: string
  access_key: string
  secret_key: string
}

/** S3 takes parts of 5 MiB to 5 GiB, at most 10,000 of them: this allows archives of 156 GiB. */
const PART_BYTES = 16 * 1024 * 1024
const REQUEST_MS = 120_000
const WAITS_MS = [250, 1000, 3000, 8000]

const statusOf = (error: unknown): number | undefined => (error as { status?: number }).status

/** Whether the same request may well succeed a moment later. */
const isPassing = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === undefined || status === 0 || status === 408 || status === 429 || status >= 500
}

function explain(error: unknown, label: string): BackupFault {
  if (error instanceof BackupFault) return error
  const status = statusOf(error)
  const cause = { cause: error }
  if (status === 403) return new BackupFault(`${label} menolak kunci akses. Periksa kunci, rahasia, dan haknya.`, cause)
  if (status === 404) return new BackupFault(`${label} tidak ada. Periksa nama bucket dan arsipnya.`, cause)
  if (status && status < 500)
    return new BackupFault(`${label} menolak permintaan (${status}). Periksa region dan alamatnya.`, cause)
  const why = status ? `menjawab ${status}` : 'tidak dapat dihubungi'
  return new BackupFault(`${label} ${why}. Periksa jaringan dan server S3, lalu ulangi.`, cause)
}

/** Tries again what may pass; what stays wrong is thrown as a sentence. */
async function patiently<T>(label: string, request: () => Promise<T>): Promise<T> {
  for (const wait of [...WAITS_MS, undefined]) {
    try {
      return await request()
    } catch (error) {
      if (wait === undefined || !isPassing(error)) throw explain(error, label)
      await sleep(wait)
    }
  }
  throw new Error('unreachable')
}

/** A stream in pieces of one size, the last one shorter; at least one. */
async function* inParts(stream: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  let isFirst = true
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    const whole = Buffer.concat(waiting)
    yield whole.subarray(0, PART_BYTES)
    waiting = [whole.subarray(PART_BYTES)]
    size -= PART_BYTES
    isFirst = false
  }
  if (size > 0 || isFirst) yield Buffer.concat(waiting)
}

/** Archives in a bucket. A part of an upload is no archive: one appears when all of its parts are put together. */
export function openS3Place({ endpoint, region, bucket, prefix, access_key, secret_key }: Bucket): BackupPlace {
  const label = `s3://${new URL(endpoint).host}/${[bucket, prefix].filter((part) => part !== '').join('/')}`
  const s3 = new S3mini({
    accessKeyId: access_key,
    secretAccessKey: secret_key,
    endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    region,
    requestAbortTimeout: REQUEST_MS,
  })
  const keyOf = (name: string): string => (prefix === '' ? name : `${prefix}/${name}`)
  const ask = <T>(request: () => Promise<T>): Promise<T> => patiently(label, request)

  async function upload(key: string, id: string, archive: Readable): Promise<number> {
    const parts: UploadPart[] = []
    let bytes = 0
    for await (const part of inParts(archive)) {
      parts.push(await ask(() => s3.uploadPart(key, id, part, parts.length + 1)))
      bytes += part.length
    }
    await ask(() => s3.completeMultipartUpload(key, id, parts))
    return bytes
  }

  async function* download(key: string): AsyncGenerator<Buffer> {
    let at = 0
    let size = 1
    while (at < size) {
      const part = await ask(async () => {
        const response = await s3.getObjectRaw(key, false, at, at + PART_BYTES)
        size = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? Number.NaN)
        if (Number.isNaN(size)) throw new BackupFault(`${label} tidak mengenal unduhan sebagian.`)
        return Buffer.from(await response.arrayBuffer())
      })
      yield part
      at += part.length
    }
  }

  return {
    label,

    async list() {
      const found = (await ask(() => s3.listObjects('/', prefix === '' ? '' : `${prefix}/`))) ?? []
      const archives = found.map(({ Key, Size }) => ({
        name: Key.slice(Key.lastIndexOf('/') + 1),
        bytes: Number(Size),
        key: Key,
      }))
      return archives
        .filter(({ name, key }) => readArchiveName(name) && key === keyOf(name))
        .map(({ name, bytes }) => ({ name, bytes }))
    },

    async write(name, archive) {
      const key = keyOf(name)
      try {
        const id = await ask(() => s3.getMultipartUploadId(key, 'application/zstd'))
        return await upload(key, id, archive).catch(async (error: unknown) => {
          await s3.abortMultipartUpload(key, id).catch(() => {})
          throw error
        })
      } catch (error) {
        archive.destroy()
        throw error
      }
    },

    read: async (name) => Readable.from(download(keyOf(name))),

    remove: async (name) => void (await ask(() => s3.deleteObject(keyOf(name)))),

    // Uploads that were cut off are invisible; a rule of the bucket ends them (see the operator's guide).
    clearHalves: async () => {},
  }
}
