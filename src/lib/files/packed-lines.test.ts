import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { retainedBytes } from '../../../tests/retained-bytes.ts'
import { PackedLines } from './packed-lines.ts'

test('lines come back as they were added, whether they were packed or not', () => {
  const lines = Array.from({ length: 5000 }, (_, at) => `${at}: berkas “${'é'.repeat(at % 40)}”`)
  const kept = new PackedLines()
  for (const line of lines) kept.add(line)
  const batches = [...kept.batches()]
  expect(batches.flat()).toEqual(lines)
  expect(batches.length).toBeGreaterThan(1)
})

test('of no lines there are none', () => {
  expect([...new PackedLines().batches()]).toEqual([])
})

test('a line with a SHA-256 takes little more than that', () => {
  const MANY = 20_000
  const kept = new PackedLines()
  const before = retainedBytes()
  for (let at = 0; at < MANY; at += 1) {
    const sha256 = createHash('sha256').update(String(at)).digest('hex')
    kept.add(JSON.stringify({ nama: `sertifikat/${at}-KTPA-LSK-XX-I-2026.pdf`, byte: 40_000 + at, sha256 }))
  }
  expect((retainedBytes() - before) / MANY).toBeLessThan(90)
  expect([...kept.batches()].flat()).toHaveLength(MANY)
})
