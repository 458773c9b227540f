import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { examOn } from '../../../../tests/applications.ts'
import {
  assign,
  type Candidate,
  candidate,
  type ExaminerIn,
  examinerIn,
  scoreAll,
  UNITS,
} from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { openedPdf } from '../../../../tests/pdf-reading.ts'
import { day } from '../../../lib/day.ts'

let site: TestApp
let office: Browser
let decider: Browser

/** In the morning of the second and last day of the exam. */
const LAST_DAY = new Date('2026-12-11T03:00:00Z')
const requireFrom = (day: string) =>
  site.db
    .insertInto('setting_values')
    .values({ key: 'wajib_berita_acara', berlaku_sejak: day, value: 'true' })
    .execute()

beforeAll(async () => {
  site = await testApp({ now: LAST_DAY })
  await requireFrom('2026-12-01')
})
beforeEach(async () => {
  site.clock.now = LAST_DAY
  office = (await staffIn(site, ['verifikasi'])).browser
  decider = (await staffIn(site, ['keputusan'])).browser
})

interface Exam {
  schedule: number
  who: Candidate
  examiners: [ExaminerIn, ExaminerIn]
}

async function examined(start = day('2026-12-10')): Promise<Exam> {
  const schedule = await examOn(site, { start }, { units: UNITS })
  const who = await candidate(site, { schedule })
  await site.db.updateTable('user_trainings').set({ attended_at: LAST_DAY }).where('id', '=', who.id).execute()
  const examiners: [ExaminerIn, ExaminerIn] = [await examinerIn(site), await examinerIn(site)]
  for (const examiner of examiners) await scoreAll(examiner, await assign(site.db, who, examiner))
  return { schedule, who, examiners }
}

const path = (schedule: number, own = false) => `/admin-api/berita-acara${own ? '-saya' : ''}/${schedule}`
const HOURS = { jam_mulai: '08.05', jam_selesai: '15.40' }
const save = async (browser: Browser, schedule: number, more: object = {}, own = false) => {
  const { version } = (await browser.get(path(schedule, own))).body
  return browser.put(path(schedule, own), { version, ...HOURS, ...more })
}
const sign = async (browser: Browser, schedule: number, own = false) => {
  const { version } = (await browser.get(path(schedule, own))).body
  return browser.post(`${path(schedule, own)}/tanda-tangan`, { version })
}
const lock = async ({ schedule, examiners: [examiner] }: Exam, more: object = {}) => {
  await save(office, schedule, more)
  await sign(office, schedule)
  return sign(examiner.browser, schedule, true)
}
const decide = (id: number) =>
  decider.post(`/admin-api/keputusan/${id}`, {
    id,
    tahap: 'menunggu_keputusan',
    unit: UNITS.map((unit) => ({ unit, hasil: 'BK', catatan: 'Belum lengkap.' })),
    tidak_terlibat: true,
    alasan: 'Nilai pada kedua unit belum mencukupi.',
  })

test('is filled from what the portal knows, and completed by office and examiner', async () => {
  const { schedule, who, examiners } = await examined()
  const begun = (await office.get(path(schedule))).body
  expect(begun).toMatchObject({ status: null, version: 0, wajib: true, jam_jadwal: '08.00–16.00 WIB' })
  expect(begun.peserta).toEqual([expect.objectContaining({ user_training_id: who.id, nama: who.account.name })])
  expect(begun.penguji).toHaveLength(2)
  const kejadian = [{ jam: '10.15', uraian: 'Listrik padam sepuluh menit.' }]
  const kursi = [{ user_training_id: who.id, kursi: 'A3' }]
  const { body } = await save(examiners[0].browser, schedule, { kejadian, kursi, catatan: 'Lancar.' }, true)
  expect(body).toMatchObject({ ...HOURS, status: 'disusun', kejadian, catatan: 'Lancar.' })
  expect(body.peserta[0].kursi).toBe('A3')
})

