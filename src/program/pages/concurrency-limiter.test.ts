import { expect, test } from 'vitest'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'

const never = new AbortController().signal

/** Works that end when the test says so. */
function works() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const endFirst = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, endFirst }
}

test('a lane that asks for much waits behind itself: another one comes next', async () => {
  const queue = new ConcurrencyLimiter({ most: 1, waitingOfOne: 10, waiting: 100 })
  const { begun, work, endFirst } = works()
  for (const name of ['a1', 'a2', 'a3']) void queue.run('a', never, work(name))
  void queue.run('b', never, work('b1'))
  for (let n = 0; n < 4; n += 1) await endFirst()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('no more run at once than may, and one that fails makes room', async () => {
  const queue = new ConcurrencyLimiter({ most: 2, waitingOfOne: 10, waiting: 100 })
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    throw new Error('failed')
  }
  const all = Array.from({ length: 10 }, () => queue.run('a', never, work).catch(() => 'failed'))
  expect(new Set(await Promise.all(all))).toEqual(new Set(['failed']))
  expect(most).toBe(2)
})

test('one too many of a lane is refused at once, and who gives up leaves the queue', async () => {
  const queue = new ConcurrencyLimiter({ most: 1, waitingOfOne: 1, waiting: 100 })
  const { begun, work, endFirst } = works()
  const patience = new AbortController()
  void queue.run('a', never, work('a1'))
  const waiting = queue.run('a', patience.signal, work('a2'))
  await expect(queue.run('a', never, work('a3'))).rejects.toMatchObject({ status: 503 })
  patience.abort(new Error('gave up'))
  await expect(waiting).rejects.toThrow('gave up')
  void queue.run('a', never, work('a4'))
  await endFirst()
  expect(begun).toEqual(['a1', 'a4'])
})
