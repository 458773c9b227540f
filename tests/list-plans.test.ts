import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { PERMISSIONS } from '../src/access.ts'
import { staffIn } from './accounts.ts'
import { type TestApp, testApp } from './harness.ts'
import { statementsOf } from './statements.ts'

let site: TestApp
let administrator: Awaited<ReturnType<typeof staffIn>>

beforeAll(async () => {
  site = await testApp()
  administrator = await staffIn(site, [...PERMISSIONS])
})

/** How PostgreSQL would answer the only statement of that kind, were its ways for few rows closed to it. */
async function planOf(path: string, about: RegExp, closed: string[]): Promise<string> {
  const [statement, ...others] = await statementsOf(() => administrator.browser.get(path), about)
  expect(others).toEqual([])
  return site.db.transaction().execute(async (one) => {
    for (const way of closed) await sql`set local ${sql.ref(way)} = off`.execute(one)
    const { rows } = await sql`explain (generic_plan, format json) ${sql.raw(statement ?? '')}`.execute(one)
    return JSON.stringify(rows)
  })
}

test.each([
  ['applications by their deadlines', '/admin-api/permohonan?sort=due_at', 'user_trainings_by_deadline'],
  ['versions by the categories of their schemes', '/admin-api/versi-skema?sort=kategori', 'schemes_kategori_id_idx'],
])('the list of %s is read in that order', async (_, path, index) => {
  const plan = await planOf(path, /order by "r"\./, ['enable_sort', 'enable_hashjoin'])
  expect(plan).toContain(`"Index Name":"${index}"`)
})

test.each([
  ['the staff', '/admin-api/staf?q=pe', 'users_of_staff'],
  ['what waits for a decision', '/admin-api/keputusan?q=pe', 'user_trainings_to_decide'],
])('%s is searched in an index alone', async (_, path, index) => {
  const plan = await planOf(path, /select count\(\*\)::int as total /, ['enable_seqscan', 'enable_bitmapscan'])
  expect(plan).toMatch(new RegExp(`"Node Type":"Index Only Scan"[^{}]*"Index Name":"${index}"`))
})
