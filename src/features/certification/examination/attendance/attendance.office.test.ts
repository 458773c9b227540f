import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { examOn } from '../../../../../tests/applications.ts'
import { assign, type Candidate, candidate, examinerIn, scoreAll, stageOf, UNITS } from '../../../../../tests/exams.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Answer, Browser } from '../../../../../tests/http.ts'
import { openedPdf } from '../../../../../tests/pdf-reading.ts'
import { statementsOf } from '../../../../../tests/statements.ts'
import { PROBLEMS } from '../../../../problems.ts'
import { attendanceCode } from './service.ts'

let site: TestApp
let staff: Browser

const EXAM_DAY = new Date('2026-12-10T01:00:00Z')

beforeAll(async () => {
  site = await testApp()
})
beforeEach(async () => {
  site.clock.now = EXAM_DAY
  staff = (await staffIn(site, ['verifikasi'])).browser
})

const scheduled = (more: Parameters<typeof candidate>[1] = {}) => candidate(site, { tahap: 'terjadwal', ...more })
const step = ({ id }: Pick<Candidate, 'id'>, call: string, tahap: string, more: object = {}): Promise<Answer> =>
  staff.post(`/admin-api/permohonan/${id}/${call}`, { tahap, ...more })
const said = ({ status, body }: Answer) => [status, body.message]
const numberOf = async ({ id }: Candidate) =>
  (await site.db.selectFrom('user_trainings').select('nomor').where('id', '=', id).executeTakeFirstOrThrow()).nomor
const byCode = (code: string) => staff.get(`/admin-api/kehadiran/${encodeURIComponent(code)}`)

describe('attendance', () => {
  test('is noted from an hour before the exam by the clocks of the place, and the refusal says so', async () => {
    const who = await scheduled()
    site.clock.now = new Date('2026-12-09T23:59:59Z')
    staff = (await staffIn(site, ['verifikasi'])).browser
    const opens = 'Kehadiran dapat dicatat mulai 10 Desember 2026 pukul 07.00 WIB.'
    expect(said(await step(who, 'hadir', 'terjadwal'))).toEqual([409, opens])
    expect((await byCode(attendanceCode(TEST_KEYS, who.id))).body.halangan).toBe(opens)
    site.clock.now = new Date('2026-12-10T00:00:00Z')
    expect(said(await step(who, 'tidak-hadir', 'terjadwal'))).toEqual([409, PROBLEMS.ABSENCE_TOO_EARLY.message])
    expect((await byCode(attendanceCode(TEST_KEYS, who.id))).body.halangan).toBeNull()
    const { status, body } = await step(who, 'hadir', 'terjadwal')
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        id: who.id,
        nama: 'Wulan Contoh',
        tahap: 'diuji',
        attended_at: '2026-12-10T00:00:00.000Z',
        halangan: 'Kehadirannya sudah dicatat.',
      }),
    ])
  })

  test('is noted as early as the office has set', async () => {
    const who = await scheduled()
    const office = await staffIn(site, ['pengguna', 'verifikasi', 'konten', 'keputusan'])
    await site.db.updateTable('setting_values').set({ value: '0' }).where('key', '=', 'buka_kehadiran').execute()
    site.clock.now = new Date('2026-12-10T00:59:59Z')
    const early = await office.browser.post(`/admin-api/permohonan/${who.id}/hadir`, { tahap: 'terjadwal' })
    await site.db.updateTable('setting_values').set({ value: '60' }).where('key', '=', 'buka_kehadiran').execute()
    expect(said(early)).toEqual([409, 'Kehadiran dapat dicatat mulai 10 Desember 2026 pukul 08.00 WIB.'])
    site.clock.now = EXAM_DAY
  })

  test('is taken back freely on its day, and the candidate is expected again', async () => {
    const who = await scheduled()
    await step(who, 'hadir', 'terjadwal')
    const { status, body } = await step(who, 'batal-hadir', 'diuji')
    expect([status, body.tahap, body.attended_at, body.halangan]).toEqual([200, 'terjadwal', null, null])
    expect((await step(who, 'hadir', 'terjadwal')).status).toBe(200)
  })

  test('is taken back on a later day with a reason, which stays in the office', async () => {
    const who = await scheduled()
    await step(who, 'hadir', 'terjadwal')
    site.clock.now = new Date('2026-12-10T17:00:00Z')
    const { browser } = await staffIn(site, ['verifikasi'])
    const undo = (more: object) =>
      browser.post(`/admin-api/permohonan/${who.id}/batal-hadir`, { tahap: 'diuji', ...more })
    const refused = await undo({})
    const alasan = 'Tercatat hadir atas nama yang sama.'
    const done = await undo({ alasan })
    const { body: log } = await browser.get('/admin-api/audit?sort=id&order=desc&perPage=10')
    site.clock.now = EXAM_DAY
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['alasan']])
    expect([done.status, done.body.tahap]).toEqual([200, 'terjadwal'])
    expect(log.data).toContainEqual(
      expect.objectContaining({ action: 'batalkan catatan hadir', noun_id: String(who.id) }),
    )
    expect((await who.browser.get(`/user-training/${who.id}`)).text).not.toContain(alasan)
  })

  test('is not taken back while somebody has scored, and is once the scores are gone', async () => {
    const who = await scheduled()
    const examiner = await examinerIn(site)
    const id = await assign(site.db, who, examiner)
    await step(who, 'hadir', 'terjadwal')
    const nilai = [{ unit: UNITS[0], metode: 'Wawancara', hasil: 'K', catatan: '' }]
    expect((await examiner.browser.put(`/admin-api/penilaian/${id}`, { version: 1, nilai })).status).toBe(200)
    expect(said(await step(who, 'batal-hadir', 'diuji'))).toEqual([409, PROBLEMS.SCORES_GIVEN.message])
    const emptied = nilai.map((one) => ({ ...one, hasil: null }))
    await examiner.browser.put(`/admin-api/penilaian/${id}`, { version: 2, nilai: emptied })
    expect((await step(who, 'batal-hadir', 'diuji')).status).toBe(200)
  })

  test('is noted for all who signed the sheet, each by themselves, and taken back on the day', async () => {
    const [one, two] = [await scheduled(), await scheduled()]
    await step(two, 'tidak-hadir', 'terjadwal')
    const many = async (call: string, ids: number[]) => (await staff.post(`/admin-api/kehadiran${call}`, { ids })).body
    const noted = await many('', [one.id, two.id])
    expect(noted).toEqual({ berhasil: [{ id: one.id }], dilewati: [{ id: two.id, alasan: PROBLEMS.STALE.message }] })
    expect(await stageOf(site.db, one.id)).toBe('diuji')
    expect(await many('/urungkan', [one.id])).toEqual({ berhasil: [{ id: one.id }], dilewati: [] })
    expect(await stageOf(site.db, one.id)).toBe('terjadwal')
  })

  test('is noted once by two who press at the same time', async () => {
    const who = await scheduled()
    const answers = await Promise.all([step(who, 'hadir', 'terjadwal'), step(who, 'tidak-hadir', 'terjadwal')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is listed for a date by name, with whom is missing and why nothing can be noted', async () => {
    const schedule = await examOn(site)
    const late = await scheduled({ schedule, name: 'Zulfa' })
    const here = await scheduled({ schedule, name: 'Aminah' })
    await candidate(site, { tahap: 'menunggu_pembayaran', schedule })
    await step(here, 'hadir', 'terjadwal')
    const { body } = await staff.get(`/admin-api/jadwal/${schedule}/kehadiran`)
    expect(body.map(({ id, tahap }: { id: number; tahap: string }) => [id, tahap])).toEqual([
      [here.id, 'diuji'],
      [late.id, 'terjadwal'],
    ])
    expect(body[0].foto).toMatch(/^[0-9a-f-]{36}$/)
    expect((await staff.get('/admin-api/jadwal/999999/kehadiran')).status).toBe(404)
  })
})

