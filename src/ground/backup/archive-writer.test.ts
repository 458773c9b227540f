import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openKeys } from '../secrets/keys.ts'
import { openArchive } from './archive-writer.ts'

const BYTES = 1_000_000
const KEYS = openKeys(Buffer.alloc(32, 7).toString('base64'))

/** Collects uncaught errors, which would otherwise end the process. */
function unheard(): unknown[] {
  const errors: unknown[] = []
  const hear = (error: unknown) => void errors.push(error)
  process.prependListener('uncaughtException', hear)
  onTestFinished(() => void process.off('uncaughtException', hear))
  return errors
}

/** Reads a few bytes and then stops reading. */
async function readerThatGoes(bytes: Readable, why?: Error): Promise<void> {
  await new Promise((resolve) => bytes.once('data', resolve))
  bytes.destroy(why)
}

const silent = (work: Promise<unknown>): Promise<'failed' | 'done'> =>
  work.then(
    () => 'done',
    () => 'failed',
  )

test.each([
  ['without a word', undefined],
  ['with an error', new Error('the store is gone')],
])('whoever reads an archive and goes %s fails the entry that is written, and nothing else', async (_how, why) => {
  const errors = unheard()
  const { bytes, add } = openArchive(KEYS)
  const gone = readerThatGoes(bytes, why)
  const writing = silent(
    (async () => {
      for (let n = 0; n < 20; n += 1) await add(`rows/${n}`, randomBytes(BYTES))
    })(),
  )
  await gone
  expect(await writing).toBe('failed')
  await turn()
  expect(errors).toEqual([])
})

test('content that streams into an archive ends with its reader, and lets go of what it was read from', async () => {
  const errors = unheard()
  const { bytes, addStream } = openArchive(KEYS)
  const gone = readerThatGoes(bytes)
  const content = Readable.from(Array.from({ length: 20 }, () => randomBytes(BYTES)))
  const writing = silent(addStream('files/a', 20 * BYTES, content))
  await gone
  expect([await writing, content.destroyed]).toEqual(['failed', true])
  const late = Readable.from([randomBytes(BYTES)])
  expect([await silent(addStream('files/b', BYTES, late)), late.destroyed]).toEqual(['failed', true])
  await turn()
  expect(errors).toEqual([])
})
