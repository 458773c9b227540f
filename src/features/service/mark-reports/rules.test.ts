import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isMarkOpen,
  MARK_STATE_NAMES,
  MARK_TRANSITIONS,
  type MarkState,
  type MarkTransition,
  markTransitionsFor,
  nextMark,
  OPEN_MARKS,
} from './rules.ts'

const NAMES = Object.keys(MARK_TRANSITIONS) as MarkTransition[]

test('a report goes from what was seen by a letter and its answer to one of three ends, which are final', () => {
  expect(Object.fromEntries(MARK_STATE_NAMES.map((status) => [status, markTransitionsFor(status)]))).toEqual({
    dilaporkan: ['send', 'stop', 'accept'],
    disurati: ['send', 'answer', 'stop', 'accept', 'refer'],
    dijawab: ['send', 'stop', 'accept', 'refer'],
    ...{ dihentikan: [], sah: [], diteruskan: [] },
  })
  expect(OPEN_MARKS).toEqual(['dilaporkan', 'disurati', 'dijawab'])
})

test('whatever is tried in whatever order, nobody is taken to law without a letter, nor answered before one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...NAMES), { maxLength: 12 }), (tried) => {
      let status: MarkState = 'dilaporkan'
      let letters = 0
      for (const one of tried) {
        const next = nextMark(one, status)
        if (next === undefined) continue
        expect(isMarkOpen(status)).toBe(true)
        if (one === 'send') letters += 1
        if (next === 'diteruskan' || next === 'dijawab') expect(letters).toBeGreaterThan(0)
        status = next
      }
    }),
  )
})