test('the list of a date asks the database as often for six as for two', async () => {
  const listed = async (people: number) => {
    const schedule = await examOn(site)
    for (let made = 0; made < people; made += 1) await scheduled({ schedule })
    const early = new Date(EXAM_DAY.getTime() - 7_200_000)
    const ask = () => staff.get(`/admin-api/jadwal/${schedule}/kehadiran`)
    const open = await statementsOf(ask, /personal_data|user_trainings|setting_values/)
    site.clock.now = early
    staff = (await staffIn(site, ['verifikasi'])).browser
    const closed = await statementsOf(ask, /personal_data|user_trainings|setting_values/)
    site.clock.now = EXAM_DAY
    staff = (await staffIn(site, ['verifikasi'])).browser
    return [open.length, closed.length]
  }
  const few = await listed(2)
  expect(await listed(6)).toEqual(few)
})

describe('a candidate is found', () => {
  test('by the code on the card and by the number, in any letters', async () => {
    const who = await scheduled()
    const number = (await numberOf(who)) ?? ''
    for (const code of [attendanceCode(TEST_KEYS, who.id), number, ` ${number.toLowerCase()} `]) {
      expect([code, (await byCode(code)).body.id]).toEqual([code, who.id])
    }
  })

  test('not by a code that is forged, changed, of another purpose, or of somebody who has no seat', async () => {
    const [who, unpaid] = [await scheduled(), await candidate(site, { tahap: 'menunggu_pembayaran' })]
    const code = attendanceCode(TEST_KEYS, who.id)
    const changed = `${code.slice(0, -2)}${code.endsWith('AA') ? 'BB' : 'AA'}`
    const forged = [
      String(who.id),
      `${who.id}-`,
      changed,
      code.replace(/^\d+/, String(who.id + 1)),
      `${who.id}-${TEST_KEYS.sign('sesi', String(who.id))}`,
      attendanceCode(TEST_KEYS, unpaid.id),
      attendanceCode(TEST_KEYS, 999_999),
      '99999999999-x',
      'PMH/2026/11/9999',
    ]
    for (const each of forged) expect([each, (await byCode(each)).status]).toEqual([each, 404])
  })
})

