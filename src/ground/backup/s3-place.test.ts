import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BucketServer, startBucketServer } from '../../../tests/bucket-server.ts'
import { openPlace } from './open-place.ts'

const NAME = 'cadangan-portal-20261120T030000Z.tar.zst'

let folder: string
let server: BucketServer
/** Looks at signatures; the other one cannot, as it takes a listing's address for another than was signed. */
let strict: S3rver
let strictPort: number

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sertifikasi-s3-'))
  const common = { port: 0, address: '127.0.0.1', silent: true, directory: folder }
  server = await startBucketServer()
  strict = new S3rver({ ...common, configureBuckets: [{ name: 'arsip' }] })
  strictPort = (await strict.run()).port
})

afterAll(async () => {
  await server.close()
  await strict.close()
  await rm(folder, { recursive: true, force: true })
})

const placeOf = ({ secret = 'S3RVER', bucket = 'arsip', port = server.linePort } = {}) =>
  openPlace(`s3://S3RVER:${secret}@127.0.0.1:${port}/${bucket}/portal?region=us-east-1&tls=0`)

async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

test('an archive of several parts goes out and comes back, through 503s and cut lines', async () => {
  const archive = randomBytes(20 * 1024 * 1024)
  const place = await placeOf()
  server.trouble = ['503', 'cut', '503']
  expect(await place.write(NAME, Readable.from([archive.subarray(0, 5_000_000), archive.subarray(5_000_000)]))).toBe(
    archive.length,
  )
  expect(await place.list()).toEqual([{ name: NAME, bytes: archive.length }])
  server.trouble = ['cut', '503']
  expect((await bytesOf(await place.read(NAME))).equals(archive)).toBe(true)
  await place.remove(NAME)
  expect(await place.list()).toEqual([])
})

test('what breaks half-way leaves no archive, and no parts', async () => {
  const place = await placeOf()
  async function* broken() {
    yield randomBytes(20 * 1024 * 1024)
    throw new Error('database gone')
  }
  server.seen = []
  await expect(place.write(NAME, Readable.from(broken()))).rejects.toThrow('database gone')
  expect(await place.list()).toEqual([])
  expect(server.seen.filter((request) => request.startsWith('DELETE'))).toHaveLength(1)
})

test('wrong keys and a missing bucket are named, without the secret', async () => {
  const small = () => Readable.from([Buffer.from('x')])
  expect(await (await placeOf({ port: strictPort })).write(NAME, small())).toBe(1)
  const wrong = await placeOf({ secret: 'bukan-rahasia', port: strictPort })
  const refusal = await wrong.write(NAME, small()).catch((error: Error) => error.message)
  expect(refusal).toMatch(/menolak kunci akses/)
  expect(refusal).not.toContain('bukan-rahasia')
  await expect((await placeOf({ bucket: 'lain' })).write(NAME, small())).rejects.toThrow('tidak ada')
})

test('a place without its parts says how to write it', async () => {
  await expect(openPlace('s3://server/bucket')).rejects.toThrow('s3://kunci:rahasia@server/bucket')
})
