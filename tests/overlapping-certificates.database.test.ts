import { expect, test } from 'vitest'
import { unsettledCertificates } from '../src/features/certification/certificates/qualifications/service.ts'
import { day } from '../src/lib/day.ts'
import { makeAccount } from './accounts.ts'
import { makeCertificate } from './certificates.ts'
import { testDatabase } from './harness.ts'

test('certificates of one qualification that overlapped before are named until looked at; one more is refused', async () => {
  const { db } = await testDatabase()
  const { id: user_id } = await makeAccount(db)
  const term = { user_id, valid_from: day('2024-01-01'), valid_until: day('2027-01-01') }
  await makeCertificate(db, term)
  const second = await makeCertificate(db, { ...term, valid_from: day('2025-01-01'), overlap_known: true })
  expect(await unsettledCertificates(db, day('2026-11-20'))).toEqual([second.no_sertifikasi])
  await expect(makeCertificate(db, term)).rejects.toThrow('certificates_of_qualification')
  await expect(makeCertificate(db, { ...term, kualifikasi: 'ATPA' })).resolves.toBeDefined()
})