describe('who did not come', () => {
  test('is noted, told, and with proof let in again on another date', async () => {
    const who = await scheduled()
    expect((await step(who, 'tidak-hadir', 'terjadwal')).body).toMatchObject({
      tahap: 'tidak_hadir',
      attended_at: null,
    })
    const [mail] = (await site.deliverMails()).filter(({ to }) => to === who.account.email)
    expect(mail?.subject).toBe('Anda tercatat tidak hadir: Sertifikasi Contoh')
    const { schedule_id } = await site.db
      .selectFrom('user_trainings')
      .select('schedule_id')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    const alasan = 'Surat keterangan dokter diterima.'
    const again = (to: number) => step(who, 'jadwalkan-kembali', 'tidak_hadir', { schedule_id: to, alasan })
    expect(said(await again(schedule_id))).toEqual([422, PROBLEMS.SAME_SCHEDULE.message])
    const { scheme_version_id } = await site.db
      .selectFrom('schedules')
      .select('scheme_version_id')
      .where('id', '=', schedule_id)
      .executeTakeFirstOrThrow()
    const { id: other } = await site.db
      .insertInto('schedules')
      .values({ scheme_version_id, start_date: '2027-01-10', end_date: '2027-01-10', kuota: 5, metode: 'Luring' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { status, body } = await again(other)
    expect([status, body.tahap, body.tanggal_uji]).toEqual([200, 'terjadwal', '2027-01-10'])
  })

  test('is not noted on a date that was cancelled', async () => {
    const schedule = await examOn(site)
    const who = await scheduled({ schedule })
    await site.db.updateTable('schedules').set({ cancelled_at: EXAM_DAY }).where('id', '=', schedule).execute()
    expect(said(await step(who, 'tidak-hadir', 'terjadwal'))).toEqual([409, PROBLEMS.DATE_GONE.message])
  })
})

describe('after the exam', () => {
  const scored = async () => {
    const who = await candidate(site)
    const examiners = [await examinerIn(site), await examinerIn(site)]
    for (const examiner of examiners) await scoreAll(examiner, await assign(site.db, who, examiner))
    expect(await stageOf(site.db, who.id)).toBe('menunggu_keputusan')
    await site.deliverMails()
    return { who, examiners }
  }

  test('the case waits on the desk of those who decide as soon as the last score is locked', async () => {
    const decider = await staffIn(site, ['keputusan'])
    const waiting = async () =>
      (await decider.browser.get('/admin-api/meja')).body.antrean.find(
        ({ key }: { key: string }) => key === 'keputusan_menunggu',
      ).jumlah
    const before = await waiting()
    await scored()
    expect(await waiting()).toBe(before + 1)
  })

  test('scores are opened again with a reason, logged and told to each examiner', async () => {
    const { who, examiners } = await scored()
    expect((await step(who, 'buka-penilaian', 'menunggu_keputusan', { alasan: '' })).status).toBe(422)
    const alasan = 'Nilai wawancara tertukar.'
    const { status, body } = await step(who, 'buka-penilaian', 'menunggu_keputusan', { alasan })
    expect([status, body.tahap, body.penugasan.map(({ locked_at }: { locked_at: unknown }) => locked_at)]).toEqual([
      200,
      'diuji',
      [null, null],
    ])
    const { text } = await who.browser.get(`/user-training/${who.id}`)
    expect(text).not.toContain(alasan)
    const mails = await site.deliverMails()
    for (const { account } of examiners) {
      const [mail] = mails.filter(({ to }) => to === account.email)
      expect([mail?.subject, mail?.text.includes(alasan)]).toEqual([
        'Penilaian dibuka kembali: Sertifikasi Contoh',
        true,
      ])
    }
    const { body: log } = await staff.get('/admin-api/audit?sort=id&order=desc&perPage=10')
    expect(log.data).toContainEqual(
      expect.objectContaining({ action: 'buka kunci penilaian', noun_id: String(who.id) }),
    )
  })
})

test('the sheet to be signed names candidates and examiners on every day of the exam', async () => {
  const schedule = await examOn(site)
  const who = await scheduled({ schedule })
  const examiner = await examinerIn(site)
  await assign(site.db, who, examiner)
  const { text, pages, name } = await openedPdf(site.app, staff, `/admin-api/jadwal/${schedule}/daftar-hadir.pdf`)
  const { name: penguji } = await site.db
    .selectFrom('examiners')
    .select('name')
    .where('id', '=', examiner.id)
    .executeTakeFirstOrThrow()
  expect([pages, name]).toEqual([2, expect.stringContaining('daftar-hadir-2026-12-10.pdf')])
  for (const word of ['10 Desember 2026', '11 Desember 2026', 'Wulan Contoh', (await numberOf(who)) ?? '-', penguji]) {
    expect(text).toContain(word)
  }
  const undated = await examOn(site, { start: null })
  for (const id of [undated, 999_999]) {
    expect((await staff.get(`/admin-api/jadwal/${id}/daftar-hadir.pdf`)).status).toBe(404)
  }
})
