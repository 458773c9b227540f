import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness.ts'
import { applicationRow } from '../../features/certification/applications/application-queries.ts'
import { newerDocuments } from '../../features/certification/applications/form/newer-documents-queries.ts'
import { invoiceById, invoiceOf } from '../../features/certification/invoices/queries.ts'
import { certificatesByKeys } from '../../features/certification/verification/queries.ts'
import { notificationsBefore } from '../../features/platform/notifications/queries.ts'
import { activityById } from '../../features/upkeep/maintenance/queries.ts'
import { liveSession } from '../sessions/session-queries.ts'
import { type Db, inTransaction } from './db.ts'
import { preparedMark } from './prepared-statements.ts'

test('a question that is marked is understood once for each connection, whatever it is asked with; others are not kept', async () => {
  const { db } = await testDatabase()
  await inTransaction(db, async (db) => {
    for (const number of [1, 2, 3]) {
      const { rows } = await sql<{ n: number }>`${preparedMark} select ${number}::int as n`.execute(db)
      expect(rows).toEqual([{ n: number }])
      await sql`select ${number}::int as n`.execute(db)
    }
    const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    expect(kept.rows).toEqual([{ statement: '/* kept */ select $1::int as n' }])
  })
})

test('a question is neither compiled nor shared among processes of the server', async () => {
  const { db } = await testDatabase()
  const { rows } =
    await sql`select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as others`.execute(
      db,
    )
  expect(rows).toEqual([{ jit: 'off', others: '0' }])
})

const TIMES = 8

const PREPARED: Record<string, (db: Db) => Promise<unknown>> = {
  'a session': (db) => liveSession(db, 'x', new Date()),
  notifications: (db) => notificationsBefore(db, 1, undefined, 20),
  'a verification': (db) => certificatesByKeys(db, ['x']),
  'an application': (db) => applicationRow(db, 1),
  'its newer documents': (db) => newerDocuments(db, 1),
  'an invoice': (db) => invoiceById(db, 1),
  'the invoice of an application': (db) => invoiceOf(db, 1, { untuk: 'permohonan', untuk_id: 1 }),
  'an activity': (db) => activityById(db, 1),
}

test.each(Object.entries(PREPARED))('%s is planned once for all that ask, not anew for each', async (_what, ask) => {
  const { db } = await testDatabase()
  await inTransaction(db, async (db) => {
    for (let time = 0; time < TIMES; time += 1) await ask(db)
    const kept = await sql`select generic_plans > 0 as once from pg_prepared_statements`.execute(db)
    expect(kept.rows).toEqual([{ once: true }])
  })
})
