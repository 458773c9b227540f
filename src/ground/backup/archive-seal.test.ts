import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openKeys } from '../secrets/keys.ts'
import { beginReading, type Opening, seal, unseal } from './archive-seal.ts'
import { BackupFault } from './backup-fault.ts'

const keyOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64')
const KEYS = openKeys(keyOf(1))
const [HEAD, PART, TAG] = [71, 65_536, 16]

async function whole(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** A stream that gives its bytes in pieces of a size that nobody chose. */
const inChunks = (bytes: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
  )

const sealed = (bytes: Buffer, keys = KEYS): Promise<Buffer> => whole(seal(keys, inChunks(bytes, 100_000)))

async function opened(bytes: Buffer, opening: Opening = { keys: KEYS }, size = 50_000): Promise<Buffer> {
  return whole(unseal('arsip', await beginReading('arsip', inChunks(bytes, size)), opening))
}

const LENGTHS = [0, 1, PART - 1, PART, PART + 1, 2 * PART, 3 * PART + 5]

test('what is sealed opens again, however long it is and in whatever pieces it comes', async () => {
  for (const length of LENGTHS) {
    const bytes = Buffer.alloc(length, 'isi')
    const archive = await sealed(bytes)
    for (const size of [7777, PART, 500_000]) {
      expect((await opened(archive, { keys: KEYS }, size)).equals(bytes), `${length} in ${size}`).toBe(true)
    }
  }
})

test('a sealed archive says in the clear which format it has, and nothing of what it holds', async () => {
  const archive = await sealed(Buffer.from('Budi Santoso'))
  expect(archive.toString('latin1')).toMatch(/^sertifikasi-cadangan 2\n/)
  expect(archive.includes('Budi')).toBe(false)
  expect((await sealed(Buffer.from('Budi Santoso'))).subarray(HEAD)).not.toEqual(archive.subarray(HEAD))
})

test('an archive with any byte altered, left out, added or moved does not open', async () => {
  const archive = await sealed(Buffer.alloc(3 * PART, 'isi'))
  await fc.assert(
    fc.asyncProperty(fc.nat(archive.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const altered = Buffer.from(archive)
      altered[at] = (altered[at] ?? 0) ^ change
      await expect(opened(altered)).rejects.toThrow(BackupFault)
      await expect(opened(archive.subarray(0, at))).rejects.toThrow(BackupFault)
      const without = Buffer.concat([archive.subarray(0, at), archive.subarray(at + 1)])
      await expect(opened(without)).rejects.toThrow(BackupFault)
    }),
    { numRuns: 40 },
  )
  await expect(opened(Buffer.concat([archive, Buffer.from('x')]))).rejects.toThrow('tidak utuh')
})

test('whole parts that are left out, repeated, put in another order or taken from another archive do not open', async () => {
  const bytes = Buffer.alloc(3 * PART, 'isi')
  const [archive, other] = [await sealed(bytes), await sealed(bytes)]
  const part = (of: Buffer, at: number): Buffer => of.subarray(HEAD + at * (PART + TAG), HEAD + (at + 1) * (PART + TAG))
  const [head, one, two, three] = [archive.subarray(0, HEAD), part(archive, 0), part(archive, 1), part(archive, 2)]
  expect((await opened(Buffer.concat([head, one, two, three]))).equals(bytes)).toBe(true)
  const strange = [
    [one, two],
    [one, three],
    [two, three],
    [two, one, three],
    [one, one, two, three],
    [one, two, three, three],
    [one, part(other, 1), three],
    [],
  ]
  for (const parts of strange) {
    await expect(opened(Buffer.concat([head, ...parts]))).rejects.toThrow('tidak utuh')
  }
})

test('after a change of keys an archive opens under the older one, and under none that had no part in it', async () => {
  const archive = await sealed(Buffer.from('isi'))
  expect((await opened(archive, { keys: openKeys(`${keyOf(2)},${keyOf(1)}`) })).toString()).toBe('isi')
  await expect(opened(archive, { keys: openKeys(keyOf(2)) })).rejects.toThrow('kunci lain')
})

test('the name of a key in an archive is not what else is sealed begins with', async () => {
  const archive = await sealed(Buffer.from('isi'))
  expect(archive.subarray(0, HEAD).includes(KEYS.newest)).toBe(false)
})
