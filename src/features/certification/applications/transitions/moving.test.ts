import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import {
  type Applicant,
  examOn,
  makeApprovedApplication,
  makeSubmittedApplication,
  takeOfficeTransition,
  takeOwnTransition,
} from '../../../../../tests/applications.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { day } from '../../../../lib/day.ts'
import { PROBLEMS } from '../../../../problems.ts'

let site: TestApp
let staff: Browser
const NOW = new Date('2026-11-20T03:00:00Z')
const alasan = 'Penguji hanya tersedia pada tanggal itu.'

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi', 'keuangan'])).browser
})
beforeEach(async () => {
  site.clock.now = NOW
  await site.deliverMails()
})

/** Somebody in the first of several schedules of one scheme. */
async function onFirstOf(dates: Partial<Parameters<typeof makeSchedule>[1]>[]) {
  const version = await makeScheme(site.db)
  const schedules: number[] = []
  for (const date of dates) schedules.push(await makeSchedule(site.db, { ...date, version }))
  const who: Applicant = await loggedIn(site)
  const { id } = await makeSubmittedApplication(site, who, schedules[0] ?? 0)
  return { who, id: id as number, schedules, to: schedules[1] ?? 0 }
}

const move = (who: Applicant, id: number, schedule_id: number) =>
  takeOwnTransition(who, id, 'jadwal-ulang', 'diajukan', { schedule_id })
const targets = async ({ browser }: Applicant, id: number) =>
  (await browser.get(`/user-training/${id}/jadwal-ulang`)).body.map((date: { id: number }) => date.id)
const seats = async (id: number) =>
  (await site.db.selectFrom('schedules').select('terisi').where('id', '=', id).executeTakeFirstOrThrow()).terisi

describe('moving to another date', () => {
  test('is offered where there is a seat, takes it along and counts once', async () => {
    const { who, id, schedules, to } = await onFirstOf([{}, { start: day('2026-12-20') }, { kuota: 2, terisi: 2 }])
    expect(await targets(who, id)).toEqual([to])
    const { body } = await move(who, id, to)
    expect(body).toMatchObject({ schedule_id: to, tahap: 'diajukan', kali_jadwal_ulang: 1, tanggal_uji: '2026-12-20' })
    expect([await seats(schedules[0] ?? 0), await seats(to)]).toEqual([0, 1])
    const mail = (await site.deliverMails()).find(({ subject }) => subject.startsWith('Jadwal dipindahkan'))
    expect(mail?.text).toContain('kini untuk jadwal 20 Desember 2026 pukul 08.00 WIB')
    expect((await move(who, id, schedules[0] ?? 0)).body.message).toBe(PROBLEMS.RESCHEDULED_ALREADY.message)
    expect(await targets(who, id)).toEqual([])
  })

  test('ends seven days before the exam', async () => {
    const { who, id, to } = await onFirstOf([{ start: day('2026-11-26') }, {}])
    expect((await move(who, id, to)).body.message).toBe(PROBLEMS.TOO_LATE_TO_RESCHEDULE.message)
    expect((await who.browser.get(`/user-training/${id}`)).body.can.reschedule).toMatchObject({
      boleh: false,
      alasan: PROBLEMS.TOO_LATE_TO_RESCHEDULE.message,
    })
  })

  test('keeps to the scheme, to dates that exist, and to seats for which nobody waits', async () => {
    const { who, id, schedules, to } = await onFirstOf([{}, { kuota: 2 }])
    expect((await move(who, id, schedules[0] ?? 0)).body.message).toBe(PROBLEMS.SAME_SCHEDULE.message)
    expect((await move(who, id, await examOn(site))).body.message).toBe(PROBLEMS.OTHER_SCHEME.message)
    expect((await move(who, id, 999_999)).status).toBe(404)
    const { account } = await loggedIn(site)
    await site.db
      .insertInto('user_trainings')
      .values({ user_id: account.id, schedule_id: to, tahap: 'daftar_tunggu', waiting_since: NOW })
      .execute()
    expect((await move(who, id, to)).body.message).toBe(PROBLEMS.SEATS_TAKEN.message)
    expect(await targets(who, id)).toEqual([])
  })

  test('off a cancelled date is free of charge, late, and does not count', async () => {
    const { who, id, schedules, to } = await onFirstOf([{ start: day('2026-11-23') }, {}])
    await site.db
      .updateTable('schedules')
      .set({ cancelled_at: NOW })
      .where('id', '=', schedules[0] ?? 0)
      .execute()
    expect((await move(who, id, to)).body).toMatchObject({ schedule_id: to, kali_jadwal_ulang: 0 })
  })

  test('by the office needs a reason and no permission of the clock', async () => {
    const { who, id, to } = await onFirstOf([{ start: day('2026-11-21') }, {}])
    expect(
      (await takeOfficeTransition(staff, id, 'pindahkan', 'diajukan', { schedule_id: to, alasan: '' })).status,
    ).toBe(422)
    const { body } = await takeOfficeTransition(staff, id, 'pindahkan', 'diajukan', { schedule_id: to, alasan })
    expect(body).toMatchObject({ schedule_id: to, kali_jadwal_ulang: 0, catatan: alasan })
    const mails = await site.deliverMails()
    expect(
      mails.find((mail) => mail.to === who.account.email && mail.subject.startsWith('Jadwal dipindahkan'))?.text,
    ).toContain(`Alasan: ${alasan}`)
  })

  test('offers the seat that was left to who waits for it', async () => {
    const { who, id, schedules, to } = await onFirstOf([{ kuota: 1 }, {}])
    const { account } = await loggedIn(site)
    await site.db
      .insertInto('user_trainings')
      .values({ user_id: account.id, schedule_id: schedules[0] ?? 0, tahap: 'daftar_tunggu', waiting_since: NOW })
      .execute()
    await move(who, id, to)
    const next = await site.db
      .selectFrom('user_trainings')
      .select('ditawarkan')
      .where('user_id', '=', account.id)
      .executeTakeFirst()
    expect([next?.ditawarkan, await seats(schedules[0] ?? 0)]).toEqual([true, 1])
  })
})

