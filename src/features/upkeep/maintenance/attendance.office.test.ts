import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import {
  activityNow,
  activityOn,
  at,
  holder,
  officeActs,
  participantsOn,
  registerForActivity,
} from '../../../../tests/activities.ts'
import type { Applicant } from '../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Answer, Browser } from '../../../../tests/http.ts'
import { openedPdf } from '../../../../tests/pdf-reading.ts'
import { statementsOf } from '../../../../tests/statements.ts'
import { signedCode } from '../../../lib/signing/signed-code.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp
let staff: Browser

const BEFORE = new Date('2026-11-20T03:00:00Z')
const FIRST_DAY = '2026-12-10T01:00:00Z'
const LAST_DAY = '2026-12-11T09:30:00Z'

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
beforeEach(async () => {
  site.clock.now = BEFORE
  staff = (await staffIn(site, ['verifikasi'])).browser
  await site.deliverMails()
})

const said = ({ status, body }: Answer) => [status, body.message]

/** Moves on to a day; those who work then have logged in that day. */
async function onDay(moment: string): Promise<void> {
  site.clock.now = new Date(moment)
  staff = (await staffIn(site, ['verifikasi'])).browser
}

/** People of one schedule, confirmed. */
async function people(count: number) {
  const schedule = await activityOn(site)
  const all: { who: Applicant; id: number; code: string }[] = []
  while (all.length < count) {
    const who = await holder(site)
    const { id, kode } = await registerForActivity(who, schedule)
    all.push({ who, id, code: kode?.split('/').at(-1) ?? '' })
  }
  return { schedule, all }
}

const byCode = (code: string) => staff.get(`/admin-api/peserta-kegiatan/${encodeURIComponent(code)}`)
const recogniseAll = (schedule: number) => staff.post(`/admin-api/jadwal/${schedule}/akui-peserta`)

describe('the code on a person’s page', () => {
  test('opens who it is, and attendance is recorded from the first day on', async () => {
    const { all } = await people(1)
    const [{ who, id, code } = { who: await holder(site), id: 0, code: '' }] = all
    expect((await byCode(code)).body).toMatchObject({
      id,
      halangan: PROBLEMS.ACTIVITY_NOT_BEGUN.message,
      can: { hadir: false, tidak_hadir: false },
    })
    expect(said(await officeActs(staff, id, 'hadir'))).toEqual([409, PROBLEMS.ACTIVITY_NOT_BEGUN.message])
    await onDay(FIRST_DAY)
    expect((await byCode(code)).body).toMatchObject({ halangan: null, can: { hadir: true, tidak_hadir: true } })
    expect((await officeActs(staff, id, 'hadir')).body).toMatchObject({
      status: 'hadir',
      attended_at: '2026-12-10T01:00:00.000Z',
    })
    const now = await activityNow(await at(site, who, FIRST_DAY), id)
    expect(now).toMatchObject({ status: 'hadir', kode: null, sertifikat: true })
  })

  test('is nobody’s when it is forged, of another purpose, or of somebody without a seat', async () => {
    const { all } = await people(1)
    const { id = 0, code = '' } = all[0] ?? {}
    const unpaid = await registerForActivity(
      await holder(site),
      await activityOn(site, {}, { registration_fee: 100_000 }),
    )
    const forged = [
      String(id),
      code.replace(/^\d+/, String(id + 1)),
      signedCode(TEST_KEYS, 'kehadiran', id),
      signedCode(TEST_KEYS, 'kehadiran-kegiatan', unpaid.id),
      signedCode(TEST_KEYS, 'kehadiran-kegiatan', 999_999),
    ]
    for (const each of forged) expect([each, (await byCode(each)).status]).toEqual([each, 404])
  })
})

