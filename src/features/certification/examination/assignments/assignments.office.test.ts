import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { examOn } from '../../../../../tests/applications.ts'
import {
  assign,
  candidate,
  type ExaminerIn,
  examinerIn,
  METHODS,
  scoreAll,
  stageOf,
  UNITS,
} from '../../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { makeProvider, nameTraining } from '../../../../../tests/training-providers.ts'
import { PROBLEMS } from '../../../../problems.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
})
beforeEach(async () => {
  staff = (await staffIn(site, ['verifikasi'])).browser
})

const path = (id: number, call = 'penugasan') => `/admin-api/permohonan/${id}/${call}`
const give = ({ id }: { id: number }, examiner: ExaminerIn, by = staff) =>
  by.post(path(id), { examiner_id: examiner.id })
const withdraw = (assignment: number) =>
  staff.post(`/admin-api/penugasan/${assignment}/cabut`, { alasan: 'Jadwalnya bertabrakan.' })
const nameOf = async ({ id }: ExaminerIn) =>
  (await site.db.selectFrom('examiners').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name
const lettersTo = async (examiner: ExaminerIn) =>
  (await site.deliverMails()).filter(({ to }) => to === examiner.account.email).map(({ subject }) => subject)
const lastNoted = async (id: number) => {
  const { body } = await staff.get('/admin-api/audit?noun=permohonan&sort=id&order=desc')
  return body.data.find((entry: { noun_id: string }) => entry.noun_id === String(id))
}

describe('an examiner is assigned', () => {
  test('to a candidate, told by letter and notice, and it stands in the log', async () => {
    const [who, examiner] = [await candidate(site, { tahap: 'terjadwal' }), await examinerIn(site)]
    expect((await staff.get(path(who.id))).body).toMatchObject({ penugasan: [], kurang: 2, tahap: 'terjadwal' })
    const { status, body } = await give(who, examiner)
    expect([status, body.kurang, body.penugasan]).toEqual([
      200,
      1,
      [expect.objectContaining({ examiner_id: examiner.id, status: 'ditawarkan', locked_at: null, alasan: null })],
    ])
    expect(body.calon.map(({ examiner_id }: { examiner_id: number }) => examiner_id)).not.toContain(examiner.id)
    const [mail] = (await site.deliverMails()).filter(({ to }) => to === examiner.account.email)
    expect(mail?.subject).toBe('Penugasan menguji: Sertifikasi Contoh')
    expect(mail?.text).toContain('/admin/penilaian')
    expect(mail?.text).not.toContain(who.account.name)
    const notices = site.db.selectFrom('notifications').select('tautan').where('user_id', '=', examiner.account.id)
    expect(await notices.execute()).toEqual([{ tautan: '/admin/penilaian' }])
    expect(await lastNoted(who.id)).toMatchObject({ action: 'tugaskan penguji' })
  })

  test('once, however many ask at the same time', async () => {
    const [who, examiner] = [await candidate(site), await examinerIn(site)]
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(who, examiner)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body.errors).toEqual({
      examiner_id: ['Sudah ditugaskan kepada peserta ini.'],
    })
    expect(await lettersTo(examiner)).toHaveLength(1)
  })

  test('only while the candidate is scheduled or examined', async () => {
    const examiner = await examinerIn(site)
    for (const tahap of ['menunggu_pembayaran', 'tidak_hadir', 'menunggu_keputusan', 'diterbitkan'] as const) {
      const { status, body } = await give(await candidate(site, { tahap }), examiner)
      expect([tahap, status, body.message]).toEqual([tahap, 409, PROBLEMS.STALE.message])
    }
  })

  test('not against what stands between them, which is said of each', async () => {
    const who = await candidate(site, { tahap: 'terjadwal' })
    const colleague = await examinerIn(site, { instansi: 'Contoh Lestari, PT' })
    const { status, body } = await give(who, colleague)
    expect([status, body.errors]).toEqual([409, { examiner_id: ['Satu instansi dengan peserta.'] }])
    const { calon } = (await staff.get(path(who.id))).body
    expect(calon.find((one: { examiner_id: number }) => one.examiner_id === colleague.id).halangan).toEqual([
      'Satu instansi dengan peserta.',
    ])
  })

  test('with an account that may examine', async () => {
    const [who, examiner] = [await candidate(site), await examinerIn(site)]
    await site.db
      .updateTable('users')
      .set({ suspended_at: site.clock.now })
      .where('id', '=', examiner.account.id)
      .execute()
    expect((await give(who, examiner)).body.errors.examiner_id).toEqual(['Belum punya akun penguji yang aktif.'])
    expect((await staff.post(path(who.id), { examiner_id: 999_999 })).status).toBe(422)
  })
})

