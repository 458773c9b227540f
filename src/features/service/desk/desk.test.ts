import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme } from '../../../../tests/content.ts'
import { assign, examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { PERMISSIONS } from '../../../access.ts'
import { recordAudit } from '../../../ground/audit.ts'
import { nobody } from '../../../ground/sessions/session.ts'
import { addDays, day, daysBetween } from '../../../lib/day.ts'
import { lateDay } from '../../certification/applications/deadlines/target-rules.ts'
import { settingsOn } from '../../platform/settings/service.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  const schedule = await makeSchedule(site.db, { version: await makeScheme(site.db) })
  for (const application of [
    { tahap: 'diajukan', created_at: '2026-11-10T00:00:00Z' },
    { tahap: 'diajukan', created_at: '2026-10-31T18:00:00Z' },
    { tahap: 'menunggu_konfirmasi', created_at: '2025-12-31T16:59:00Z' },
  ]) {
    const { id: user_id } = await makeAccount(site.db)
    await site.db
      .insertInto('user_trainings')
      .values({ ...application, tahap_sejak: application.created_at, user_id, schedule_id: schedule })
      .execute()
  }
})

const desk = async (who: Parameters<typeof staffIn>[1]) =>
  (await (await staffIn(site, who)).browser.get('/admin-api/meja')).body

test('shows each the queues of their permissions, with how many wait since when', async () => {
  const { antrean } = await desk(['verifikasi'])
  expect(new Set(antrean.map(({ permission }: { permission: string }) => permission))).toEqual(new Set(['verifikasi']))
  expect(antrean).toHaveLength(7)
  expect(antrean[0]).toMatchObject({ key: 'permohonan_diajukan', jumlah: 2, tertua: '2026-10-31T18:00:00.000Z' })
  expect((await desk([...PERMISSIONS])).antrean).toHaveLength(21)
})

