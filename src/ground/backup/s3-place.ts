import { Readable } from 'node:stream'
import type { S3mini, UploadPart } from 's3mini'
import type { OutboundTerms } from '../http-client/allowed-places.ts'
import {
  type Bucket,
  bucketFault,
  bucketLabel,
  inPieces,
  isPassing,
  keyIn,
  openClient,
  patiently,
} from '../storage/places/bucket.ts'
import { readArchiveName } from './archive-name.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupPlace } from './backup-place.ts'

/** S3 takes parts of 5 MiB to 5 GiB, at most 10,000 of them: this allows archives of 156 GiB. */
const PART_BYTES = 16 * 1024 * 1024
const REQUEST_MS = 120_000
const WAITS_MS = [250, 1000, 3000, 8000]

/** Tells whether a retry may help; a server that was silent for two minutes is not asked four times more. */
const mayPass = (error: unknown): boolean => (error as Error).name !== 'TimeoutError' && isPassing(error)

/** Opens a place for archives in a bucket. An archive appears only once all parts of its upload are put together. */
export async function openS3Place(bucket: Bucket, outbound: OutboundTerms): Promise<BackupPlace> {
  const { prefix } = bucket
  const label = bucketLabel(bucket)
  const s3: S3mini = await openClient(bucket, outbound, REQUEST_MS)
  const keyOf = (name: string): string => keyIn(bucket, name)
  const ask = <T>(request: () => Promise<T>): Promise<T> =>
    patiently(request, WAITS_MS, mayPass).catch((cause: unknown) => {
      throw cause instanceof BackupFault ? cause : new BackupFault(bucketFault(cause, label), { cause })
    })

  async function upload(key: string, id: string, archive: Readable): Promise<number> {
    const parts: UploadPart[] = []
    let bytes = 0
    for await (const part of inPieces(archive, PART_BYTES)) {
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
        const bytes = Buffer.from(await response.arrayBuffer())
        // A part without bytes would be asked for again for ever.
        const isPart = !Number.isNaN(size) && (bytes.length > 0 || size === 0)
        if (!isPart) throw new BackupFault(`${label} tidak mengenal unduhan sebagian.`)
        return bytes
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
