import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('what is made of the same is made once, even where it is undefined', () => {
  const asked: object[] = []
  const nameOf = memoize((from: { name?: string }) => {
    asked.push(from)
    return from.name
  })
  const [named, nameless] = [{ name: 'Sungai' }, {}]
  expect([nameOf(named), nameOf(named), nameOf(nameless), nameOf(nameless)]).toEqual([
    'Sungai',
    'Sungai',
    undefined,
    undefined,
  ])
  expect(asked).toEqual([named, nameless])
})

test('something like it is something else', () => {
  const copyOf = memoize((from: { name: string }) => ({ ...from }))
  expect(copyOf({ name: 'Hutan' })).not.toBe(copyOf({ name: 'Hutan' }))
})
