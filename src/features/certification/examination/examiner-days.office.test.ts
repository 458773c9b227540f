import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { examOn } from '../../../../tests/applications.ts'
import { makeSiteContent, makeVenue } from '../../../../tests/content.ts'
import { assign, type Candidate, candidate, type ExaminerIn, examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { smtpServer } from '../../../../tests/smtp-server.ts'
import { openMailbox } from '../../../documents/mail/mail.ts'
import { readConfig } from '../../../ground/config.ts'

let site: TestApp
let staff: Browser
let server: Awaited<ReturnType<typeof smtpServer>>

beforeAll(async () => {
  server = await smtpServer()
  const env = { APP_URL: 'http://localhost:3000', DEMO: '0', SMTP_URL: `smtp://127.0.0.1:${server.port}` }
  site = await testApp({ mailbox: openMailbox(readConfig(env)) })
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi', 'konten'])).browser
})
afterAll(() => server.close())
beforeEach(() => {
  site.clock.now = new Date('2026-11-20T03:00:00Z')
})

/** The calendar files that arrived at an examiner's, as a calendar program reads them. */
async function toldTo({ account }: ExaminerIn) {
  await site.deliverMails()
  const mails = server.received.splice(0).filter(({ to }) => to[0] === account.email)
  return Promise.all(
    mails.map(async ({ text }) => {
      const { subject, attachments } = await PostalMime.parse(text)
      const file = attachments.find(({ filename }) => filename?.endsWith('.ics'))
      if (!file) return { subject }
      const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(file.content as ArrayBuffer)))
      const [event] = calendar.getAllSubcomponents('vevent')
      const said = (name: string) => String(event?.getFirstPropertyValue(name))
      return {
        subject,
        method: calendar.getFirstPropertyValue('method'),
        uid: said('uid'),
        sequence: Number(said('sequence')),
        status: said('status'),
        name: said('summary'),
        start: said('dtstart'),
        answer: event?.getFirstProperty('attendee')?.getFirstParameter('partstat'),
      }
    }),
  )
}

const offer = async (who: Candidate, examiner: ExaminerIn) => {
  const given = await staff.post(`/admin-api/permohonan/${who.id}/penugasan`, { examiner_id: examiner.id })
  expect(given.status).toBe(200)
  return given.body.penugasan.at(-1).id as number
}
const answer = async ({ browser }: ExaminerIn, id: number, terima: boolean) => {
  const said = terima ? { kerahasiaan: true, tidak_berpihak: true } : { alasan: 'Saya di luar kota.' }
  expect((await browser.post(`/admin-api/penilaian/${id}/jawab`, { terima, ...said })).status).toBe(200)
}
const withdraw = async (id: number) => {
  const { status } = await staff.post(`/admin-api/penugasan/${id}/cabut`, { alasan: 'Jadwalnya bertabrakan.' })
  expect(status).toBe(200)
}
const alasan = 'Gedung dipakai untuk keperluan lain.'

test('an examiner’s day is offered, accepted, moved, called to mind and cancelled as one event', async () => {
  const schedule = await examOn(site, { venue: await makeVenue(site.db) })
  const who = await candidate(site, { tahap: 'terjadwal', schedule })
  const examiner = await examinerIn(site)
  const id = await offer(who, examiner)
  const [offered, ...more] = await toldTo(examiner)
  expect(more).toEqual([])
  expect(offered).toMatchObject({
    method: 'REQUEST',
    status: 'TENTATIVE',
    answer: 'NEEDS-ACTION',
    name: 'Menguji Sertifikasi Contoh',
    start: '2026-12-10T08:00:00',
  })
  await answer(examiner, id, true)
  const accepted = await toldTo(examiner)
  expect(accepted).toMatchObject([{ method: 'REQUEST', status: 'CONFIRMED', answer: 'ACCEPTED' }])
  const { body: seen } = await staff.get(`/admin-api/jadwal/${schedule}`)
  const to = { start_date: '2026-12-17', end_date: '2026-12-17' }
  const moved = await staff.post(`/admin-api/jadwal/${schedule}/pindahkan`, { ...seen, ...to, alasan })
  expect(moved.status).toBe(200)
  const move = await toldTo(examiner)
  expect(move).toMatchObject([{ method: 'REQUEST', status: 'CONFIRMED', start: '2026-12-17T08:00:00' }])
  site.clock.now = new Date('2026-12-14T03:00:00Z')
  await site.deadlines()
  const reminded = await toldTo(examiner)
  expect(reminded).toMatchObject([{ method: 'REQUEST', status: 'CONFIRMED', start: '2026-12-17T08:00:00' }])
  const { browser } = await staffIn(site, ['verifikasi', 'konten'])
  const off = await browser.post(`/admin-api/jadwal/${schedule}/batalkan`, { version: moved.body.version, alasan })
  expect(off.status).toBe(200)
  const cancelled = await toldTo(examiner)
  expect(cancelled).toMatchObject([{ method: 'CANCEL', status: 'CANCELLED' }])
  const all = [offered, ...accepted, ...move, ...reminded, ...cancelled]
  expect(new Set(all.map((each) => each?.uid)).size).toBe(1)
  const sequences = all.map((each) => Number(each?.sequence))
  expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other))
})

test('it is struck out with the last candidate only, and is no more than offered until one is accepted', async () => {
  const schedule = await examOn(site)
  const [first, second] = [
    await candidate(site, { tahap: 'terjadwal', schedule }),
    await candidate(site, { tahap: 'terjadwal', schedule }),
  ]
  const examiner = await examinerIn(site)
  const [one, other] = [await offer(first, examiner), await offer(second, examiner)]
  await answer(examiner, one, true)
  await toldTo(examiner)
  await withdraw(one)
  expect(await toldTo(examiner)).toMatchObject([{ method: 'REQUEST', status: 'TENTATIVE' }])
  await answer(examiner, other, false)
  expect(await toldTo(examiner)).toMatchObject([{ method: 'CANCEL', status: 'CANCELLED' }])
})

test('an examiner of many candidates is written to once when the day becomes theirs', async () => {
  const schedule = await examOn(site)
  const examiner = await examinerIn(site)
  const ids = []
  for (let each = 0; each < 3; each += 1)
    ids.push(await offer(await candidate(site, { tahap: 'terjadwal', schedule }), examiner))
  await toldTo(examiner)
  for (const id of ids) await answer(examiner, id, true)
  expect((await toldTo(examiner)).map(({ subject }) => subject)).toEqual(['Anda menguji: Sertifikasi Contoh'])
})

test('whoever has answered nothing yet learns of a move as of an offer', async () => {
  const schedule = await examOn(site, { venue: await makeVenue(site.db) })
  const who = await candidate(site, { tahap: 'terjadwal', schedule })
  const examiner = await examinerIn(site)
  await assign(site.db, who, examiner, 'ditawarkan')
  const { body: seen } = await staff.get(`/admin-api/jadwal/${schedule}`)
  const to = { start_date: '2026-12-18', end_date: '2026-12-18' }
  expect((await staff.post(`/admin-api/jadwal/${schedule}/pindahkan`, { ...seen, ...to, alasan })).status).toBe(200)
  expect(await toldTo(examiner)).toMatchObject([{ method: 'REQUEST', status: 'TENTATIVE' }])
})
