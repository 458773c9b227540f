import { createHash } from 'node:crypto'
import type { S3mini, UploadPart } from 's3mini'
import { type Bucket, bucketFault, inPieces } from './bucket.ts'
import { ifThere, ONCE, PART_BYTES, readBucketFiles } from './bucket-reads.ts'
import { type FilePlace, PlaceAway } from './file-place.ts'

const PAGE = 1000
const TYPE = 'application/octet-stream'

const hashOf = (kind: 'md5' | 'sha256', bytes: Uint8Array): Buffer => createHash(kind).update(bytes).digest()

/** By which the server refuses what arrives otherwise. */
const digestHeader = (md5: Buffer): object => ({ 'content-md5': md5.toString('base64') })

async function* firstAndRest(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

type Reads = ReturnType<typeof readBucketFiles>

function writeBucketFiles({ label, keyOf, ask, hashThere }: Reads) {
  const otherThanSent = (name: string): PlaceAway =>
    new PlaceAway(`${label} menyimpan ${name} tidak seperti dikirim. Periksa server S3, lalu ulangi.`)

  /** The server checks what arrives; what it then says it keeps is compared, or read back where that is no MD5. */
  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const md5 = hashOf('md5', bytes)
    const etag = await ask(async (s3) => {
      const response = await s3.putObject(keyOf(name), bytes, TYPE, undefined, { ...digestHeader(md5) })
      await response.arrayBuffer()
      return s3.sanitizeETag(response.headers.get('etag') ?? '')
    })
    if (etag === md5.toString('hex')) return
    if ((await hashThere(name)) !== hashOf('sha256', bytes).toString('hex')) throw otherThanSent(name)
  }

  /** In parts, which become a file once all of them are there and have the hash that was said. */
  async function upload(name: string, parts: AsyncIterable<Buffer>, expected: string): Promise<boolean> {
    const key = keyOf(name)
    const id = await ask((s3) => s3.getMultipartUploadId(key, TYPE))
    const abort = () => ask((s3) => s3.abortMultipartUpload(key, id), ONCE).catch(() => {})
    try {
      const [sent, hash] = [[] as UploadPart[], createHash('sha256')]
      for await (const part of parts) {
        hash.update(part)
        const digest = { ...digestHeader(hashOf('md5', part)) }
        sent.push(await ask((s3) => s3.uploadPart(key, id, part, sent.length + 1, {}, undefined, digest)))
      }
      if (hash.digest('hex') !== expected) {
        await abort()
        return false
      }
      await ask((s3) => s3.completeMultipartUpload(key, id, sent))
    } catch (error) {
      await abort()
      throw error
    }
    if ((await hashThere(name)) !== expected) throw otherThanSent(name)
    return true
  }

  return { write, upload }
}

/** Files in a bucket, each under a key of its name. */
export function openBucketPlace(bucket: Bucket): FilePlace {
  const reads = readBucketFiles(bucket)
  const { label, keyOf, ask, open, read, facts, look } = reads
  const { write, upload } = writeBucketFiles(reads)

  return {
    ...{ label, read, open, facts, look, write },

    async writeStream(name, content, expected) {
      const parts = inPieces(content, PART_BYTES)
      const first = (await parts.next()).value ?? Buffer.alloc(0)
      if (first.length === PART_BYTES) return upload(name, firstAndRest(first, parts), expected)
      if (hashOf('sha256', first).toString('hex') !== expected) return false
      await write(name, first)
      return true
    },

    /** The source goes once its copy is there, asked for once: a second time it may be a newer file. */
    async move(from, to) {
      const source = `/${bucket.bucket}/${keyOf(from)}`
      const headers = { 'x-amz-copy-source': encodeURI(source) }
      const copy = (s3: S3mini) => s3.copyObject(keyOf(from), keyOf(to), { additionalHeaders: headers })
      const isCopied = await ask((s3) =>
        ifThere(
          copy(s3).then(() => true),
          false,
        ),
      )
      if (isCopied) await ask((s3) => s3.deleteObject(keyOf(from)), ONCE)
      return isCopied
    },

    remove: async (name) => void (await ask((s3) => ifThere(s3.deleteObject(keyOf(name)), true))),

    async *list(folder) {
      let token: string | undefined
      do {
        const page = await ask((s3) => s3.listObjectsPaged('/', keyOf(`${folder}/`), PAGE, token))
        if (!page) throw new PlaceAway(bucketFault({ status: 404 }, label))
        yield (page.objects ?? []).map(({ Key }) => Key.slice(keyOf('').length))
        token = page.nextContinuationToken
      } while (token !== undefined)
    },
  }
}
