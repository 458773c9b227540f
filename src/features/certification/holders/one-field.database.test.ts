import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { inTransaction } from '../../../ground/database/db.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const visit = (query: Record<string, string>) =>
  new Browser(site.app).visit(`/daftar-pemegang?${new URLSearchParams(query)}`)

test('the field takes words of a name in any order, or a whole number, and keeps what was typed', async () => {
  const { no_sertifikasi } = await makeCertificate(site.db, { nama: 'Lembah Berurutan' })
  const hidden = await makeCertificate(site.db, { nama: 'Lembah Tersembunyi', publik: false })
  const byName = await visit({ no_sertifikasi: 'berurutan lembah' })
  expect(byName.text).toContain('Lembah Berurutan')
  expect(byName.text).toContain('value="berurutan lembah"')
  expect(byName.text).not.toContain('Lembah Tersembunyi')
  expect((await visit({ search: no_sertifikasi })).text).toContain('Sertifikat ini sah dan berlaku sampai')
  expect((await visit({ no_sertifikasi: 'PALSU/77' })).text).toContain('value="PALSU/77"')
  expect((await visit({ search: 'lembah takada' })).text).toContain('value="lembah takada"')
  expect((await visit({ search: hidden.no_sertifikasi })).text).toContain('Lembah Tersembunyi')
})

test('nobody who is not listed is found by a part of the number', async () => {
  const hidden = await makeCertificate(site.db, { nama: 'Rawa Tertutup', publik: false })
  expect((await visit({ search: hidden.no_sertifikasi.slice(0, -1) })).text).not.toContain('Rawa Tertutup')
})

test('words are looked up in the index', async () => {
  const { rows } = await inTransaction(site.db, async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    return sql<{ 'QUERY PLAN': string }>`explain select id from certificates
      where search_text like '%danauwangi%' and search_text like '%xaveria%'`.execute(db)
  })
  expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('certificates_search_text_idx')
})
