import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { activityOn, holder, registerForActivity } from '../../../../tests/activities.ts'
import { applicant, examOn, makeApprovedApplication, takeOwnTransition } from '../../../../tests/applications.ts'
import { makeSiteContent, makeVenue } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { billApplicant } from '../../../../tests/invoices.ts'
import { smtpServer } from '../../../../tests/smtp-server.ts'
import { openMailbox } from '../../../documents/mail/mail.ts'
import { readConfig } from '../../../ground/config.ts'
import { day } from '../../../lib/day.ts'

let site: TestApp
let editor: Browser
let server: Awaited<ReturnType<typeof smtpServer>>
const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  server = await smtpServer()
  const env = { APP_URL: 'http://localhost:3000', DEMO: '0', SMTP_URL: `smtp://127.0.0.1:${server.port}` }
  site = await testApp({ mailbox: openMailbox(readConfig(env)) })
  await makeSiteContent(site.db)
  editor = (await staffIn(site, ['konten', 'verifikasi'])).browser
})
afterAll(() => server.close())
beforeEach(() => {
  site.clock.now = NOW
})

const MINE = '/kalender-pribadi'
const pathOf = (address: string): string => new URL(address).pathname
const made = async (browser: Browser): Promise<string> => pathOf((await browser.post(MINE)).body.alamat)
/** A calendar program: no cookies, no referrer. */
const program = (url: string, headers: Record<string, string> = {}) => site.app.server.inject({ url, headers })

interface Read {
  uid: string
  name: string
  sequence: unknown
  status: unknown
  start: string
  place: string
  repeats: string | undefined
}

/** Reads a file as a calendar program understands it. */
function read(text: string): { method: unknown; events: Read[] } {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      name: event.summary,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toString(),
      place: event.location ?? '',
      repeats: component.getFirstPropertyValue('rrule')?.toString(),
    }
  })
  return { method: calendar.getFirstPropertyValue('method'), events }
}

const feedOf = async (browser: Browser) => read((await program(await made(browser))).body).events

