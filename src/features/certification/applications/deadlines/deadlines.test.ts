import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later, loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import {
  draftOf,
  examOn,
  makeApprovedApplication,
  makeSubmittedApplication,
  takeOfficeTransition,
} from '../../../../../tests/applications.ts'
import { atOneLock } from '../../../../../tests/at-one-lock.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { contextOf } from '../../../../../tests/context.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { day } from '../../../../lib/day.ts'
import { meetApplicationDeadlines } from '../jobs.ts'

let site: TestApp
let verifier: Browser

const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
beforeEach(async () => {
  site.clock.now = NOW
  verifier = (await staffIn(site, ['verifikasi'])).browser
  await site.deliverMails()
})

const alasan = 'Pindaian ijazah tidak terbaca.'
const DAY = 86_400

const stageOf = async (id: number) =>
  (await site.db.selectFrom('user_trainings').select('tahap').where('id', '=', id).executeTakeFirst())?.tahap

async function returned() {
  const who = await loggedIn(site)
  const { id } = await makeSubmittedApplication(
    site,
    who,
    await examOn(site, { pendaftaran_ditutup: day('2026-12-09') }),
  )
  await takeOfficeTransition(verifier, id, 'kembalikan', 'diajukan', { alasan })
  await site.deliverMails()
  return { id: id as number, email: who.account.email }
}

/** Letters to one person since the last look. */
const lettersTo = async (email: string) =>
  (await site.deliverMails()).filter(({ to }) => to === email).map(({ subject }) => subject)

describe('what is not corrected in time', () => {
  test('is called to mind once, at noon of the day before, and cancelled after the last second', async () => {
    const { id, email } = await returned()
    site.clock.now = new Date('2026-12-03T04:59:58Z')
    await site.deadlines()
    expect(await lettersTo(email)).toEqual([])
    later(site, 1)
    for (let run = 0; run < 3; run += 1) await site.deadlines()
    expect(await lettersTo(email)).toEqual(['Pengingat perbaikan: Sertifikasi Contoh'])
    site.clock.now = new Date('2026-12-04T16:59:58Z')
    await site.deadlines()
    expect(await stageOf(id)).toBe('perlu_perbaikan')
    later(site, 1)
    await site.deadlines()
    expect([await stageOf(id), await lettersTo(email)]).toEqual([
      'dibatalkan',
      ['Batas perbaikan berakhir: Sertifikasi Contoh'],
    ])
  })

  test('is done by the system in history and audit', async () => {
    const { id } = await returned()
    later(site, 20 * DAY)
    await site.deadlines()
    const events = await site.db
      .selectFrom('application_events')
      .select(['transition', 'oleh', 'user_id'])
      .where('user_training_id', '=', id)
      .orderBy('id', 'desc')
      .execute()
    expect(events[0]).toEqual({ transition: 'lapseCorrection', oleh: 'sistem', user_id: null })
    const log = await site.db
      .selectFrom('audit_log')
      .select(['who', 'user_id', 'action'])
      .where('noun', '=', 'permohonan')
      .where('noun_id', '=', String(id))
      .orderBy('id', 'desc')
      .execute()
    expect(log[0]).toEqual({ who: 'sistem', user_id: null, action: 'batas perbaikan berakhir' })
  })
})

test('what is not paid in time lapses with its invoice, and the seat is free', async () => {
  const schedule = await examOn(site, { kuota: 1 })
  const who = await loggedIn(site)
  const { id } = await makeApprovedApplication(site, who, schedule, verifier)
  await site.deliverMails()
  site.clock.now = new Date('2026-11-23T16:59:58Z')
  await site.deadlines()
  expect(await stageOf(id)).toBe('menunggu_pembayaran')
  later(site, 1)
  await site.deadlines()
  expect(await stageOf(id)).toBe('kedaluwarsa')
  expect(await lettersTo(who.account.email)).toContain('Batas pembayaran berakhir: Sertifikasi Contoh')
  const invoice = await site.db.selectFrom('invoices').select('status').where('user_training_id', '=', id).execute()
  expect(invoice).toEqual([{ status: 'kedaluwarsa' }])
  const date = await site.db.selectFrom('schedules').select('terisi').where('id', '=', schedule).execute()
  expect(date).toEqual([{ terisi: 0 }])
})

test('a draft is removed with what hangs on it after its thirty days, and that is noted', async () => {
  const who = await loggedIn(site)
  const id = await draftOf(who, await examOn(site))
  later(site, 30 * DAY - 1)
  await site.deadlines()
  expect(await stageOf(id)).toBe('draft')
  later(site, 1)
  await site.deadlines()
  expect(await stageOf(id)).toBeUndefined()
  const log = await site.db
    .selectFrom('audit_log')
    .select(['who', 'action'])
    .where('noun', '=', 'permohonan')
    .where('noun_id', '=', String(id))
    .execute()
  expect(log).toEqual([{ who: 'sistem', action: 'hapus draf lama' }])
})

test('an offer is called to mind a day before its end, once', async () => {
  const schedule = await examOn(site, { kuota: 1 })
  const holder = await loggedIn(site)
  const { id } = await makeSubmittedApplication(site, holder, schedule)
  const who = await loggedIn(site)
  const waiting = await draftOf(who, schedule)
  await who.browser.post(`/user-training/${waiting}/daftar-tunggu`, { tahap: 'draft' })
  await takeOfficeTransition(verifier, id, 'tolak', 'diajukan', { alasan })
  await site.deliverMails()
  later(site, DAY - 1)
  await site.deadlines()
  expect(await lettersTo(who.account.email)).toEqual([])
  later(site, 1)
  for (let run = 0; run < 2; run += 1) await site.deadlines()
  expect(await lettersTo(who.account.email)).toEqual(['Tawaran kursi segera berakhir: Sertifikasi Contoh'])
})

test('several processes at once end each application once', async () => {
  const ids = [(await returned()).id, (await returned()).id, (await returned()).id]
  later(site, 20 * DAY)
  const meet = () => meetApplicationDeadlines(contextOf(site))
  await atOneLock(site.database, sql`select id from user_trainings for update`, [meet, meet, meet, meet])
  expect(await Promise.all(ids.map(stageOf))).toEqual(ids.map(() => 'dibatalkan'))
  const events = await site.db
    .selectFrom('application_events')
    .select('user_training_id')
    .where('user_training_id', 'in', ids)
    .where('transition', '=', 'lapseCorrection')
    .execute()
  expect(events).toHaveLength(3)
})

test('what fails for one application is reported, and the others go on', async () => {
  const [broken, fine] = [await returned(), await returned()]
  await site.db.updateTable('user_trainings').set({ asesmen: '"broken"' }).where('id', '=', broken.id).execute()
  later(site, 20 * DAY)
  await expect(meetApplicationDeadlines(contextOf(site))).rejects.toThrow('1 deadlines failed')
  expect([await stageOf(broken.id), await stageOf(fine.id)]).toEqual(['perlu_perbaikan', 'dibatalkan'])
})
