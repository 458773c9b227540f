import { beforeAll, expect, test } from 'vitest'
import { officeLists } from '../bench/office-asks.ts'
import { PERMISSIONS } from '../src/access.ts'
import { PASSWORD, staffIn } from './accounts.ts'
import { type TestApp, testApp, testDatabase } from './harness.ts'
import { signSecrecy } from './items.ts'
import { planOf, tablesIn } from './query-plans.ts'
import { statementsOf } from './statements.ts'

let site: TestApp
let administrator: Awaited<ReturnType<typeof staffIn>>

beforeAll(async () => {
  site = await testApp({ database: await testDatabase() })
  administrator = await staffIn(site, [...PERMISSIONS])
  await signSecrecy(site, administrator.account.id)
  await administrator.browser.post('/user/confirm-password', { password: PASSWORD })
})

const MORE_TABLES: Record<string, string[]> = {
  // Nobody sees a case in which they have a part.
  '/admin-api/pengaduan': ['complaint_involved', 'complaints'],
  // Sorted by the examiner's name: read in the order of names, which a left join would not allow.
  '/admin-api/penguji-berhalangan': ['examiner_leaves', 'examiners'],
  '/admin-api/honorarium': ['examiners', 'honorariums'],
  // Only exams that had candidates at them have a record.
  '/admin-api/berita-acara': ['schedules', 'user_trainings'],
  // A request is counted wherever it is decided.
  '/admin-api/permintaan-data': ['audit_log', 'consents', 'data_change_requests', 'data_requests', 'deletion_requests'],
  '/admin-api/ujian': ['exam_schedule_forms', 'schedules', 'screen_exams'],
}

test.each(officeLists().map(({ path }) => path))('counting %s reads no table that it does not need', async (path) => {
  const statements = await statementsOf(
    () => administrator.browser.get(path),
    /^(\/\*.*?\*\/ )?select count\(\*\)::int as total /,
  )
  expect(statements).toHaveLength(1)
  const tables = [...new Set(tablesIn(await planOf(site.db, statements[0] ?? '')))].toSorted()
  expect(tables).toEqual(MORE_TABLES[path] ?? [tables[0]])
})