describe('the list of a schedule', () => {
  test('names who is expected, and notes presence and absence once, with what was seen', async () => {
    const { schedule, all } = await people(2)
    await onDay(FIRST_DAY)
    const [one, two] = await participantsOn(staff, schedule)
    if (!one || !two) throw new Error('nobody came')
    const note = (id: number, version: number, call: string) =>
      staff.post(`/admin-api/kegiatan/${id}/${call}`, { version })
    const answers = await Promise.all([note(one.id, one.version, 'hadir'), note(one.id, one.version, 'tidak-hadir')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await site.deliverMails()
    expect((await note(two.id, two.version, 'tidak-hadir')).body).toMatchObject({
      status: 'tidak_hadir',
      attended_at: null,
    })
    const absent = all.find(({ id }) => id === two.id)?.who.account.email
    const mails = (await site.deliverMails()).filter(({ to }) => to === absent)
    expect(mails.map(({ subject }) => subject)).toEqual(['Anda tercatat tidak hadir: Workshop Contoh'])
    expect((await officeActs(staff, two.id, 'hadir')).body.status).toBe('hadir')
    expect((await staff.get('/admin-api/jadwal/999999/peserta-kegiatan')).status).toBe(404)
  })

  test('offers the schedules at hand, and earlier ones on which somebody waits to be recognised', async () => {
    const { schedule, all } = await people(1)
    const known = async () =>
      (await staff.get('/admin-api/peserta-kegiatan')).body.find(({ id }: { id: number }) => id === schedule)
    expect(await known()).toMatchObject({ name: 'Workshop Contoh, Luring', belum_diakui: 0 })
    await onDay(FIRST_DAY)
    await officeActs(staff, all[0]?.id ?? 0, 'hadir')
    await onDay('2027-03-01T03:00:00Z')
    expect(await known()).toMatchObject({ belum_diakui: 1 })
    expect((await recogniseAll(schedule)).body).toEqual({ diakui: 1 })
    expect(await known()).toBeUndefined()
  })
})

describe('the signed sheet', () => {
  const many = async (call: string, ids: number[]) =>
    (await staff.post(`/admin-api/peserta-kegiatan/hadir${call}`, { ids })).body
  const stateOf = async (id: number) =>
    site.db.selectFrom('maintenance_records').select(['status', 'attended_at']).where('id', '=', id).executeTakeFirst()

  test('is recorded for all who signed it, each by themselves, and taken back on the day', async () => {
    const { all } = await people(3)
    const [one = 0, two = 0, three = 0] = all.map(({ id }) => id)
    const early = { id: one, alasan: PROBLEMS.ACTIVITY_NOT_BEGUN.message }
    expect((await many('', [one])).dilewati).toEqual([early])
    await onDay(FIRST_DAY)
    await officeActs(staff, two, 'tidak-hadir')
    const stale = { id: two, alasan: PROBLEMS.STALE.message }
    expect(await many('', [one, two, three])).toEqual({ berhasil: [{ id: one }, { id: three }], dilewati: [stale] })
    expect(await stateOf(one)).toMatchObject({ status: 'hadir', attended_at: new Date(FIRST_DAY) })
    expect((await many('', [one])).dilewati).toEqual([{ ...stale, id: one }])
    expect(await many('/urungkan', [one, two])).toEqual({ berhasil: [{ id: one }], dilewati: [stale] })
    expect(await stateOf(one)).toEqual({ status: 'dikonfirmasi', attended_at: null })
    const log = site.db.selectFrom('audit_log').select('action').where('noun', '=', 'kegiatan')
    expect(await log.where('noun_id', '=', String(one)).orderBy('id').execute()).toContainEqual({
      action: 'catatan hadir dibatalkan',
    })
    await onDay(LAST_DAY)
    expect((await many('/urungkan', [three])).dilewati).toEqual([{ ...stale, id: three }])
    expect((await many('', [999_999])).dilewati).toEqual([{ id: 999_999, alasan: PROBLEMS.RECORD_NOT_FOUND.message }])
  })

  test('is printed with everybody who is expected, a sheet for each day', async () => {
    const { schedule, all } = await people(2)
    const url = (id: number) => `/admin-api/jadwal/${id}/daftar-hadir-kegiatan.pdf`
    const { text, pages, name } = await openedPdf(site.app, staff, url(schedule))
    expect([pages, name]).toEqual([2, expect.stringContaining('daftar-hadir-2026-12-10.pdf')])
    const known = await participantsOn(staff, schedule)
    for (const words of ['Workshop Contoh', '10 Desember 2026', '11 Desember 2026', ...known.map(({ nama }) => nama)]) {
      expect(text).toContain(words)
    }
    expect([known.length, text.includes('Penguji')]).toEqual([all.length, false])
    expect((await staff.get(url(999_999))).status).toBe(404)
  })

  test('is read with as many statements for five as for two', async () => {
    const listed = async (count: number) => {
      const { schedule } = await people(count)
      return statementsOf(() => participantsOn(staff, schedule), /personal_data|maintenance_records/)
    }
    const few = await listed(2)
    expect(await listed(5)).toHaveLength(few.length)
  })
})

describe('everybody who was present', () => {
  test('is recognised at once when the activity is over, with the points of the scheme, once', async () => {
    const { schedule, all } = await people(3)
    const [a, b, c] = all.map(({ id }) => id)
    await onDay(FIRST_DAY)
    await officeActs(staff, a ?? 0, 'hadir')
    await officeActs(staff, b ?? 0, 'hadir')
    await officeActs(staff, c ?? 0, 'tidak-hadir')
    expect(said(await recogniseAll(schedule))).toEqual([409, PROBLEMS.ACTIVITY_NOT_OVER.message])
    expect((await staff.get(`/admin-api/jadwal/${schedule}/peserta-kegiatan`)).body).toMatchObject({
      dapat_diakui: 0,
      halangan_akui: PROBLEMS.ACTIVITY_NOT_OVER.message,
    })
    await onDay(LAST_DAY)
    await site.deliverMails()
    const answers = await Promise.all([recogniseAll(schedule), recogniseAll(schedule)])
    expect(answers.map(({ body }) => body.diakui).sort()).toEqual([0, 2])
    const rows = await site.db
      .selectFrom('maintenance_records')
      .select(['status', 'poin', 'decided_by'])
      .where('schedule_id', '=', schedule)
      .orderBy('id')
      .execute()
    expect(rows.map(({ status, poin, decided_by }) => [status, poin, decided_by !== null])).toEqual([
      ['diakui', 10, true],
      ['diakui', 10, true],
      ['tidak_hadir', null, false],
    ])
    const letters = (await site.deliverMails()).filter(({ subject }) => subject === 'Kegiatan diakui: Workshop Contoh')
    expect(letters).toHaveLength(2)
  })

  test('of a schedule that is none of maintenance is nobody', async () => {
    expect((await recogniseAll(999_999)).status).toBe(404)
  })
})

describe('the certificate of attendance', () => {
  test('is there from attendance on, numbered and made once, and stays as it was made', async () => {
    const { all } = await people(1)
    const { id = 0, who = await holder(site) } = all[0] ?? {}
    const url = `/pemeliharaan/${id}/sertifikat.pdf`
    expect((await who.browser.get(url)).status).toBe(404)
    await onDay(FIRST_DAY)
    await officeActs(staff, id, 'hadir')
    const there = await at(site, who, FIRST_DAY)
    const made = await Promise.all([1, 2].map(() => openedPdf(site.app, there.browser, url)))
    const [one, two] = made
    expect(one?.bytes.equals(two?.bytes ?? Buffer.alloc(0))).toBe(true)
    const { no_sertifikat } = await activityNow(there, id)
    expect(no_sertifikat).toMatch(/^KHD\/2026\/\d{4}$/)
    expect([one?.pages, one?.name]).toEqual([1, expect.stringContaining('sertifikat-kehadiran-KHD-2026-')])
    for (const words of ['Sertifikat Kehadiran', no_sertifikat, 'Workshop Contoh', '8 jam pelajaran']) {
      expect(one?.text).toContain(words)
    }
    await site.db.updateTable('users').set({ name: 'Nama Baru' }).where('id', '=', who.account.id).execute()
    expect((await openedPdf(site.app, there.browser, url)).bytes.equals(one?.bytes ?? Buffer.alloc(0))).toBe(true)
    await officeActs(staff, id, 'tidak-hadir')
    expect((await there.browser.get(url)).status).toBe(404)
  })
})