describe('an assignment is withdrawn', () => {
  test('with a reason, told to the examiner; it can be given again', async () => {
    const [who, examiner] = [await candidate(site), await examinerIn(site)]
    const id = await assign(site.db, who, examiner)
    const { status, body } = await withdraw(id)
    expect([status, body.penugasan]).toEqual([
      200,
      [expect.objectContaining({ id, status: 'dicabut', alasan: 'Jadwalnya bertabrakan.' })],
    ])
    expect(await lettersTo(examiner)).toEqual(['Penugasan dicabut: Sertifikasi Contoh'])
    expect(await lastNoted(who.id)).toMatchObject({ action: 'cabut penugasan penguji' })
    const again = await withdraw(id)
    expect([again.status, again.body.message]).toEqual([409, PROBLEMS.ASSIGNMENT_ANSWERED.message])
    expect((await give(who, examiner)).status).toBe(200)
  })

  test('not once the scores are locked', async () => {
    const [who, examiner] = [await candidate(site), await examinerIn(site)]
    const id = await assign(site.db, who, examiner)
    await scoreAll(examiner, id)
    const { status, body } = await withdraw(id)
    expect([status, body.message]).toEqual([409, PROBLEMS.SCORES_LOCKED.message])
  })

  test('and leaves the scores complete when all others have locked theirs', async () => {
    const who = await candidate(site)
    const examiners = [await examinerIn(site), await examinerIn(site), await examinerIn(site)]
    const [first, second, third] = examiners
    const ids = await Promise.all(examiners.map((each) => assign(site.db, who, each)))
    if (!first || !second || !third) throw new Error('three')
    await scoreAll(first, ids[0] ?? 0)
    await scoreAll(second, ids[1] ?? 0)
    expect(await stageOf(site.db, who.id)).toBe('diuji')
    expect((await withdraw(ids[2] ?? 0)).status).toBe(200)
    expect(await stageOf(site.db, who.id)).toBe('menunggu_keputusan')
  })

  test('by itself when the candidate goes to another date or drops out', async () => {
    const schedule = await examOn(site, {}, { units: UNITS, methods: METHODS })
    const [moving, leaving] = [
      await candidate(site, { tahap: 'terjadwal', schedule }),
      await candidate(site, { tahap: 'terjadwal', schedule }),
    ]
    const examiner = await examinerIn(site)
    await assign(site.db, moving, examiner)
    await assign(site.db, leaving, examiner, 'ditawarkan')
    const { scheme_version_id } = await site.db
      .selectFrom('schedules')
      .select('scheme_version_id')
      .where('id', '=', schedule)
      .executeTakeFirstOrThrow()
    const other = await site.db
      .insertInto('schedules')
      .values({ scheme_version_id, start_date: '2027-01-10', end_date: '2027-01-11', kuota: 5, metode: 'Daring' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const alasan = 'Atas permintaan peserta.'
    const asked = { tahap: 'terjadwal', alasan }
    expect((await staff.post(path(moving.id, 'pindahkan'), { ...asked, schedule_id: other.id })).status).toBe(200)
    expect((await staff.post(path(leaving.id, 'batalkan'), { ...asked, pihak: 'pemohon' })).status).toBe(200)
    for (const { id } of [moving, leaving]) {
      expect((await staff.get(path(id))).body.penugasan).toMatchObject([{ status: 'dicabut' }])
    }
    expect(await lettersTo(examiner)).toHaveLength(2)
  })
})

describe('a relation is declared', () => {
  const declare = (id: number, examiner: ExaminerIn, jenis = 'melatih') =>
    staff.post(path(id, 'hubungan'), { examiner_id: examiner.id, jenis, keterangan: 'Pelatih pada Mei 2026.' })

  test('and stands against every assignment to this person from then on; the present one is withdrawn', async () => {
    const [who, examiner] = [await candidate(site), await examinerIn(site)]
    await assign(site.db, who, examiner)
    const { status, body } = await declare(who.id, examiner)
    expect([status, body.penugasan[0].status]).toEqual([200, 'dicabut'])
    expect((await declare(who.id, examiner)).status).toBe(200)
    expect((await give(who, examiner)).body.errors.examiner_id).toEqual(['Pernah melatih peserta.'])
    expect((await give(await candidate(site), examiner)).status).toBe(200)
    expect(await lastNoted(who.id)).toMatchObject({ action: 'catat hubungan penguji' })
  })

  test('by the list of training providers: who trains where the candidate was trained is not assigned', async () => {
    const [who, examiner] = [await candidate(site), await examinerIn(site)]
    await makeProvider(site.db, { nama: 'LPK Gambut Jaya', hubungan: 'mitra', pengajar: [examiner.account.id] })
    const named = { user_id: who.account.id, user_training_id: who.id, lembaga_pelatihan: 'LPK "Gambut Jaya"' }
    await nameTraining(site.db, named)
    expect((await give(who, examiner)).body.errors.examiner_id).toEqual(['Pernah melatih peserta.'])
    expect((await give(await candidate(site), examiner)).status).toBe(200)
  })

  test('by the candidate, too, in words that those who assign read', async () => {
    const who = await candidate(site)
    const seen = async (browser: Browser) => (await browser.get(path(who.id))).body
    expect((await seen(staff)).hubungan_peserta).toBeNull()
    const row = await site.db
      .selectFrom('user_trainings')
      .select('pernyataan')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    const pernyataan = { ...(row.pernyataan as object), ada_hubungan: true, hubungan: 'Penguji 1 adalah paman saya.' }
    await site.db
      .updateTable('user_trainings')
      .set({ pernyataan: JSON.stringify(pernyataan) })
      .where('id', '=', who.id)
      .execute()
    expect((await seen(staff)).hubungan_peserta).toBe('Penguji 1 adalah paman saya.')
    const other = (await staffIn(site, ['keuangan'])).browser
    expect(await seen(other)).toMatchObject({ hubungan_peserta: null, calon: [] })
  })
})

describe('a whole date', () => {
  const assignAll = (schedule: number, examiners: ExaminerIn[]) =>
    staff.post(`/admin-api/jadwal/${schedule}/penugasan`, { examiner_ids: examiners.map(({ id }) => id) })

  test('is given to examiners at once, with one letter each; who cannot is skipped with the reasons', async () => {
    const schedule = await examOn(site, {}, { units: UNITS, methods: METHODS })
    const free = await candidate(site, { tahap: 'terjadwal', schedule })
    const trained = await candidate(site, { tahap: 'terjadwal', schedule })
    await candidate(site, { tahap: 'menunggu_pembayaran', schedule })
    const [first, second] = [await examinerIn(site), await examinerIn(site)]
    const keterangan = 'Pelatih pada Mei 2026.'
    await staff.post(path(trained.id, 'hubungan'), { examiner_id: second.id, jenis: 'melatih', keterangan })
    const { status, body } = await assignAll(schedule, [first, second])
    expect([status, body]).toEqual([
      200,
      {
        ditugaskan: 3,
        dilewati: [
          { peserta: trained.account.name, penguji: await nameOf(second), halangan: ['Pernah melatih peserta.'] },
        ],
      },
    ])
    const mails = await site.deliverMails()
    const bodies = [first, second].map(({ account }) => mails.filter(({ to }) => to === account.email))
    expect(bodies.map((all) => all.length)).toEqual([1, 1])
    expect(bodies[0]?.[0]?.text).toContain('2 peserta')
    expect((await staff.get(path(free.id))).body.kurang).toBe(0)
    expect((await assignAll(schedule, [first])).body).toEqual({ ditugaskan: 0, dilewati: [] })
  })

  test('that is not there is not found', async () => {
    expect((await assignAll(999_999, [await examinerIn(site)])).status).toBe(404)
  })
})

test('what is not there, or still a draft, is not found', async () => {
  const draft = await candidate(site, { tahap: 'draft' })
  const examiner = await examinerIn(site)
  for (const id of [draft.id, 999_999]) {
    const relation = { examiner_id: examiner.id, jenis: 'usaha', keterangan: 'Rekan usaha.' }
    const asked = [
      staff.get(path(id)),
      give({ id }, examiner),
      staff.post(path(id, 'hubungan'), relation),
      withdraw(999_999),
    ]
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }
})
