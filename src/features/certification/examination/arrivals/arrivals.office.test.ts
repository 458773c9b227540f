import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import { examOn } from '../../../../../tests/applications.ts'
import { atOneLock } from '../../../../../tests/at-one-lock.ts'
import {
  assign,
  type Candidate,
  candidate,
  examinerIn,
  givePortrait,
  METHODS,
  stageOf,
  UNITS,
} from '../../../../../tests/exams.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { attendanceCode } from '../attendance/service.ts'

let site: TestApp
let staff: Browser
let staffId: number
let schedule: number
let one: Candidate
let two: Candidate

const BEGINS = '2026-12-10T01:00:00.000Z'
const NOW = new Date('2026-12-10T03:00:00Z')
const at = (minutes: number) => new Date(Date.parse(BEGINS) + minutes * 60_000).toISOString()

beforeAll(async () => {
  site = await testApp()
})
beforeEach(async () => {
  site.clock.now = NOW
  const made = await staffIn(site, ['verifikasi'])
  staff = made.browser
  staffId = made.account.id
  schedule = await examOn(site, {}, { units: UNITS, methods: METHODS })
  one = await candidate(site, { tahap: 'terjadwal', schedule, name: 'Aminah' })
  two = await candidate(site, { tahap: 'terjadwal', schedule, name: 'Zulfa' })
})

const take = (by = staff, id = schedule) => by.post(`/admin-api/pintu/${id}/daftar`)
const listId = async (by = staff): Promise<number> => (await take(by)).body.id

interface Sent {
  who?: Pick<Candidate, 'id'>
  pada?: string
  kunci?: string
}

const arrival = ({ who = one, pada = at(5), kunci = randomUUID() }: Sent = {}) => ({
  kunci,
  user_training_id: who.id,
  cara: 'pindai',
  jam_perangkat: pada,
})
const send = (list: number, kedatangan: object[], by = staff, jam_perangkat = NOW.toISOString()) =>
  by.post(`/admin-api/daftar-pintu/${list}/kedatangan`, { jam_perangkat, kedatangan })
const outcomes = async (list: number, kedatangan: object[], by = staff): Promise<string[]> =>
  (await send(list, kedatangan, by)).body.diterima.map(({ hasil }: { hasil: string }) => hasil)
