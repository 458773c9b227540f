import { expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent, makeVenue } from '../../../../tests/content.ts'
import { testApp } from '../../../../tests/harness.ts'
import { day } from '../../../lib/day.ts'

test('a letter about a moved online schedule names no city', async () => {
  const site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  await makeSiteContent(site.db)
  const venue = await makeVenue(site.db)
  const exam = { version: await makeScheme(site.db), start: day('2026-12-10'), metode: 'Daring', venue } as const
  const schedule_id = await makeSchedule(site.db, exam)
  const { id: user_id } = await makeAccount(site.db)
  await site.db.insertInto('user_trainings').values({ user_id, schedule_id, tahap: 'terjadwal' }).execute()
  const editor = (await staffIn(site, ['verifikasi'])).browser
  const { body: seen } = await editor.get(`/admin-api/jadwal/${schedule_id}`)
  const moved = await editor.post(`/admin-api/jadwal/${schedule_id}/pindahkan`, {
    ...seen,
    start_date: '2026-12-17',
    end_date: '2026-12-17',
    alasan: 'Gedung dipakai untuk keperluan lain.',
  })
  expect(moved.status).toBe(200)
  const [mail] = await site.deliverMails()
  expect(mail?.text).toContain('Menjadi: 17 Desember 2026, 08.00–16.00 WIB.')
  expect(mail?.text).not.toMatch(/TUK Contoh|Jakarta Selatan/)
})
