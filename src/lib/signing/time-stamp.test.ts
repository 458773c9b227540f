import { createHash, X509Certificate } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FALSEHOODS, type Stamper, startStamper } from '../../../tests/time-stamps.ts'
import { readTimestamp, timestampQuestion } from './time-stamp.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const HASH = createHash('sha256').update('dokumen').digest()

let stamper: Stamper
let trusted: X509Certificate[]

beforeAll(async () => {
  stamper = await startStamper()
  trusted = [new X509Certificate(stamper.pem)]
})
beforeEach(() => {
  stamper.mood = 'well'
})

async function stamped() {
  const { bytes, nonce } = await timestampQuestion(HASH)
  const answer = await fetch(stamper.url, { method: 'POST', body: new Uint8Array(bytes) })
  return { answer: new Uint8Array(await answer.arrayBuffer()), expected: { hash: HASH, nonce, trusted, now: NOW } }
}

test('a stamp on this hash by whom is trusted is taken as it came', async () => {
  const { answer, expected } = await stamped()
  const stamp = await readTimestamp(answer, expected)
  const token = 'token' in stamp ? Buffer.from(stamp.token) : Buffer.alloc(0)
  expect([token.includes(HASH), Buffer.from(answer).includes(token)]).toEqual([true, true])
})

describe('refused is a stamp', () => {
  test.each(FALSEHOODS)('that is false: %s', async (mood) => {
    stamper.mood = mood
    const { answer, expected } = await stamped()
    expect(await readTimestamp(answer, expected)).toEqual({ why: expect.any(String) })
  })

  test('by whom nobody vouches for, long before or after', async () => {
    const { answer, expected } = await stamped()
    expect(await readTimestamp(answer, { ...expected, trusted: [] })).toEqual({
      why: expect.stringContaining('tidak dikenal'),
    })
    for (const now of ['2026-11-20T02:40:00Z', '2026-11-20T03:20:00Z'])
      expect(await readTimestamp(answer, { ...expected, now: new Date(now) })).toEqual({
        why: expect.stringContaining('waktu'),
      })
  })

  test('of which one byte is another, wherever it stands, unless it says the same', async () => {
    const { answer, expected } = await stamped()
    await fc.assert(
      fc.asyncProperty(fc.nat(answer.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const bent = answer.with(at, (answer[at] ?? 0) ^ change)
        const stamp = await readTimestamp(bent, expected)
        // Only what no signature covers may differ: the answer around the token, and names of the signer in it.
        if ('token' in stamp) expect(Buffer.from(stamp.token).includes(HASH)).toBe(true)
        else expect(stamp.why).toMatch(/\p{L}/u)
      }),
      { numRuns: 200 },
    )
  })
})