test('who leaves a cancelled date gets back all that was paid', async () => {
  const schedule = await examOn(site, { start: day('2026-11-23') })
  const who = await loggedIn(site)
  const { id } = await makeApprovedApplication(site, who, schedule, staff)
  const invoice = await site.db
    .selectFrom('invoices')
    .select(['id', 'version', 'total'])
    .where('user_training_id', '=', id)
    .executeTakeFirstOrThrow()
  await staff.post(`/admin-api/invoice/${invoice.id}/konfirmasi`, { version: invoice.version, jumlah: invoice.total })
  await site.db.updateTable('schedules').set({ cancelled_at: NOW }).where('id', '=', schedule).execute()
  expect((await takeOwnTransition(who, id, 'batal', 'terjadwal')).status).toBe(200)
  const after = await site.db
    .selectFrom('invoices')
    .select(['status', 'pengembalian'])
    .where('id', '=', invoice.id)
    .executeTakeFirst()
  expect(after).toEqual({ status: 'pengembalian_diajukan', pengembalian: invoice.total })
})

test('the own date comes as a calendar file, where there is a date', async () => {
  const who = await loggedIn(site)
  const { id } = await makeSubmittedApplication(site, who, await examOn(site))
  const file = await who.browser.get(`/user-training/${id}/jadwal.ics`)
  expect([file.status, file.text.includes('DTSTART;TZID=Asia/Jakarta:20261210T080000')]).toEqual([200, true])
  // Nobody has verified the application yet.
  expect(file.text).toMatch(/^STATUS:TENTATIVE\r$/m)
  const other = await loggedIn(site)
  const free = await examOn(site, {}, { registration_fee: 0 })
  const approved = await makeApprovedApplication(site, other, free, staff)
  const confirmed = await other.browser.get(`/user-training/${approved.id}/jadwal.ics`)
  expect(confirmed.text).toMatch(/^STATUS:CONFIRMED\r$/m)
  const undated = await makeSubmittedApplication(site, who, await examOn(site, { start: null }))
  expect((await who.browser.get(`/user-training/${undated.id}/jadwal.ics`)).status).toBe(404)
})
