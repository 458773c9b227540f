import { expect, test } from 'vitest'
import { PERMISSIONS } from '../src/access.ts'
import { officeApi } from '../src/api.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { resources } from '../src/office/resources.ts'
import { PASSWORD, staffIn } from './accounts.ts'
import { testApp } from './harness.ts'

/** More than that is worth a search, whoever adds the rows. */
const FEW = 9

const api: Record<string, Call> = officeApi

test('a list of a few rows that only the program adds says so: it has no boxes and no export', async () => {
  const site = await testApp()
  const { browser } = await staffIn(site, [...PERMISSIONS])
  await browser.post('/user/confirm-password', { password: PASSWORD })
  const fixed: string[] = []
  for (const { name, calls, list, role, single } of resources) {
    const call = calls.list && api[calls.list]
    if (!call || !list || calls.create || role || single) continue
    const answer = await browser.get(`${call.path}?page=1&perPage=25`)
    const total = Number((answer.body as { total?: number }).total)
    // Rows that nobody can add are there as soon as the portal is set up.
    if (calls.update && total > 0 && total <= FEW) fixed.push(name)
  }
  expect(fixed.toSorted()).toEqual(resources.flatMap(({ name, fixed: is }) => (is ? [name] : [])).toSorted())
  expect(fixed).not.toEqual([])
})