/** An application at a stage since that moment. */
async function waiting(values: { tahap: string; tahap_sejak: string; schedule_id: number; handler_id?: number }) {
  const { id: user_id } = await makeAccount(site.db, { name: 'Wulan' })
  return site.db
    .insertInto('user_trainings')
    .values({ ...values, user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const examIn = async (days: number) =>
  makeSchedule(site.db, { version: await makeScheme(site.db), start: addDays(TODAY, days), days: 1 })

const TODAY = day('2026-11-20')

test('says how much is late, how much is for today, and how much came since yesterday, the late first', async () => {
  const verifier = await desk(['verifikasi'])
  expect(verifier.antrean[0]).toMatchObject({ key: 'permohonan_diajukan', terlambat: 2, hari_ini: 0, baru: 0 })
  // Five working days before Friday, 20 November.
  for (const tahap_sejak of [
    '2026-11-12T16:59:00Z',
    '2026-11-12T17:00:00Z',
    '2026-11-13T16:59:00Z',
    '2026-11-19T00:00:00Z',
  ])
    await waiting({ tahap: 'diajukan', tahap_sejak, schedule_id: await examIn(60) })
  const after = (await desk(['verifikasi'])).antrean[0]
  expect(after).toMatchObject({ jumlah: 6, terlambat: 3, hari_ini: 2, baru: 1 })
})

test('counts a decision from the last day of the exam, not from when the scores came', async () => {
  const { target_keputusan } = await settingsOn(site.db, TODAY)
  const last = lateDay(TODAY, target_keputusan, [])
  for (const days of [-1, 0, 1].map((off) => daysBetween(TODAY, addDays(last, off))))
    await waiting({ tahap: 'menunggu_keputusan', tahap_sejak: '2026-11-20T02:00:00Z', schedule_id: await examIn(days) })
  const { antrean } = await desk(['keputusan'])
  expect(antrean[0]).toMatchObject({ key: 'keputusan_menunggu', jumlah: 3, terlambat: 1, baru: 3 })
  expect(antrean[0].hari_ini).toBeGreaterThanOrEqual(1)
})

describe("today's exams", () => {
  test('stand on the desk of who verifies with how many came, on that of an examiner for their own candidates', async () => {
    const [today, tomorrow] = [await examIn(0), await examIn(1)]
    const one = await waiting({ tahap: 'terjadwal', tahap_sejak: '2026-11-01T00:00:00Z', schedule_id: today })
    await waiting({ tahap: 'terjadwal', tahap_sejak: '2026-11-01T00:00:00Z', schedule_id: today })
    await waiting({ tahap: 'terjadwal', tahap_sejak: '2026-11-01T00:00:00Z', schedule_id: tomorrow })
    await site.db.updateTable('user_trainings').set({ attended_at: site.clock.now }).where('id', '=', one.id).execute()
    expect((await desk(['verifikasi'])).ujian).toMatchObject([{ schedule_id: today, peserta: 2, hadir: 1 }])
    expect((await desk(['keuangan'])).ujian).toEqual([])
    const examiner = await examinerIn(site)
    const own = async () => (await examiner.browser.get('/admin-api/meja')).body.ujian
    expect(await own()).toEqual([])
    await assign(site.db, one, examiner, 'diterima')
    expect(await own()).toMatchObject([{ schedule_id: today, peserta: 1, hadir: 1 }])
  })
})

test('shows the applications one looks after, the nearest target first, and nobody else’s', async () => {
  const { browser, account } = await staffIn(site, ['verifikasi'])
  const schedule_id = await examIn(60)
  const mine = { handler_id: account.id, schedule_id }
  const late = await waiting({ ...mine, tahap: 'diajukan', tahap_sejak: '2026-11-02T02:00:00Z' })
  const paying = await waiting({ ...mine, tahap: 'menunggu_konfirmasi', tahap_sejak: '2026-11-01T02:00:00Z' })
  await waiting({ ...mine, tahap: 'menunggu_pembayaran', tahap_sejak: '2026-11-01T02:00:00Z' })
  const { kasus } = (await browser.get('/admin-api/meja')).body
  expect(kasus).toMatchObject([
    { id: late.id, nama: 'Wulan', target: '2026-11-09', terlambat: true },
    { id: paying.id, target: null, terlambat: false },
  ])
  expect((await desk(['verifikasi'])).kasus).toEqual([])
})

test('shows of the newest changes only what its reader works with, each with its name', async () => {
  const change = async (noun: string, label: string) =>
    recordAudit(
      site.db,
      { now: site.clock.now, visit: nobody() },
      { action: 'ubah', noun, nounId: 7, label, who: 'Rina' },
    )
  await change('invoice', 'INV/2026/11/0007')
  await change('permohonan', 'PMH/2026/11/0042')
  const labels = async (permissions: Parameters<typeof staffIn>[1]) =>
    (await desk(permissions)).audit.map(({ label }: { label: string }) => label)
  expect(await labels(['verifikasi'])).toContain('PMH/2026/11/0042')
  expect(await labels(['verifikasi'])).not.toContain('INV/2026/11/0007')
  expect(await labels(['keuangan'])).toContain('INV/2026/11/0007')
  expect(await labels(['verifikasi'])).not.toContain('')
  expect(await labels([])).toEqual([])
})

test('keeps audit log and job state from examiners', async () => {
  const { antrean, ...rest } = await desk('penguji')
  expect(antrean.map(({ key }: { key: string }) => key)).toEqual(['penugasan_baru', 'penilaian_terbuka'])
  expect(rest).toMatchObject({ audit: [], pekerjaan: [], cadangan: null })
})

test('shows how the program fares to those who look after accounts, and a missing backup to every administrator', async () => {
  expect(await desk(['konten'])).toMatchObject({ pekerjaan: [], cadangan: { terlambat: true }, masa_simpan: null })
  await site.db.insertInto('backups').values({ at: site.clock.now, status: 'selesai', asal: 'jadwal' }).execute()
  expect(await desk(['konten'])).toMatchObject({ cadangan: null })
  expect(await desk(['pengguna'])).toMatchObject({ cadangan: { terlambat: false }, masa_simpan: {} })
})

test('tells every administrator that nobody does jobs', async () => {
  const { pekerjaan_terhenti } = await desk(['konten'])
  expect(pekerjaan_terhenti).toBe(false)
  await sql`update jobs.version set cron_on = now() - interval '10 minutes'`.execute(site.db)
  expect(await desk(['konten'])).toMatchObject({ pekerjaan_terhenti: true })
  expect(await desk('penguji')).toMatchObject({ pekerjaan_terhenti: false })
})

test('names of the background only what is not done', async () => {
  const { pekerjaan } = await desk(['pengguna'])
  const idle = pekerjaan.filter(({ menunggu, berjalan, dicoba_lagi, gagal }: Record<string, number>) =>
    [menunggu, berjalan, dicoba_lagi, gagal].every((count) => count === 0),
  )
  expect(idle).toEqual([])
})