const attendedAt = async ({ id }: Pick<Candidate, 'id'>) =>
  await site.db
    .selectFrom('user_trainings')
    .select(['attended_at', 'attended_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const conflicts = async (by = staff) =>
  (await by.get('/admin-api/kedatangan-berselisih')).body.filter(
    (row: { schedule_id: number }) => row.schedule_id === schedule,
  )
const rule = (id: number, putusan: string, by = staff) => by.post(`/admin-api/kedatangan/${id}/pilihan`, { putusan })

describe('the list for a device', () => {
  test('has name, number, card, seat and portrait of those who are expected, and nothing else of them', async () => {
    await givePortrait(site, one, 'Aminah Contoh')
    const { status, body } = await take()
    const hours = ['2026-12-10T00:00:00.000Z', '2026-12-11T16:59:59.000Z']
    expect([status, body.sejak, body.sampai]).toEqual([200, ...hours])
    expect(body.peserta[0]).toEqual({
      user_training_id: one.id,
      nomor: expect.stringMatching(/^PMH/),
      nama: 'Aminah Contoh',
      kursi: '',
      kode: attendanceCode(TEST_KEYS, one.id),
      foto: expect.stringMatching(/^\/9j\//),
      attended_at: null,
      tidak_hadir: false,
    })
    expect(Buffer.from(body.peserta[0].foto, 'base64').length).toBeLessThan(12_000)
  })

  test('leaves a trace for each person whose name it holds', async () => {
    await take()
    const traces = await site.db
      .selectFrom('file_accesses')
      .select(['owner_id', 'isi', 'perihal'])
      .where('user_id', '=', staffId)
      .where('perihal', '=', `Daftar pintu jadwal ${schedule}`)
      .execute()
    expect(traces.map(({ owner_id }) => owner_id).sort()).toEqual([one.account.id, two.account.id].sort())
  })

  test('is there from a week before the exam to the end of its last day', async () => {
    const statuses = []
    for (const day of ['2026-12-02', '2026-12-03', '2026-12-11', '2026-12-12']) {
      site.clock.now = new Date(`${day}T03:00:00Z`)
      const { browser } = await staffIn(site, ['verifikasi'])
      statuses.push((await take(browser)).status)
    }
    expect(statuses).toEqual([409, 200, 200, 409])
  })

  test('is for those who verify and for an examiner who accepted there; for anybody else there is no such exam', async () => {
    const [here, elsewhere, offered] = [await examinerIn(site), await examinerIn(site), await examinerIn(site)]
    await assign(site.db, one, here)
    await assign(site.db, one, offered, 'ditawarkan')
    const clerk = (await staffIn(site, ['keuangan', 'konten'])).browser
    const asked = [staff, here.browser, elsewhere.browser, offered.browser, clerk]
    expect(await Promise.all(asked.map(async (by) => (await take(by)).status))).toEqual([200, 200, 404, 404, 404])
    const doors = async (by: Browser) =>
      (await by.get('/admin-api/pintu')).body.filter((exam: { schedule_id: number }) => exam.schedule_id === schedule)
        .length
    expect(await Promise.all(asked.map(doors))).toEqual([1, 1, 0, 0, 0])
    const { browser: member } = await loggedIn(site)
    expect((await take(member)).status).toBe(404)
    expect((await take(staff, 999_999)).status).toBe(404)
  })
})

describe('arrivals of a device', () => {
  test('are recorded with their own moment, by whoever stood at the door, once however often they are sent', async () => {
    const list = await listId()
    const sent = arrival()
    expect(await outcomes(list, [sent])).toEqual(['dicatat'])
    expect(await outcomes(list, [sent, sent])).toEqual(['dicatat', 'dicatat'])
    expect(await attendedAt(one)).toEqual({ attended_at: new Date(at(5)), attended_by: staffId })
    expect([await stageOf(site.db, one.id), await stageOf(site.db, two.id)]).toEqual(['diuji', 'terjadwal'])
    const { rows } = await sql`select transition from application_events where user_training_id = ${one.id}`.execute(
      site.db,
    )
    expect(rows).toEqual([{ transition: 'attend' }])
    expect(await conflicts()).toEqual([])
  })

  test('of an examiner count as those of the office', async () => {
    const examiner = await examinerIn(site)
    await assign(site.db, one, examiner)
    expect(await outcomes(await listId(examiner.browser), [arrival({ who: two })], examiner.browser)).toEqual([
      'dicatat',
    ])
    expect((await attendedAt(two)).attended_by).toBe(examiner.account.id)
  })

  test('go nowhere by a list that somebody else took', async () => {
    const list = await listId()
    const other = (await staffIn(site, ['verifikasi'])).browser
    expect((await send(list, [arrival()], other)).status).toBe(404)
    expect((await send(999_999, [arrival()])).status).toBe(404)
    expect(await stageOf(site.db, one.id)).toBe('terjadwal')
  })

  test('that cannot be are refused one by one, with what to do, and the others are taken', async () => {
    const stranger = await candidate(site, { tahap: 'terjadwal' })
    const list = await listId()
    const wrong = [
      arrival({ who: stranger }),
      arrival({ pada: '2026-12-10T03:00:01Z' }),
      arrival({ pada: '2026-12-09T23:59:59Z' }),
    ]
    const { status, body } = await send(list, [...wrong, arrival({ who: two })])
    expect([status, body.diterima.length]).toEqual([200, 1])
    expect(body.ditolak.map(({ alasan }: { alasan: string }) => alasan)).toEqual([
      expect.stringContaining('tidak ada di daftar'),
      expect.stringContaining('di masa depan'),
      expect.stringContaining('sebelum pintu uji dibuka'),
    ])
    expect(await stageOf(site.db, stranger.id)).toBe('terjadwal')
    const malformed = [[], [{ ...arrival(), kunci: 'x' }], [{ ...arrival(), jam_perangkat: 'kemarin' }]]
    for (const kedatangan of malformed) expect((await send(list, kedatangan)).status).toBe(422)
  })

  test('come days late with their moment, and a wrong clock of the device is told from the portal’s', async () => {
    const list = await listId()
    site.clock.now = new Date('2026-12-12T03:00:00Z')
    expect((await send(list, [arrival()])).status).toBe(401)
    const later = await staffIn(site, ['verifikasi'])
    await site.db.updateTable('door_lists').set({ taken_by: later.account.id }).where('id', '=', list).execute()
    const hour = 3_600_000
    const ahead = new Date(site.clock.now.getTime() + hour).toISOString()
    const sent = arrival({ pada: at(65) })
    const { body } = await send(list, [sent], later.browser, ahead)
    expect(body.diterima).toEqual([
      expect.objectContaining({
        hasil: 'dicatat',
        jam_perangkat: at(65),
        datang_pada: at(5),
        received_at: '2026-12-12T03:00:00.000Z',
      }),
    ])
    expect((await attendedAt(one)).attended_at).toEqual(new Date(at(5)))
  })

  test('of two devices at the same moment record a person once', async () => {
    const other = await staffIn(site, ['verifikasi'])
    const [list, second] = [await listId(), await listId(other.browser)]
    const answers: string[][] = []
    await atOneLock(site.database, sql`select from user_trainings where id = ${one.id} for update`, [
      async () => answers.push(await outcomes(list, [arrival({ pada: at(5) })])),
      async () => answers.push(await outcomes(second, [arrival({ pada: at(30) })], other.browser)),
    ])
    expect(answers.flat().sort()).toEqual(['berbeda', 'dicatat'])
    expect((await conflicts()).length).toBe(1)
  })

  test('under one key, sent by two connections at once, are recorded once', async () => {
    const list = await listId()
    const sent = arrival()
    const answers: string[][] = []
    const sending = async () => answers.push(await outcomes(list, [sent]))
    await atOneLock(site.database, sql`select from user_trainings where id = ${one.id} for update`, [sending, sending])
    expect(answers).toEqual([['dicatat'], ['dicatat']])
    const { rows } = await sql`select from arrivals where kunci = ${sent.kunci}`.execute(site.db)
    expect(rows.length).toBe(1)
  })
})

describe('an arrival that differs from the portal', () => {
  const office = (who: Candidate, call: string) =>
    staff.post(`/admin-api/permohonan/${who.id}/${call}`, { tahap: 'terjadwal' })

  /** Somebody else’s device saw the first candidate, as the office has recorded something else. */
  const differing = async () => {
    const other = await staffIn(site, ['verifikasi'])
    const list = await listId(other.browser)
    return { ...other, list }
  }

  test('names who recorded otherwise and when, and stays as the portal has it until somebody chooses', async () => {
    const { browser, account, list } = await differing()
    await office(one, 'hadir')
    const { body } = await send(list, [arrival()], browser)
    const [{ name }] = (await site.db.selectFrom('users').select('name').where('id', '=', staffId).execute()) as [
      { name: string },
    ]
    expect(body.diterima).toEqual([
      expect.objectContaining({ hasil: 'berbeda', recorder_name: name, tercatat_pada: NOW.toISOString() }),
    ])
    const [open] = await conflicts()
    expect(open).toMatchObject({ hasil: 'berbeda', taker_name: account.name, datang_pada: at(5), cara: 'pindai' })
    expect((await attendedAt(one)).attended_at).toEqual(NOW)
    expect((await rule(open.id, 'hadir')).status).toBe(422)
    expect((await rule(open.id, 'pakai_waktu')).status).toBe(204)
    expect(await attendedAt(one)).toEqual({ attended_at: new Date(at(5)), attended_by: account.id })
    expect((await rule(open.id, 'biarkan')).status).toBe(409)
    expect(await conflicts()).toEqual([])
  })

  test('who was recorded as absent is present once somebody chooses so, and is told', async () => {
    const { browser, account, list } = await differing()
    await office(one, 'tidak-hadir')
    await site.deliverMails()
    expect(await outcomes(list, [arrival()], browser)).toEqual(['tidak_hadir'])
    const [open] = await conflicts()
    expect(open.recorder_name).not.toBeNull()
    const examiner = await examinerIn(site)
    await assign(site.db, one, examiner)
    expect((await rule(open.id, 'hadir', examiner.browser)).status).toBe(404)
    expect((await rule(open.id, 'hadir')).status).toBe(204)
    expect(await stageOf(site.db, one.id)).toBe('diuji')
    expect(await attendedAt(one)).toEqual({ attended_at: new Date(at(5)), attended_by: account.id })
    const mails = (await site.deliverMails()).filter(({ to }: { to: string }) => to === one.account.email)
    expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual([
      expect.stringContaining('Anda tercatat hadir'),
    ])
  })

  test('at an exam that was cancelled or moved, or of somebody who left it, is kept and can be put away', async () => {
    const list = await listId()
    await site.db
      .updateTable('schedules')
      .set({ start_date: '2026-12-12', end_date: '2026-12-12' })
      .where('id', '=', schedule)
      .execute()
    expect(await outcomes(list, [arrival()])).toEqual(['jadwal_pindah'])
    await site.db.updateTable('schedules').set({ cancelled_at: NOW }).where('id', '=', schedule).execute()
    expect(await outcomes(list, [arrival({ who: two })])).toEqual(['jadwal_dibatalkan'])
    await site.db.updateTable('user_trainings').set({ tahap: 'dibatalkan' }).where('id', '=', two.id).execute()
    const [moved, cancelled] = await conflicts()
    expect((await rule(moved.id, 'pakai_waktu')).status).toBe(422)
    expect([(await rule(moved.id, 'biarkan')).status, (await rule(cancelled.id, 'biarkan')).status]).toEqual([204, 204])
    expect(await stageOf(site.db, one.id)).toBe('terjadwal')
    expect((await rule(999_999, 'biarkan')).status).toBe(404)
  })
})
