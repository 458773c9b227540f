import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, PASSWORD, staffIn } from '../../../../../tests/accounts.ts'
import {
  draftOf,
  examOn,
  makeApprovedApplication,
  makeSubmittedApplication,
  takeOfficeTransition,
} from '../../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { day } from '../../../../lib/day.ts'

let site: TestApp
let verifier: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
beforeEach(async () => {
  site.clock.now = new Date('2026-11-20T03:00:00Z')
  verifier = (await staffIn(site, ['verifikasi'])).browser
})

const SOON = { start: day('2026-11-23'), pendaftaran_ditutup: day('2026-11-21') }

const ofOffice = async (id: number) => (await verifier.get(`/admin-api/permohonan/${id}`)).body

describe('where the exam is near', () => {
  test('a draft is to be sent before registration closes, on every page that says so, and is kept longer', async () => {
    const who = await loggedIn(site)
    const schedule = await examOn(site, SOON)
    const id = await draftOf(who, schedule)
    const shown = (await who.browser.get(`/user-training/${id}`)).body
    const listed = (await who.browser.get('/training/terbuka')).body
    const end = '2026-11-21T16:59:59.000Z'
    expect([shown.due_at, listed.draf[0].due_at]).toEqual([end, end])
    site.clock.now = new Date('2026-11-22T03:00:00Z')
    await site.deadlines()
    await who.browser.logIn(who.account.email, PASSWORD)
    expect((await who.browser.get(`/user-training/${id}`)).body.due_at).toBe('2026-12-20T03:00:00.000Z')
  })

  test('payment is due when registration closes, and the office reads that before it approves', async () => {
    const who = await loggedIn(site)
    const { id } = await makeSubmittedApplication(site, who, await examOn(site, SOON))
    expect((await ofOffice(id)).bayar_sampai).toBe('2026-11-21T16:59:59.000Z')
    const approved = await makeApprovedApplication(site, await loggedIn(site), await examOn(site, SOON), verifier)
    const invoice = await site.db
      .selectFrom('invoices')
      .select('due_at')
      .where('user_training_id', '=', approved.id)
      .executeTakeFirstOrThrow()
    expect(invoice.due_at.toISOString()).toBe('2026-11-21T16:59:59.000Z')
    expect((await ofOffice(approved.id)).due_at).toBe('2026-11-21T16:59:59.000Z')
  })

  test('an approval on the day before the exam never asks for money on its day', async () => {
    const who = await loggedIn(site)
    const { id } = await makeSubmittedApplication(site, who, await examOn(site, SOON))
    site.clock.now = new Date('2026-11-22T03:00:00Z')
    verifier = (await staffIn(site, ['verifikasi'])).browser
    expect((await ofOffice(id)).bayar_sampai).toBe('2026-11-22T16:59:59.000Z')
  })

  test('a correction is due before it, and the office reads that before it asks', async () => {
    const { id } = await makeSubmittedApplication(site, await loggedIn(site), await examOn(site, SOON))
    const expected = '2026-11-21T16:59:59.000Z'
    expect((await ofOffice(id)).perbaiki_sampai).toBe(expected)
    await takeOfficeTransition(verifier, id, 'kembalikan', 'diajukan', { alasan: 'Pindaian ijazah tidak terbaca.' })
    expect((await ofOffice(id)).due_at).toBe(expected)
  })

  test('the office is warned that its own target lies behind it, in the queue and on the page', async () => {
    const near = await makeSubmittedApplication(site, await loggedIn(site), await examOn(site, SOON))
    const far = await makeSubmittedApplication(site, await loggedIn(site), await examOn(site))
    const queue = (await verifier.get('/admin-api/permohonan?tahap=diajukan&perPage=100')).body.data
    const warned = Object.fromEntries(
      queue.map((row: { id: number; target_sesudah_uji: boolean }) => [row.id, row.target_sesudah_uji]),
    )
    expect([warned[near.id], warned[far.id]]).toEqual([true, false])
    expect((await ofOffice(near.id)).target_sesudah_uji).toBe(true)
  })
})

test('a schedule that moves takes along what is to be paid or mended before it', async () => {
  const schedule = await examOn(site, { metode: 'Daring' })
  const approved = await makeApprovedApplication(site, await loggedIn(site), schedule, verifier)
  const returned = await makeSubmittedApplication(site, await loggedIn(site), schedule)
  const alasan = 'Pindaian ijazah tidak terbaca.'
  await takeOfficeTransition(verifier, returned.id, 'kembalikan', 'diajukan', { alasan })
  const before = (await verifier.get(`/admin-api/jadwal/${schedule}`)).body
  const { venue_id, jam_mulai, jam_selesai, zona_waktu, version } = before
  const time = { venue_id, jam_mulai, jam_selesai, zona_waktu, start_date: '2026-11-22', end_date: '2026-11-22' }
  const moved = await verifier.post(`/admin-api/jadwal/${schedule}/pindahkan`, { version, ...time, alasan })
  expect(moved.status).toBe(200)
  const eve = '2026-11-21T16:59:59.000Z'
  expect([(await ofOffice(approved.id)).due_at, (await ofOffice(returned.id)).due_at]).toEqual([eve, eve])
  const invoices = await site.db
    .selectFrom('invoices')
    .select('due_at')
    .where('user_training_id', '=', approved.id)
    .execute()
  expect(invoices.map(({ due_at }) => due_at.toISOString())).toEqual([eve])
})
