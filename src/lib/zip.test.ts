import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
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
