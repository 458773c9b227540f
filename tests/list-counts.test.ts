import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { officeLists } from '../bench/office-asks.ts'
import { PERMISSIONS } from '../src/access.ts'
import { PASSWORD, staffIn } from './accounts.ts'
import { type TestApp, testApp } from './harness.ts'
import { statementsOf } from './statements.ts'

let site: TestApp
let administrator: Awaited<ReturnType<typeof staffIn>>

beforeAll(async () => {
  site = await testApp()
  administrator = await staffIn(site, [...PERMISSIONS])
  await administrator.browser.post('/user/confirm-password', { password: PASSWORD })
})

const MORE_TABLES: Record<string, string[]> = {
  // Nobody sees a case in which they have a part.
  '/admin-api/pengaduan': ['complaint_involved', 'complaints'],
  // Sorted by the examiner's name: read in the order of names, which a left join would not allow.
  '/admin-api/penguji-berhalangan': ['examiner_leaves', 'examiners'],
  '/admin-api/honorarium': ['examiners', 'honorariums'],
}

/** The tables that PostgreSQL reads for a statement, whatever its parameters are. */
async function tablesReadBy(statement: string): Promise<string[]> {
  const { rows } = await sql<{
    'QUERY PLAN': unknown
  }>`explain (generic_plan, format json) ${sql.raw(statement)}`.execute(site.db)
  const names = [...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, name]) => name ?? '')
  return [...new Set(names)].toSorted()
}

test.each(officeLists().map(({ path }) => path))('counting %s reads no table that it does not need', async (path) => {
  const statements = await statementsOf(
    () => administrator.browser.get(path),
    /^(\/\*.*?\*\/ )?select count\(\*\)::int as total /,
  )
  expect(statements).toHaveLength(1)
  const tables = await tablesReadBy(statements[0] ?? '')
  expect(tables).toEqual(MORE_TABLES[path] ?? [tables[0]])
})
