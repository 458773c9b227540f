import ICAL from 'ical.js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type Applicant, applicant, examOn, makeApprovedApplication } from '../../../../tests/applications.ts'
import { makeSiteContent, makeVenue } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'

let site: TestApp
let office: Browser
let venue: number
let schedule: number
let who: Applicant

const WHEN = '10–11 Desember 2026, 08.00–16.00 WIB'

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  office = (await staffIn(site, ['konten', 'verifikasi'])).browser
})

/** Somebody with a seat at an exam in a venue of its own. */
beforeEach(async () => {
  venue = await makeVenue(site.db, { name: 'TUK Contoh', kota: 'Jakarta Selatan', provinsi: '31' })
  schedule = await examOn(site, { venue }, { registration_fee: 0 })
  who = await applicant(site)
  await makeApprovedApplication(site, who, schedule)
  await site.deliverMails()
})

const venueNow = async () => (await office.get(`/admin-api/tuk/${venue}`)).body
const saveVenue = async (more: object) => office.put(`/admin-api/tuk/${venue}`, { ...(await venueNow()), ...more })
const scheduleNow = async () => (await office.get(`/admin-api/jadwal/${schedule}`)).body
const saveSchedule = async (more: object) =>
  office.put(`/admin-api/jadwal/${schedule}`, { ...(await scheduleNow()), ...more })

const lettersToThem = async () => (await site.deliverMails()).filter(({ to }) => to === who.account.email)

/** The exam in the person's own calendar, as a calendar program reads it. */
function eventIn(text: string) {
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  if (!component) throw new Error('no event')
  const { uid, sequence, location } = new ICAL.Event(component)
  return { uid, sequence: Number(sequence), location }
}

async function ownCalendar() {
  const [{ id } = { id: 0 }] = (await who.browser.get(`/training/userlist/${who.account.id}?filter=all`)).body
  return eventIn((await who.browser.get(`/user-training/${id}/jadwal.ics`)).text)
}

describe('the venue of a schedule with participants', () => {
  test('with another address is told by letter and notice, and their calendars take it over', async () => {
    const before = await ownCalendar()
    expect((await saveVenue({ alamat: 'Jalan Baru 9' })).status).toBe(200)
    const [letter, ...others] = await lettersToThem()
    expect([letter?.subject, others]).toEqual(['Jadwal berubah: Sertifikasi Contoh', []])
    expect(letter?.text).toContain(`tetap pada ${WHEN}`)
    expect(letter?.text).toMatch(/Tempat: TUK Contoh, Jalan Baru 9, .*\. Semula: TUK Contoh, /)
    const after = await ownCalendar()
    expect(after.sequence).toBeGreaterThan(before.sequence)
    expect(after.location).toContain('Jalan Baru 9')
    expect(eventIn(letter?.icalEvent?.content ?? '')).toEqual(after)
    const { data } = (await who.browser.get('/pemberitahuan')).body
    expect(data[0].judul).toBe('Jadwal berubah: Sertifikasi Contoh')
  })

  test('with another picture only tells nobody', async () => {
    const before = await ownCalendar()
    expect((await saveVenue({ jenis: 'Mandiri' })).status).toBe(200)
    expect([await lettersToThem(), await ownCalendar()]).toEqual([[], before])
  })

  test('does not go to another zone: the hours would be others', async () => {
    const refused = await saveVenue({ kota: 'Denpasar', provinsi: '51', zona_waktu: 'WITA' })
    expect([refused.status, refused.body.errors.provinsi[0]]).toEqual([
      422,
      'Jadwal Sertifikasi Contoh pada 10 Desember 2026 memakai jam WIB di TUK ini. Buat TUK baru, lalu pindahkan jadwalnya.',
    ])
    expect(await lettersToThem()).toEqual([])
  })

  test('tells nobody once the exam is over', async () => {
    site.clock.now = new Date('2026-12-20T03:00:00Z')
    office = (await staffIn(site, ['konten', 'verifikasi'])).browser
    expect((await saveVenue({ alamat: 'Jalan Lama 1' })).status).toBe(200)
    expect(await lettersToThem()).toEqual([])
    site.clock.now = new Date('2026-11-20T03:00:00Z')
    office = (await staffIn(site, ['konten', 'verifikasi'])).browser
  })
})

describe('a schedule with participants', () => {
  test.each([
    ['room', { ruang: 2 }, 'Ruang: 2. Semula: seluruh tempat.'],
    ['way', { metode: 'Hibrida' }, 'Metode: Hibrida. Semula: Luring.'],
    ['online room', { ruang_daring: 'https://rapat.example.com/uji' }, 'Alamat ruang daring berubah.'],
    ['programme', { rundown: [{ waktu: '08.00', kegiatan: 'Ujian tulis' }] }, 'Susunan acara berubah.'],
  ])('tells its people of another %s', async (_what, more, words) => {
    const before = await ownCalendar()
    expect((await saveSchedule(more)).status).toBe(200)
    const [letter, ...others] = await lettersToThem()
    expect([letter?.text.includes(words), others]).toEqual([true, []])
    expect((await ownCalendar()).sequence).toBeGreaterThan(before.sequence)
  })

  test('tells its people of another examiner', async () => {
    const examiner = site.db.insertInto('examiners').values({ name: 'Dr. Sekar Contoh' }).returning('id')
    const penguji = [(await examiner.executeTakeFirstOrThrow()).id]
    expect((await saveSchedule({ penguji })).status).toBe(200)
    const [letter] = await lettersToThem()
    expect(letter?.text).toContain('Penguji: Dr. Sekar Contoh. Semula: belum ditentukan.')
  })

  test('tells them nothing of more seats', async () => {
    const { kuota } = await scheduleNow()
    expect((await saveSchedule({ kuota: kuota + 5 })).status).toBe(200)
    expect(await lettersToThem()).toEqual([])
  })
})
