import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeActivity, makeHolder, makeReport, onDay, yearOn } from '../../../../tests/duties.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { type Day, day } from '../../../lib/day.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
  await onDay(site, day('2026-07-15'))
  staff = (await staffIn(site, ['verifikasi'])).browser
})

const plan = async () => (await staff.get('/admin-api/rencana-surveilan?tahun=2026')).body
const month = async (bulan: number) =>
  (await plan()).versi[0]?.bulan.find((one: { bulan: number }) => one.bulan === bulan)?.cara
const rows = async (query: string) => (await staff.get(`/admin-api/rencana-surveilan/baris?tahun=2026&${query}`)).body
const holder = async (valid_from: string) => {
  const made = await makeHolder(site.db, { valid_from: valid_from as Day })
  await onDay(site, day('2026-07-15'))
  return made
}

test('a year knows by itself what is due in which month, what is done, and what an ended month lacks', async () => {
  const done = await holder('2025-04-10')
  const missing = await holder('2025-04-20')
  await holder('2025-09-05')
  await makeReport(
    site.db,
    done.user_id,
    await yearOn(site.db, done.certificate_id, day('2026-04-01')),
    day('2026-04-02'),
  )
  await makeActivity(site.db, done.user_id, day('2026-03-01'))
  expect(await month(4)).toMatchObject({
    laporan: { due: 2, done: 1, kurang: true },
    pemeliharaan: { due: 2, done: 1, kurang: true },
    evaluasi: { due: 0, done: 0, kurang: false },
  })
  expect(await month(9)).toMatchObject({ laporan: { due: 1, done: 0, kurang: false } })
  const { versi, ketentuan } = await plan()
  expect(ketentuan).toMatchObject({ kegiatan_pemeliharaan: 1, audit_pemeliharaan: 5 })
  expect(versi[0]).toMatchObject({ total: { laporan: { due: 3 } }, tanpa_rencana: ['evaluasi', 'audit'] })
  const of = versi[0].scheme_version_id === null ? '' : `&scheme_version_id=${versi[0].scheme_version_id}`
  const behind = await rows(`bulan=4&cara=laporan${of}`)
  expect(behind.map((one: { certificate_id: number; done: boolean }) => [one.certificate_id, one.done])).toEqual([
    [missing.certificate_id, false],
    [done.certificate_id, true],
  ])
})

test('certificates that were revoked leave the plan; evaluations and sample audits stand in their months', async () => {
  const gone = await makeHolder(site.db, { valid_from: day('2025-05-10') })
  await onDay(site, day('2026-07-15'))
  expect(await month(5)).toMatchObject({ laporan: { due: 1 } })
  await site.db.updateTable('certificates').set({ status: 'dicabut' }).where('id', '=', gone.certificate_id).execute()
  expect(await month(5)).toBeUndefined()
  const kept = await holder('2025-10-10')
  const form = await site.db
    .insertInto('questionnaires')
    .values({ jenis: 'surveilan', judul: 'Surveilan contoh', published_at: site.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const of = { questionnaire_id: form.id, user_id: kept.user_id, certificate_id: kept.certificate_id }
  await site.db
    .insertInto('evaluations')
    .values({ ...of, batas_waktu: '2026-05-31', created_at: site.clock.now })
    .execute()
  const year = await yearOn(site.db, kept.certificate_id, day('2026-06-01'))
  await makeReport(site.db, kept.user_id, year, day('2026-06-02'), 'diterima')
  const report = await site.db
    .selectFrom('performance_reports')
    .select('id')
    .where('year_id', '=', year)
    .executeTakeFirstOrThrow()
  const accepted_by = (await staffIn(site, ['verifikasi'])).account.id
  const drawn_at = new Date('2026-06-10T03:00:00Z')
  await site.db
    .insertInto('sample_audits')
    .values({ report_id: report.id, user_id: kept.user_id, accepted_by, drawn_at })
    .execute()
  expect(await month(5)).toMatchObject({ evaluasi: { due: 1, done: 0, kurang: true } })
  expect(await month(6)).toMatchObject({ audit: { due: 1, done: 0, kurang: true } })
})

test('nobody but those who verify sees the plan', async () => {
  const { browser } = await staffIn(site, ['mutu'])
  expect((await browser.get('/admin-api/rencana-surveilan?tahun=2026')).status).toBe(404)
  expect((await browser.get('/admin-api/rencana-surveilan/baris?tahun=2026&bulan=4&cara=laporan')).status).toBe(404)
})
