import { beforeAll, expect, test } from 'vitest'
import { PERMISSIONS } from '../src/access.ts'
import { staffIn } from './accounts.ts'
import { type TestApp, testApp, testDatabase } from './harness.ts'
import { type Plan, planNodes, planOf } from './query-plans.ts'
import { statementsOf } from './statements.ts'

let site: TestApp
let administrator: Awaited<ReturnType<typeof staffIn>>

beforeAll(async () => {
  site = await testApp({ database: await testDatabase() })
  administrator = await staffIn(site, [...PERMISSIONS])
  // An index alone is cheaper only where there are rows, and where they are said to be visible to everybody.
  await site.database.pool.query(`
    insert into users (name, email, phone, password_hash, role)
      select 'Petugas ' || n, 'petugas' || n || '@example.com', '+62811000' || n, 'x', 'administrator'
      from generate_series(1, 1000) as n`)
  await site.database.pool.query(`
    select pg_restore_relation_stats('schemaname', 'public', 'relname', 'users', 'relpages', 24, 'relallvisible', 24)`)
})

/** The steps of the only statement of that kind that a list asks. */
async function stepsFor(path: string, about: RegExp, closed: string[]): Promise<Plan[]> {
  const statements = await statementsOf(() => administrator.browser.get(path), about)
  expect(statements).toHaveLength(1)
  return planNodes(await planOf(site.db, statements[0] ?? '', closed))
}

test('the list of applications by their deadlines is read in that order, not sorted', async () => {
  const steps = await stepsFor('/admin-api/permohonan?sort=due_at', /order by "r"\."due_at"/, ['enable_sort'])
  expect(steps.filter((step) => step['Sort Key'])).toEqual([])
})

test('the list of versions by the categories of their schemes begins with these, in that order', async () => {
  const steps = await stepsFor('/admin-api/versi-skema?sort=kategori', /order by "r"\."kategori"/, ['enable_sort'])
  expect(steps).toContainEqual(expect.objectContaining({ 'Index Name': 'schemes_kategori_id_idx' }))
})

test.each([
  ['staff are', '/admin-api/staf?q=pe', 'users_of_staff'],
  ['decisions that wait are', '/admin-api/keputusan?q=pe', 'user_trainings_to_decide'],
])('%s counted in an index alone', async (_, path, index) => {
  const closed = ['enable_seqscan', 'enable_bitmapscan']
  const steps = await stepsFor(path, /select count\(\*\)::int as total /, closed)
  expect(steps).toContainEqual(expect.objectContaining({ 'Node Type': 'Index Only Scan', 'Index Name': index }))
})
