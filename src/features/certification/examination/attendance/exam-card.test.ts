import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import { examOn } from '../../../../../tests/applications.ts'
import { makeSiteContent, makeVenue } from '../../../../../tests/content.ts'
import { assign, type Candidate, candidate, examinerIn, givePortrait, METHODS } from '../../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { openedPdf, qrIn } from '../../../../../tests/pdf-reading.ts'
import { PROBLEMS } from '../../../../problems.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const scheduled = (more: Parameters<typeof candidate>[1] = {}) => candidate(site, { tahap: 'terjadwal', ...more })
const examDay = ({ browser, id }: Candidate) => browser.get(`/user-training/${id}/ujian`)
const card = ({ browser, id }: Candidate) => openedPdf(site.app, browser, `/user-training/${id}/kartu.pdf`)

describe('the card', () => {
  test('bears name, number, scheme, date with its zone, place, and what to bring', async () => {
    const venue = await makeVenue(site.db)
    const who = await scheduled({ schedule: await examOn(site, { venue }) })
    await givePortrait(site, who, 'Nyoman Śrī Wahyuni-Müller')
    const { text, name, pages } = await card(who)
    const number = `PMH/2026/11/${String(who.id).padStart(4, '0')}`
    expect([pages, name]).toEqual([1, expect.stringContaining(`kartu-${number.replaceAll('/', '-')}.pdf`)])
    const written = text.replace(/\s+/g, ' ')
    for (const words of [
      'LSK Contoh',
      'Ir. Nyoman Śrī Wahyuni-Müller, M.Si.',
      number,
      'Sertifikasi Contoh',
      '10–11 Desember 2026, 08.00–16.00 WIB',
      'TUK Contoh',
      'Jalan Uji 2, Jakarta Selatan',
      'KTP asli',
    ]) {
      expect(written).toContain(words)
    }
  })

  test('carries a code that leads the office to its candidate and to nobody else', async () => {
    const who = await scheduled()
    const link = await qrIn((await card(who)).bytes)
    expect(link).toMatch(new RegExp(`^http://localhost:3000/admin/kehadiran/${who.id}-[\\w-]{43}$`))
    const { browser } = await staffIn(site, ['verifikasi'])
    const { body } = await browser.get(link.replace('http://localhost:3000/admin/', '/admin-api/'))
    expect([body.id, body.nama]).toEqual([who.id, 'Wulan Contoh'])
  })

  test('shows the portrait that was given, as a picture of its own', async () => {
    const [with_, without] = [await scheduled(), await scheduled()]
    await givePortrait(site, with_, 'Wulan Contoh')
    const isPictured = async (who: Candidate) => (await card(who)).bytes.includes('/Subtype /Image')
    expect([await isPictured(with_), await isPictured(without)]).toEqual([true, false])
  })

  test('is there once the candidate is scheduled for a day, and not for a date that was cancelled', async () => {
    const cancelled = await examOn(site, { cancelled: true })
    for (const choices of [
      { tahap: 'menunggu_pembayaran' as const },
      { schedule: await examOn(site, { start: null }) },
      { schedule: cancelled },
    ]) {
      const who = await scheduled(choices)
      const { status, body } = await who.browser.get(`/user-training/${who.id}/kartu.pdf`)
      expect([status, body.message]).toEqual([409, PROBLEMS.CARD_NOT_READY.message])
      expect((await examDay(who)).body.kartu).toBe(false)
    }
  })
})

const PETUNJUK = { judul: 'Yang dibawa', baris: expect.arrayContaining(['Dokumen asli dari berkas yang Anda unggah.']) }

test('the room of a venue stands on the card and with the exam', async () => {
  const schedule = await examOn(site, { venue: await makeVenue(site.db) })
  await site.db.updateTable('schedules').set({ ruang: 3 }).where('id', '=', schedule).execute()
  const who = await scheduled({ schedule })
  expect((await examDay(who)).body.ruang).toBe(3)
  expect((await card(who)).text.replace(/\s+/g, ' ')).toContain('TUK Contoh, ruang 3')
})

test('the exam shows who accepted to examine, attendance and the card', async () => {
  const who = await scheduled()
  expect((await examDay(who)).body).toEqual({
    metode_uji: METHODS,
    penguji: [],
    attended_at: null,
    ruang: null,
    ruang_daring: null,
    kartu: true,
    nama: expect.any(String),
    tautan: expect.stringContaining('/admin/kehadiran/'),
    penyesuaian: [],
    petunjuk: PETUNJUK,
  })
  const [accepted, asked] = [await examinerIn(site), await examinerIn(site)]
  await assign(site.db, who, accepted)
  await assign(site.db, who, asked, 'ditawarkan')
  const { name } = await site.db
    .selectFrom('examiners')
    .select('name')
    .where('id', '=', accepted.id)
    .executeTakeFirstOrThrow()
  await site.db.updateTable('user_trainings').set({ attended_at: site.clock.now }).where('id', '=', who.id).execute()
  expect((await examDay(who)).body).toEqual({
    penguji: [name],
    metode_uji: ['Uji tulis', 'Wawancara'],
    attended_at: site.clock.now.toISOString(),
    ruang: null,
    ruang_daring: null,
    kartu: true,
    nama: expect.any(String),
    tautan: expect.stringContaining('/admin/kehadiran/'),
    penyesuaian: [],
    petunjuk: PETUNJUK,
  })
})

test('the online room is told to who has a seat for certain, and to nobody else', async () => {
  const ruang_daring = 'https://rapat.example.com/uji-17'
  const schedule = await examOn(site, { metode: 'Daring', ruang_daring })
  expect((await examDay(await scheduled({ schedule }))).body.ruang_daring).toBe(ruang_daring)
  const unpaid = await scheduled({ schedule, tahap: 'menunggu_pembayaran' })
  expect((await examDay(unpaid)).body.ruang_daring).toBe(null)
  for (const path of [`/training/edit/${schedule}`, `/jadwal-uji/${schedule}`, '/training/get']) {
    const { status, text } = await unpaid.browser.get(path)
    expect([path, status, text.includes(ruang_daring)]).toEqual([path, 200, false])
  }
})

test('the card’s screen has the very code of the printed card, and none without a card', async () => {
  const who = await scheduled()
  await givePortrait(site, who, 'Nyoman Wahyuni')
  const { body } = await examDay(who)
  expect(body.nama).toBe('Ir. Nyoman Wahyuni, M.Si.')
  expect(body.tautan).toBe(await qrIn((await card(who)).bytes))
  expect((await examDay(await scheduled({ tahap: 'menunggu_pembayaran' }))).body.tautan).toBeNull()
})

test('the card of an online exam sends nobody to the organiser’s address', async () => {
  const venue = await makeVenue(site.db, { name: 'TUK Penyelenggara', kota: 'Denpasar', provinsi: '51' })
  const who = await scheduled({ schedule: await examOn(site, { metode: 'Daring', venue }) })
  const { text } = await card(who)
  expect(text).toContain('Daring')
  expect(text).not.toMatch(/TUK Penyelenggara|Denpasar|Jalan Uji/)
})

test('another’s exam and card are not found', async () => {
  const who = await scheduled()
  const stranger = { ...(await loggedIn(site)), id: who.id }
  expect((await examDay(stranger)).status).toBe(404)
  expect((await stranger.browser.get(`/user-training/${who.id}/kartu.pdf`)).status).toBe(404)
})
