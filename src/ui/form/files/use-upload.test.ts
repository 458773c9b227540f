import { expect, test } from 'vitest'
import { Refusal } from '../../../lib/calls/refusal.ts'
import { mayPass } from './use-upload.ts'

test.each([
  [0, true],
  [429, true],
  [503, true],
  [507, true],
  [413, false],
  [422, false],
])('a file refused with %i is offered another try: %s', (status, again) => {
  expect(mayPass(new Refusal(status, 'Ditolak.'))).toBe(again)
})
