import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, addMonths, day } from '../src/lib/day.ts'
import { makeHolder, onDay, yearOn } from './duties.ts'
import { testApp } from './harness.ts'

const file = path.resolve(import.meta.dirname, '../migrations/0310_proposals_wait.sql')
/** The statement of the migration that mends earlier rows. */
const [, mending = ''] = /^(update certificate_years [\s\S]*?;)/m.exec(readFileSync(file, 'utf8')) ?? []

const FIRST = day('2027-01-11')
const END = addDays(addMonths(FIRST, 24), -1)

test('a proposal that was lost to an open case waits after the upgrade, one that was made does not', async () => {
  const site = await testApp()
  const at = new Date('2029-01-11T03:00:00Z')
  const people = [await makeHolder(site.db, { valid_from: FIRST }), await makeHolder(site.db, { valid_from: FIRST })]
  await onDay(site, addDays(END, 1))
  for (const { certificate_id } of people) {
    await site.db
      .insertInto('sent_reminders')
      .values({ certificate_id, jenis: 'risiko', reference_day: END, hari: 0, at })
      .execute()
  }
  const [lost, made] = people.map(({ certificate_id }) => certificate_id)
  const about = { jenis: 'pembekuan', uraian: 'Contoh', status: 'diusulkan' } as const
  await site.db
    .insertInto('sanctions')
    .values([
      { ...about, certificate_id: lost ?? 0, alasan: 'etik', opened_at: new Date(at.getTime() - 1000) },
      { ...about, certificate_id: made ?? 0, alasan: 'tanpa_pemeliharaan', opened_at: at },
    ])
    .execute()
  await sql.raw(mending).execute(site.db)
  const { rows } = await sql<{ certificate_id: number; id: number }>`
    select certificate_id, id from certificate_years where proposal_waits`.execute(site.db)
  expect(rows).toEqual([{ certificate_id: lost, id: await yearOn(site.db, lost ?? 0, END) }])
})
