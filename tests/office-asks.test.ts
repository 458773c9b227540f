import { expect, test } from 'vitest'
import { z } from 'zod'
import { officeLists } from '../bench/office-asks.ts'
import { officeApi } from '../src/api.ts'
import type { Call } from '../src/lib/calls/call.ts'

/** A row of a list as far as its fields go. */
function rowOf(path: string): Record<string, unknown> {
  const call = Object.values<Call>(officeApi).find((each) => each.method === 'GET' && each.path === path)
  const data = call?.answer instanceof z.ZodObject ? call.answer.shape['data'] : undefined
  const row = data instanceof z.ZodArray ? data.element : undefined
  return row instanceof z.ZodObject ? Object.fromEntries(Object.keys(row.shape).map((field) => [field, 1])) : {}
}

test.each(officeLists().map((list) => [list.path, list] as const))(
  'the measurement knows what to ask of every filter of %s',
  (path, list) => {
    expect(list.kinds(rowOf(path)).length).toBeGreaterThan(0)
  },
)