describe('signatures', () => {
  test('are two, of different people, one of them an examiner, and then nothing changes any more', async () => {
    const exam = await examined()
    const { schedule } = exam
    await save(office, schedule)
    expect((await sign(office, schedule)).body.status).toBe('menunggu_kedua')
    expect((await sign(office, schedule)).status).toBe(409)
    const other = (await staffIn(site, ['verifikasi'])).browser
    expect((await sign(other, schedule)).body.message).toMatch(/penguji/)
    const { body } = await sign(exam.examiners[0].browser, schedule, true)
    expect([body.status, body.tanda_tangan.length]).toEqual(['terkunci', 2])
    expect((await save(office, schedule, { catatan: 'Lain.' })).status).toBe(409)
    const change = sql`update exam_records set catatan = 'Lain.' where schedule_id = ${schedule}`
    await expect(change.execute(site.db)).rejects.toThrow(/does not change/)
  })

  test('are gone once something is written, and wait for the hours and for everybody’s attendance', async () => {
    const { schedule, examiners } = await examined()
    await save(office, schedule, { jam_selesai: '' })
    expect((await sign(office, schedule)).body.errors).toHaveProperty('jam_selesai')
    await save(office, schedule)
    const late = await candidate(site, { schedule, tahap: 'terjadwal' })
    expect((await sign(office, schedule)).body.errors).toHaveProperty('data')
    await site.db.updateTable('user_trainings').set({ tahap: 'tidak_hadir' }).where('id', '=', late.id).execute()
    await sign(office, schedule)
    const { body } = await save(examiners[0].browser, schedule, { catatan: 'Satu kursi kosong.' }, true)
    expect([body.status, body.tanda_tangan]).toEqual(['disusun', []])
  })

  test('keep who was there as it stood at the first of them', async () => {
    const exam = await examined()
    await lock(exam)
    await site.db.updateTable('user_trainings').set({ attended_at: null }).where('id', '=', exam.who.id).execute()
    expect((await office.get(path(exam.schedule))).body.peserta[0].attended_at).not.toBeNull()
  })

  test('are not given before the last day has begun', async () => {
    const { schedule } = await examined()
    site.clock.now = new Date('2026-12-10T06:00:00Z')
    office = (await staffIn(site, ['verifikasi'])).browser
    expect((await save(office, schedule)).status).toBe(409)
  })
})

test('a correction stands beside a locked record, and the paper says it all', async () => {
  const exam = await examined()
  const { schedule } = exam
  await lock(exam, { kejadian: [{ jam: '10.15', uraian: 'Listrik padam sepuluh menit.' }] })
  const { version } = (await office.get(path(schedule))).body
  const isi = 'Uji sebenarnya selesai pukul 15.50.'
  expect((await office.post(`${path(schedule)}/tambahan`, { version, isi })).body.tambahan).toMatchObject([{ isi }])
  const { text } = await openedPdf(site.app, office, `${path(schedule)}/berita-acara.pdf`)
  const words = text.replaceAll('\n', ' ')
  for (const line of [
    exam.who.account.name,
    '08.05–15.40',
    'Listrik padam',
    isi,
    'Penguji',
    'Petugas',
    '1 hadir dari 1',
  ]) {
    expect([line, words.includes(line)]).toEqual([line, true])
  }
})

describe('nobody is decided on', () => {
  test('before it is locked, and the case says so with a way there', async () => {
    const exam = await examined()
    const { id } = exam.who
    const shown = (await decider.get(`/admin-api/keputusan/${id}`)).body
    expect([shown.boleh, shown.berita_acara]).toEqual([false, exam.schedule])
    expect(shown.halangan).toMatch(/Berita acara/)
    expect((await decide(id)).status).toBe(409)
    await lock(exam)
    expect((await decider.get(`/admin-api/keputusan/${id}`)).body).toMatchObject({ boleh: true, berita_acara: null })
    expect((await decide(id)).status).toBe(200)
  })

  test('but for exams that ended before the day from which it is required', async () => {
    const { who } = await examined(day('2026-11-20'))
    expect((await decider.get(`/admin-api/keputusan/${who.id}`)).body.boleh).toBe(true)
  })
})

describe('an exam that is over without a record', () => {
  const queueOf = async (browser: Browser, key: string) =>
    (await browser.get('/admin-api/meja')).body.antrean.find((one: { key: string }) => one.key === key)
  const officeQueue = async () => queueOf((await staffIn(site, ['verifikasi'])).browser, 'berita_acara')

  test('stands on the desk of the office and of its examiners, late after two working days', async () => {
    const exam = await examined()
    const [examiner] = exam.examiners
    expect(await queueOf(examiner.browser, 'berita_acara_saya')).toBeUndefined()
    site.clock.now = new Date('2026-12-14T03:00:00Z')
    expect((await officeQueue()).jumlah).toBeGreaterThan(0)
    const before = (await officeQueue()).terlambat
    site.clock.now = new Date('2026-12-16T03:00:00Z')
    expect((await officeQueue()).terlambat).toBeGreaterThan(before)
  })
})

test('examiners of other exams and other staff neither read nor write it as their own', async () => {
  const { schedule } = await examined()
  const stranger = await examinerIn(site)
  expect((await stranger.browser.get(path(schedule, true))).status).toBe(404)
  expect((await stranger.browser.get('/admin-api/berita-acara-saya')).body.total).toBe(0)
  expect((await stranger.browser.get(path(schedule))).status).toBe(404)
  expect((await decider.get(path(schedule))).status).toBe(200)
  expect((await decider.put(path(schedule), { version: 0, ...HOURS })).status).toBe(404)
})

afterAll(() => site.db.deleteFrom('setting_values').where('berlaku_sejak', '=', '2026-12-01').execute())
