import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { addDays, day } from '../../../lib/day.ts'
import { certificateState, ENDS_SOON_DAYS, STORED_STATES } from './rules.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp()
})

const FROM = day('2026-01-01')
const UNTIL = day('2028-12-31')
const DAYS = [FROM, UNTIL, addDays(UNTIL, -ENDS_SOON_DAYS)].flatMap((on) => [addDays(on, -1), on, addDays(on, 1)])

test('the database reads a certificate’s state as the rule does, on each side of every bound', async () => {
  for (const status of STORED_STATES) {
    for (const today of DAYS) {
      const { rows } = await sql<{ state: string }>`select certificate_state(${status}, ${FROM}::date, ${UNTIL}::date,
        ${today}::date) as state`.execute(site.db)
      const validity = { status, valid_from: FROM, valid_until: UNTIL }
      expect([status, today, rows[0]?.state]).toEqual([status, today, certificateState(validity, today)])
    }
  }
})

test('no two certificates of one person and qualification are in force or suspended for one day', async () => {
  const { id: user_id } = await makeAccount(site.db)
  await makeCertificate(site.db, { user_id, valid_from: FROM, valid_until: UNTIL, kualifikasi: 'KTPA' })
  const beside = { user_id, valid_from: UNTIL, valid_until: addDays(UNTIL, 300), kualifikasi: 'ktpa' }
  await expect(makeCertificate(site.db, beside)).rejects.toThrow('certificates_of_qualification')
  await makeCertificate(site.db, { ...beside, status: 'dicabut' })
  await makeCertificate(site.db, { ...beside, valid_from: addDays(UNTIL, 1) })
  await makeCertificate(site.db, { ...beside, kualifikasi: 'ATPA' })
})
