import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { unsettledCertificates } from '../src/features/certification/certificates/qualifications/service.ts'
import { type Database, openDatabase } from '../src/ground/database/db.ts'
import { createDatabase, migrate } from '../src/ground/database/migrate.ts'
import { readMigrations } from '../src/ground/database/migration-files.ts'
import { day } from '../src/lib/day.ts'
import { makeAccount } from './accounts.ts'
import { makeCertificate } from './certificates.ts'

/** The newest migration from before a sanction was of a qualification. */
const BEFORE = '0139'

const name = `before_${randomUUID().replaceAll('-', '')}`
const url = inject('postgres').replace(/\/[^/]*$/, `/${name}`)
let database: Database
let staff: number

beforeAll(async () => {
  await createDatabase(inject('postgres'), name)
  const names = (await readMigrations()).map(({ name }) => name)
  await migrate(url, { only: names.filter((name) => name.slice(0, 4) <= BEFORE) })
  database = openDatabase(url)
  staff = (await makeAccount(database.db)).id
})
afterAll(() => database.close())

type Life = Partial<Parameters<typeof makeCertificate>[1]>

const ownerOf = async (...lives: Life[]): Promise<{ id: number; no_sertifikasi: string }[]> => {
  const { id: user_id } = await makeAccount(database.db)
  const made: { id: number; no_sertifikasi: string }[] = []
  for (const life of lives) made.push(await makeCertificate(database.db, { user_id, ...life }))
  return made
}

/** An imposed sanction as the release before left it. */
async function imposeBefore(certificate_id: number, jenis: string, on: string, frozen_before: string | null = null) {
  const at = { opened_at: on, notified_at: on, answer_due: on, answered_at: on, decided_at: `${on}T03:00:00Z` }
  const who = { opened_by: staff, notified_by: staff, decided_by: (await makeAccount(database.db)).id }
  const row = { certificate_id, jenis, alasan: 'etik', status: 'dijatuhkan', frozen_before, ...at, ...who }
  return (await database.db.insertInto('sanctions').values(row).returning('id').executeTakeFirstOrThrow()).id
}

test('a body with parallel certificates and sanctions of all kinds is brought forward, and learns what to look at', async () => {
  const { db } = database
  const term = { valid_from: day('2024-01-01'), valid_until: day('2027-01-01') }
  const next = { valid_from: day('2027-01-02'), valid_until: day('2030-01-02') }
  const [first, second, third] = await ownerOf(term, { ...term, valid_from: day('2025-01-01') }, next)
  const [suspended] = await ownerOf({ ...term, status: 'dibekukan' })
  const [revoked] = await ownerOf({ ...term, status: 'dicabut' })
  const [restored] = await ownerOf(term)
  const [old, successor] = await ownerOf({ ...term, status: 'dicabut' }, next)
  if (!first || !second || !third || !suspended || !revoked || !restored || !old || !successor)
    throw new Error('not made')
  const sanctions = {
    suspended: await imposeBefore(suspended.id, 'pembekuan', '2026-09-01'),
    before: await imposeBefore(revoked.id, 'pembekuan', '2026-08-01'),
    revoked: await imposeBefore(revoked.id, 'pencabutan', '2026-09-01', '2027-02-01'),
    restored: await imposeBefore(restored.id, 'pembekuan', '2026-09-01'),
    old: await imposeBefore(old.id, 'pencabutan', '2026-09-01'),
  }
  await migrate(url)

  const { rows } = await sql<{ id: number; frozen_until: string | null }>`
    select sanctions.id, bound.frozen_until from sanctions
    join sanctioned_certificates as bound on bound.sanction_id = sanctions.id
    where lifted_at is null order by sanctions.id`.execute(db)
  expect(rows).toEqual([
    { id: sanctions.suspended, frozen_until: '2027-03-01' },
    { id: sanctions.before, frozen_until: '2027-02-01' },
    { id: sanctions.revoked, frozen_until: null },
    { id: sanctions.old, frozen_until: null },
  ])
  const unsettled = await unsettledCertificates(db, day('2026-11-20'))
  expect(unsettled).toEqual([second.no_sertifikasi, successor.no_sertifikasi])
  // What overlaps stays; one more beside it is refused.
  const { user_id } = await db
    .selectFrom('certificates')
    .select('user_id')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  await expect(makeCertificate(db, { ...next, user_id: user_id ?? 0 })).rejects.toThrow('certificates_of_qualification')
  await expect(makeCertificate(db, { ...next, user_id: user_id ?? 0, kualifikasi: 'ATPA' })).resolves.toBeDefined()
})
