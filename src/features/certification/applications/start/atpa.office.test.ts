import { beforeAll, beforeEach, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import {
  type Applicant,
  applicant,
  examOn,
  makeSubmittedApplication,
  markAllRight,
  readyDraft,
  takeOwnTransition,
} from '../../../../../tests/applications.ts'
import { makeCertificate } from '../../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { day } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'

let site: TestApp
let who: Applicant
let schedule: number

const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  schedule = await examOn(site, {}, { asks: { wajib_atpa: true } })
})
beforeEach(async () => {
  site.clock.now = NOW
  who = await applicant(site)
})

const start = () => who.browser.post(`/training/daftar/${schedule}`)
const atpa = (valid_until: string, more: Parameters<typeof makeCertificate>[1] = {}) =>
  makeCertificate(site.db, {
    user_id: who.account.id,
    kualifikasi: 'ATPA',
    valid_from: day('2024-01-01'),
    valid_until: day(valid_until),
    ...more,
  })

test('without an ATPA certificate of the register nobody begins, and the list says why', async () => {
  const answer = await start()
  expect([answer.status, answer.body.errors.data]).toEqual([
    409,
    [expect.stringMatching(/^Skema ini mensyaratkan sertifikat ATPA/)],
  ])
  const { jadwal } = (await who.browser.get('/training/terbuka')).body
  expect(jadwal.find(({ id }: { id: number }) => id === schedule)).toMatchObject({
    memenuhi: false,
    kurang: answer.body.errors.data,
  })
})

test("one of the register counts to its last day, somebody else's does not", async () => {
  await makeCertificate(site.db, { kualifikasi: 'ATPA' })
  expect((await start()).status).toBe(409)
  await atpa('2026-11-20')
  expect((await start()).status).toBe(201)
})

test('a suspended or revoked one does not count', async () => {
  await atpa('2028-12-31', { status: 'dicabut' })
  expect((await start()).body.errors.data[0]).toMatch(/telah dicabut/)
  await atpa('2028-12-31', { status: 'dibekukan' })
  expect((await start()).body.errors.data[0]).toMatch(/sedang dibekukan/)
})

test('what has ended by the day of sending is refused then', async () => {
  site.clock.now = new Date('2026-11-20T16:30:00Z')
  who = await applicant(site)
  await atpa('2026-11-20')
  const id = await readyDraft(site, who, schedule)
  site.clock.now = new Date('2026-11-20T17:00:00Z')
  const answer = await takeOwnTransition(who, id, 'kirim', 'draft')
  expect([answer.status, answer.body.errors.data[0]]).toEqual([409, expect.stringMatching(/berakhir pada 20 November/)])
  site.clock.now = new Date('2026-11-20T16:59:59Z')
  expect((await takeOwnTransition(who, id, 'kirim', 'draft')).body.tahap).toBe('diajukan')
})

test('those who verify see the certificates as they are today, and the public page says that one is asked for', async () => {
  const { no_sertifikasi } = await atpa('2028-12-31')
  const { id } = await makeSubmittedApplication(site, who, schedule)
  const staff = (await staffIn(site, ['verifikasi'])).browser
  expect((await staff.get(`/admin-api/permohonan/${id}`)).body).toMatchObject({
    wajib_atpa: true,
    atpa: [{ no_sertifikasi, status_sertifikat: 'aktif', valid_until: '2028-12-31' }],
  })
  expect(await site.client.getTraining({ id: schedule })).toMatchObject({ wajib_atpa: true })
  for (const page of [to.schedule(schedule), to.scheme(schedule)]) {
    const { body } = await site.app.server.inject({ url: page, headers: { accept: 'text/html' } })
    expect([page, body.includes('Memegang sertifikat ATPA yang berlaku')]).toEqual([page, true])
  }
})

test('one that was revoked after sending is refused at approval, with the reason', async () => {
  const { id: certificate } = await atpa('2028-12-31')
  const { id } = await makeSubmittedApplication(site, who, schedule)
  await markAllRight(site, id)
  const { browser } = await staffIn(site, ['verifikasi'])
  const approve = () => browser.post(`/admin-api/permohonan/${id}/setujui`, { tahap: 'diajukan' })
  await site.db.updateTable('certificates').set({ status: 'dicabut' }).where('id', '=', certificate).execute()
  const refused = await approve()
  expect([refused.status, refused.body.errors]).toEqual([
    409,
    { data: ['Pemohon tidak mempunyai sertifikat ATPA yang berlaku pada 20 November 2026.'] },
  ])
  await site.db.updateTable('certificates').set({ status: 'aktif' }).where('id', '=', certificate).execute()
  expect((await approve()).status).toBe(200)
})
