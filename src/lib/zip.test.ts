import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipArchive } from './zip.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

test('what is zipped comes out the same, whatever it is called', () => {
  const entries = [
    { name: 'data.json', bytes: Buffer.from('{"nama":"Wulan"}'.repeat(500)) },
    { name: 'berkas/Ijazah – «satu».pdf', bytes: Buffer.from([0, 255, 1]) },
    { name: 'kosong', bytes: Buffer.alloc(0) },
  ]
  const archive = zipArchive(entries, NOW)
  expect(archive.length).toBeLessThan(1000)
  const out = unzipSync(archive)
  expect(Object.entries(out).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) }))).toEqual(entries)
})

test('an archive of nothing is an archive', () => {
  expect(unzipSync(zipArchive([], NOW))).toEqual({})
})
