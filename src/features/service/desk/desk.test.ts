import { beforeAll, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { PERMISSIONS } from '../../../access.ts'

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
  expect((await desk([...PERMISSIONS])).antrean).toHaveLength(19)
})

test("counts twelve months by Jakarta's calendar", async () => {
  const { grafik } = await desk([])
  expect([grafik.length, grafik[0].bulan, grafik[11].bulan]).toEqual([12, '2025-12', '2026-11'])
  const applications = Object.fromEntries(
    grafik.map((month: { bulan: string; permohonan: number }) => [month.bulan, month.permohonan]),
  )
  expect(applications).toMatchObject({ '2025-12': 1, '2026-10': 0, '2026-11': 2 })
})

test('keeps audit log and job state from examiners', async () => {
  const { antrean, ...rest } = await desk('penguji')
  expect(antrean.map(({ key }: { key: string }) => key)).toEqual(['penugasan_baru', 'penilaian_terbuka'])
  expect(rest).toMatchObject({ audit: [], pekerjaan: [] })
  expect((await desk([])).pekerjaan.length).toBeGreaterThan(0)
})
