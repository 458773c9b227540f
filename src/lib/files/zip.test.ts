import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { retainedBytes } from '../../../tests/retained-bytes.ts'
import { zipParts } from './zip.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

async function archiveOf(entries: { name: string; bytes: Buffer }[]): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of zipParts(entries, NOW)) parts.push(part)
  return Buffer.concat(parts)
}

test('what is zipped comes out the same, whatever it is called', async () => {
  const entries = [
    { name: 'data.json', bytes: Buffer.from('{"nama":"Wulan"}'.repeat(500)) },
    { name: 'berkas/Ijazah – «satu».pdf', bytes: Buffer.from([0, 255, 1]) },
    { name: 'kosong', bytes: Buffer.alloc(0) },
  ]
  const archive = await archiveOf(entries)
  expect(archive.length).toBeLessThan(1000)
  const out = unzipSync(archive)
  expect(Object.entries(out).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) }))).toEqual(entries)
})

test('an entry whose length nobody knows before is packed as it comes', async () => {
  async function* parts() {
    for (let at = 0; at < 50; at += 1) yield Buffer.from(`baris ${at}\n`.repeat(2000))
  }
  async function* entries() {
    yield { name: 'tabel.csv', parts: parts() }
    yield { name: 'sesudahnya', bytes: Buffer.from('utuh') }
  }
  const given: Buffer[] = []
  for await (const part of zipParts(entries(), NOW)) given.push(part)
  const archive = Buffer.concat(given)
  const { 'tabel.csv': table, sesudahnya } = unzipSync(archive)
  expect(Buffer.from(table ?? []).toString()).toMatch(/^baris 0\n.+baris 49\n$/s)
  expect(table?.length).toBe(10 * 2000 * 8 + 40 * 2000 * 9)
  expect(Buffer.from(sesudahnya ?? []).toString()).toBe('utuh')
})

test('an archive of more than 65,535 entries has all of them', { tags: ['long'] }, async () => {
  function* entries() {
    for (let at = 0; at < 70_000; at += 1) yield { name: `${at}.txt`, bytes: Buffer.from([at % 256]) }
  }
  const given: Buffer[] = []
  for await (const part of zipParts(entries(), NOW)) given.push(part)
  const out = unzipSync(Buffer.concat(given))
  expect(Object.keys(out)).toHaveLength(70_000)
  expect(out['69999.txt']).toEqual(new Uint8Array([69_999 % 256]))
})

test('an archive of nothing is an archive', async () => {
  expect(unzipSync(await archiveOf([]))).toEqual({})
})

test('the next entry is only fetched once the one before has been taken', async () => {
  const fetched: number[] = []
  async function* entries() {
    for (const at of [1, 2, 3]) {
      fetched.push(at)
      yield { name: `${at}`, bytes: Buffer.alloc(1000) }
    }
  }
  const parts = zipParts(entries(), NOW)
  await parts.next()
  expect(fetched).toEqual([1])
  await parts.next()
  expect(fetched).toEqual([1, 2])
})

test('of an entry that has been taken only its line in the directory is kept', async () => {
  const MANY = 10_000
  const kept = { first: 0, last: 0 }
  function* entries() {
    for (let at = 0; at < MANY; at += 1) {
      if (at === 1000) kept.first = retainedBytes()
      if (at === MANY - 1) kept.last = retainedBytes()
      yield { name: `sertifikat/${at}-KTPA-LSK-XX-I-2026.pdf`, bytes: Buffer.alloc(500, at) }
    }
  }
  let length = 0
  for await (const part of zipParts(entries(), NOW)) length += part.length
  expect(length).toBeGreaterThan(MANY * 150)
  expect((kept.last - kept.first) / (MANY - 1000)).toBeLessThan(300)
})
