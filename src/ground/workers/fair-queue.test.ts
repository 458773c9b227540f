import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const takeAll = (queue: FairQueue<string>): (string | undefined)[] =>
  Array.from({ length: queue.size }, () => queue.take())

test('everybody’s first comes before anybody’s second', () => {
  const queue = new FairQueue<string>({ most: 20, mostOf: () => 10 })
  for (const item of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) queue.add(item.charAt(0), item)
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  expect(queue.take()).toBeUndefined()
})

test('one account fills its own lane and leaves the rest of the queue to others', () => {
  const queue = new FairQueue<string>({ most: 4, mostOf: () => 2 })
  const added = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((item) => queue.add(item.charAt(0), item))
  expect(added).toEqual([undefined, undefined, 'own lane full', undefined, undefined, 'full'])
})

test('what waits no longer is taken out', () => {
  const queue = new FairQueue<string>({ most: 4, mostOf: () => 2 })
  for (const item of ['a1', 'a2']) queue.add('a', item)
  queue.remove('a', 'a1')
  queue.remove('b', 'a2')
  expect([queue.size, queue.take(), queue.size]).toEqual([1, 'a2', 0])
})
