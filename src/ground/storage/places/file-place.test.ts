import { createHash, randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type BucketServer, startBucketServer } from '../../../../tests/bucket-server.ts'
import { openBucketPlace } from './bucket-place.ts'
import { openDiskPlace } from './disk-place.ts'
import { type FilePlace, PlaceAway } from './file-place.ts'

const MIB = 1024 * 1024

let server: BucketServer

beforeAll(async () => {
  server = await startBucketServer()
})

afterAll(() => server.close())

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const newBucket = (): FilePlace => openBucketPlace(server.bucket(randomUUID()))
const newFolder = (): FilePlace => openDiskPlace(path.join(inject('folder'), randomUUID()))

async function listOf(place: FilePlace, folder: string): Promise<string[]> {
  const all: string[] = []
  for await (const names of place.list(folder)) all.push(...names)
  return all
}

describe.each([
  ['a folder', newFolder],
  ['a bucket', newBucket],
])('%s', (_what, open) => {
  test('gives back what was written, and replaces it whole', async () => {
    const [place, bytes] = [open(), randomBytes(5000)]
    await place.write('private/ab/abc', Buffer.from('yang lama'))
    await place.write('private/ab/abc', bytes)
    expect(await place.read('private/ab/abc')).toEqual(bytes)
    const found = await place.open('private/ab/abc')
    expect([found?.bytes, found && (await buffer(found.content))]).toEqual([5000, bytes])
    const facts = await place.facts('private/ab/abc')
    expect(facts?.bytes).toBe(5000)
    expect(Math.abs(Date.now() - (facts?.writtenAt.getTime() ?? 0))).toBeLessThan(60_000)
  })

  test('answers undefined for what is not there, and lets it be removed', async () => {
    const place = open()
    expect([await place.read('a/b'), await place.open('a/b'), await place.facts('a/b')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(await place.move('a/b', 'a/c')).toBe(false)
    await place.remove('a/b')
    expect(await listOf(place, 'a')).toEqual([])
  })

  test('lists a folder and what lies below it, in order, and nothing beside it', async () => {
    const place = open()
    for (const name of ['private/cd/2', 'private/ab/1', 'privatexx/no', 'public/ab/3', 'private/ab/0'])
      await place.write(name, Buffer.from(name))
    expect(await listOf(place, 'private')).toEqual(['private/ab/0', 'private/ab/1', 'private/cd/2'])
  })

  test('moves a file, over one that is there', async () => {
    const place = open()
    await place.write('public/ab/1', Buffer.from('baru'))
    await place.write('quarantine/2026-11-20/public/1', Buffer.from('lama'))
    expect(await place.move('public/ab/1', 'quarantine/2026-11-20/public/1')).toBe(true)
    expect(await place.read('public/ab/1')).toBeUndefined()
    expect((await place.read('quarantine/2026-11-20/public/1'))?.toString()).toBe('baru')
  })

  test('keeps a stream of the hash that was said, and nothing of another', async () => {
    const [place, small, large] = [open(), randomBytes(3000), randomBytes(17 * MIB)]
    const streamOf = (bytes: Buffer) => Readable.from([bytes.subarray(0, 2000), bytes.subarray(2000)])
    for (const [name, bytes] of [
      ['a/small', small],
      ['a/large', large],
    ] as const) {
      expect(await place.writeStream(name, streamOf(bytes), sha256(Buffer.from('lain')))).toBe(false)
      expect(await listOf(place, 'a')).not.toContain(name)
      expect(await place.writeStream(name, streamOf(bytes), sha256(bytes))).toBe(true)
      expect((await place.read(name))?.equals(bytes)).toBe(true)
    }
    const broken = Readable.from(
      (async function* () {
        yield large
        throw new Error('archive cut')
      })(),
    )
    await expect(place.writeStream('a/broken', broken, sha256(large))).rejects.toThrow('archive cut')
    expect(await listOf(place, 'a')).not.toContain('a/broken')
  })
})

describe('over a bad line to a bucket', () => {
  test('files come and go whole: through 503s, a slow answer, and lines cut both ways', async () => {
    const [place, bytes] = [newBucket(), randomBytes(200_000)]
    await place.write('private/ab/abc', Buffer.from('yang lama'))
    server.trouble = ['cut-sent', 'cut', 'slow']
    await place.write('private/ab/abc', bytes)
    expect(server.trouble).toEqual([])
    server.trouble = ['cut', '503']
    expect((await place.read('private/ab/abc'))?.equals(bytes)).toBe(true)
    server.trouble = ['503']
    expect(await place.move('private/ab/abc', 'private/ab/def')).toBe(true)
    expect(await listOf(place, 'private')).toEqual(['private/ab/def'])
  })

  test('what is kept otherwise than it was sent is noticed', async () => {
    const place = newBucket()
    server.trouble = ['bent']
    await expect(place.write('private/ab/abc', Buffer.from('isi'))).rejects.toThrow('tidak seperti dikirim')
  })

  test('a server that is away, refuses, or has no such bucket is a fault, never a missing file', async () => {
    const place = newBucket()
    await place.write('private/ab/abc', Buffer.from('isi'))
    expect(await place.look?.()).toBe('ok')
    server.isAway = true
    const [write, ...others] = await Promise.allSettled([
      place.write('private/ab/abc', Buffer.from('yang baru')),
      ...[place.read('a/b'), place.facts('a/b'), place.remove('a/b'), place.move('a/b', 'a/c')],
    ])
    const refused = expect.stringMatching(/^s3:\/\/127\.0\.0\.1:\d+\/berkas\/\S+ menjawab 503\./)
    for (const asked of [write, ...others])
      expect(asked).toEqual({ status: 'rejected', reason: expect.objectContaining({ message: refused }) })
    expect(await place.look?.()).toBe('away')
    server.isAway = false
    expect(await place.look?.()).toBe('ok')
    expect((await place.read('private/ab/abc'))?.toString()).toBe('isi')
    const elsewhere = openBucketPlace(server.bucket('x', { bucket: 'lain' }))
    for (const ask of [elsewhere.read, elsewhere.facts, (name: string) => listOf(elsewhere, name)])
      await expect(ask('a/b')).rejects.toThrow('/lain/x tidak ada')
    const stranger = openBucketPlace(server.bucket('x', { key: 'BUKAN' }))
    const refusal = await stranger.read('a/b').catch((error: Error) => error)
    expect(refusal).toBeInstanceOf(PlaceAway)
    expect(JSON.stringify([refusal, String(refusal)])).not.toContain('BUKAN')
  })
})