describe('the address of a private calendar', () => {
  test('is shown once, opens the feed alone, and ends when it is renewed or withdrawn', async () => {
    const { browser } = await loggedIn(site)
    expect((await browser.get(MINE)).body).toEqual({ feed: null })
    const first = await made(browser)
    expect(first).toMatch(/^\/kalender\/[\w-]{43}\/sertifikasi\.ics$/)
    expect((await program(first)).statusCode).toBe(200)
    expect(JSON.stringify((await browser.get(MINE)).body)).not.toContain(first.split('/')[2])
    expect((await browser.get(MINE)).body.feed.last_read_at).toBe(NOW.toISOString())
    const second = await made(browser)
    expect([(await program(first)).statusCode, (await program(second)).statusCode]).toEqual([404, 200])
    expect((await browser.delete(MINE)).status).toBe(204)
    expect((await program(second)).statusCode).toBe(404)
  })

  test('is kept as a digest, and neither log nor database knows it', async () => {
    const { browser, account } = await loggedIn(site)
    const secret = (await made(browser)).split('/')[2] ?? ''
    await program(`/kalender/${secret}/sertifikasi.ics`)
    const row = await site.db.selectFrom('calendar_feeds').selectAll().where('user_id', '=', account.id).execute()
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(site.logged.join()).not.toContain(secret)
  })

  test('answers privately, and 304 to those who have it', async () => {
    const { browser } = await loggedIn(site)
    const address = await made(browser)
    const first = await program(address)
    expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ])
    const again = await program(address, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('is refused to a guess, to an account that was suspended, and past its limit', async () => {
    const { browser, account } = await loggedIn(site)
    const address = await made(browser)
    expect((await program(`/kalender/${'a'.repeat(43)}/sertifikasi.ics`)).statusCode).toBe(404)
    expect((await program('/kalender/kurang/sertifikasi.ics')).statusCode).toBe(422)
    expect((await new Browser(site.app).post(MINE)).status).toBe(401)
    const statuses = []
    for (let time = 0; time < 61; time += 1) statuses.push((await program(address)).statusCode)
    expect([new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([new Set([200]), 429])
    const other = await made((await loggedIn(site)).browser)
    await site.db.updateTable('users').set({ suspended_at: NOW }).where('id', '=', account.id).execute()
    site.clock.now = new Date(NOW.getTime() + 3_700_000)
    expect([(await program(address)).statusCode, (await program(other)).statusCode]).toEqual([404, 200])
  })
})

describe('a private calendar', () => {
  test('has one’s own exam with its days, place and hours, and says when it is cancelled', async () => {
    const who = await applicant(site)
    const venue = await makeVenue(site.db, { name: 'TUK "Satu"; Gedung A, Lantai 2' })
    const schedule = await examOn(site, { venue }, { registration_fee: 0, name: 'Skema, dengan; tanda \\ dan Ünïcode' })
    const { id } = await makeApprovedApplication(site, who, schedule)
    const [event] = await feedOf(who.browser)
    expect(event).toMatchObject({
      uid: `uji-${id}@localhost`,
      name: 'Uji Skema, dengan; tanda \\ dan Ünïcode',
      start: '2026-12-10T08:00:00',
      repeats: 'FREQ=DAILY;COUNT=2',
      status: 'CONFIRMED',
      place: expect.stringContaining('TUK "Satu"; Gedung A, Lantai 2, '),
    })
    await site.db.updateTable('schedules').set({ cancelled_at: NOW, version: 2 }).where('id', '=', schedule).execute()
    const [after] = await feedOf(who.browser)
    expect([after?.uid, after?.status, Number(after?.sequence) > Number(event?.sequence)]).toEqual([
      event?.uid,
      'CANCELLED',
      true,
    ])
  })

  test('has what has to be done by a day, until it is done', async () => {
    const billed = await billApplicant(site)
    const names = async () => (await feedOf(billed.who.browser)).map(({ name }) => name)
    expect(await names()).toEqual(['Batas pembayaran: Sertifikasi Contoh'])
    await site.db.updateTable('invoices').set({ status: 'lunas' }).where('id', '=', billed.invoice.id).execute()
    expect(await names()).toEqual([])
  })

  test('has a holder’s duties and the end of the certificate, and the activities registered for', async () => {
    const who = await holder(site)
    const activity = await registerForActivity(who, await activityOn(site))
    const events = await feedOf(who.browser)
    expect(events.map(({ uid }) => uid.replace(/-\d+@.*/, ''))).toEqual(
      expect.arrayContaining(['kegiatan', 'laporan-kinerja', 'pemeliharaan', 'akhir-sertifikat']),
    )
    expect(events.find(({ uid }) => uid.startsWith('kegiatan'))?.uid).toBe(`kegiatan-${activity.id}@localhost`)
  })

  test('shows nobody else’s, and no number of a person', async () => {
    const who = await applicant(site)
    await makeApprovedApplication(site, who, await examOn(site, {}, { registration_fee: 0 }))
    const { body } = await program(await made(who.browser))
    expect(body).not.toMatch(/\b\d{16}\b/)
    expect(body).not.toContain(who.account.email)
    expect(await feedOf((await loggedIn(site)).browser)).toEqual([])
  })
})

/** The letters that arrived, each with the calendar in it as a mail program reads it. */
async function arrived() {
  await site.deliverMails()
  const mails = server.received.splice(0)
  return Promise.all(
    mails.map(async ({ to, text }) => {
      const { subject, attachments } = await PostalMime.parse(text)
      const file = attachments.find(({ filename }) => filename?.endsWith('.ics'))
      const bytes = file && (typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content))
      return { to: to[0], subject, ...(bytes ? read(bytes) : { method: undefined, events: [] }) }
    }),
  )
}
const withCalendar = async () => (await arrived()).filter(({ method }) => method)

describe('a letter that tells a day', () => {
  test('brings it along; moved it has the same UID and a higher SEQUENCE, cancelled it says CANCEL', async () => {
    const who = await applicant(site)
    const schedule = await examOn(site, { venue: await makeVenue(site.db) }, { registration_fee: 0 })
    await arrived()
    const { id } = await makeApprovedApplication(site, who, schedule)
    const [told] = await withCalendar()
    expect(told).toMatchObject({ to: who.account.email, method: 'REQUEST', events: [{ uid: `uji-${id}@localhost` }] })
    const { body: seen } = await editor.get(`/admin-api/jadwal/${schedule}`)
    const alasan = 'Gedung dipakai untuk keperluan lain.'
    const to = { start_date: '2026-12-17', end_date: '2026-12-17' }
    const moved = await editor.post(`/admin-api/jadwal/${schedule}/pindahkan`, { ...seen, ...to, alasan })
    expect(moved.status).toBe(200)
    const [move] = await withCalendar()
    expect(move).toMatchObject({
      method: 'REQUEST',
      events: [{ uid: `uji-${id}@localhost`, start: '2026-12-17T08:00:00', repeats: undefined, status: 'CONFIRMED' }],
    })
    const [feed] = await feedOf(who.browser)
    expect(feed).toMatchObject({ start: '2026-12-17T08:00:00', sequence: move?.events[0]?.sequence })
    await editor.post(`/admin-api/jadwal/${schedule}/batalkan`, { version: moved.body.version, alasan })
    const [gone] = await withCalendar()
    expect(gone).toMatchObject({ method: 'CANCEL', events: [{ uid: `uji-${id}@localhost`, status: 'CANCELLED' }] })
    const sequences = [told, move, gone].map((each) => Number(each?.events[0]?.sequence))
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other))
  })

  test('of a person who moves to another schedule, or withdraws, changes the event of the first', async () => {
    const who = await applicant(site)
    const schedule = await examOn(site, { start: day('2026-12-20') }, { registration_fee: 0 })
    const { id } = await makeApprovedApplication(site, who, schedule)
    await arrived()
    expect((await takeOwnTransition(who, id, 'batal', 'terjadwal')).status).toBe(200)
    const mails = await withCalendar()
    expect(mails).toMatchObject([{ method: 'CANCEL', events: [{ uid: `uji-${id}@localhost` }] }])
    expect(await feedOf(who.browser)).toEqual([])
  })

  test('of an activity brings it along as well', async () => {
    const who = await holder(site)
    const schedule = await activityOn(site)
    await arrived()
    const { id } = await registerForActivity(who, schedule)
    expect(await withCalendar()).toMatchObject([
      { method: 'REQUEST', events: [{ uid: `kegiatan-${id}@localhost`, name: 'Workshop Contoh' }] },
    ])
  })

  test('to those whose day it is not yet brings no exam', async () => {
    const billed = await billApplicant(site)
    const told = (await arrived()).filter(({ to }) => to === billed.who.account.email)
    expect(told.length).toBeGreaterThan(0)
    expect(told.flatMap(({ events }) => events).filter(({ uid }) => uid.startsWith('uji-'))).toEqual([])
  })

  test('by which one has to act offers it to the calendar, as the private calendar has it', async () => {
    const billed = await billApplicant(site)
    const [told, ...more] = (await withCalendar()).filter(({ to }) => to === billed.who.account.email)
    expect(more).toEqual([])
    expect(told).toMatchObject({ method: 'PUBLISH', events: [{ name: 'Batas pembayaran: Sertifikasi Contoh' }] })
    const [feed] = await feedOf(billed.who.browser)
    expect(told?.events[0]).toMatchObject({ uid: feed?.uid, start: feed?.start })
  })
})
