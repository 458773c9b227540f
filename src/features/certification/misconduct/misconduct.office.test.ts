import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import {
  assign,
  type Candidate,
  candidate,
  type ExaminerIn,
  examinerIn,
  scoreAll,
  stageOf,
  UNITS,
} from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'

let site: TestApp
let office: Browser
let judge: Browser

const NOW = new Date('2026-12-11T03:00:00Z')
const FACTS = 'Pukul 10.15 pengawas melihat ponsel menyala di bawah meja peserta.'
const RULING = 'Peserta mengakui membaca catatan dari ponselnya.'

beforeAll(async () => {
  site = await testApp({ now: NOW })
})
beforeEach(async () => {
  site.clock.now = NOW
  office = (await staffIn(site, ['verifikasi'])).browser
  judge = (await staffIn(site, ['keputusan'])).browser
})

interface Exam {
  who: Candidate
  examiner: ExaminerIn
}

async function scored(): Promise<Exam> {
  const who = await candidate(site)
  const examiners = [await examinerIn(site), await examinerIn(site)] as const
  for (const one of examiners) await scoreAll(one, await assign(site.db, who, one))
  return { who, examiner: examiners[0] }
}

const scheduleOf = async ({ who: { id } }: Exam) =>
  (await site.db.selectFrom('user_trainings').select('schedule_id').where('id', '=', id).executeTakeFirstOrThrow())
    .schedule_id
const report = async (exam: Exam, by = office, own = false) =>
  by.post(`/admin-api/berita-acara${own ? '-saya' : ''}/${await scheduleOf(exam)}/kecurangan`, {
    user_training_id: exam.who.id,
    uraian: FACTS,
  })
const caseOf = async (id: number, by = office) => (await by.get(`/admin-api/kecurangan/${id}`)).body
const act = async (id: number, call: string, more: object, by: Browser) => {
  const { version } = await caseOf(id, by)
  return by.post(`/admin-api/kecurangan/${id}/${call}`, { version, ...more })
}
const notify = (id: number) => act(id, 'beritahukan', { uraian: FACTS }, office)
const judgeIt = (id: number, hasil: string, by = judge) => act(id, 'putuskan', { hasil, putusan: RULING }, by)
const answer = ({ who: { browser } }: Exam, id: number) =>
  browser.post(`/kecurangan/${id}/jawaban`, { jawaban: 'Ponsel itu mati dan tidak saya pakai.' })
const decide = (id: number) =>
  judge.post(`/admin-api/keputusan/${id}`, {
    tahap: 'menunggu_keputusan',
    unit: UNITS.map((unit) => ({ unit, hasil: 'BK', catatan: 'Belum lengkap.' })),
    tidak_terlibat: true,
    alasan: 'Nilai pada kedua unit belum mencukupi.',
  })

async function heard(): Promise<Exam & { id: number }> {
  const exam = await scored()
  const { id } = (await report(exam)).body
  await notify(id)
  expect((await answer(exam, id)).status).toBe(200)
  return { ...exam, id }
}

test('while a suspicion is open nobody decides on the candidate, and the case says so with a way there', async () => {
  const exam = await scored()
  const { id } = (await report(exam)).body
  expect((await report(exam)).status).toBe(409)
  const shown = (await judge.get(`/admin-api/keputusan/${exam.who.id}`)).body
  expect([shown.boleh, shown.kecurangan]).toEqual([false, id])
  expect((await decide(exam.who.id)).status).toBe(409)
  expect((await judgeIt(id, 'tidak_terbukti')).body.status).toBe('tidak_terbukti')
  expect((await decide(exam.who.id)).status).toBe(200)
})

describe('the candidate', () => {
  test('learns the facts and the day by letter, not who reported, and answers once in time', async () => {
    const exam = await scored()
    const { id } = (await report(exam)).body
    const own = () => exam.who.browser.get(`/user-training/${exam.who.id}/kecurangan`)
    expect((await own()).body).toEqual([])
    expect((await answer(exam, id)).status).toBe(404)
    await notify(id)
    const [mail] = (await site.deliverMails()).filter(({ to }) => to === exam.who.account.email)
    expect([mail?.text.includes(FACTS), mail?.text.includes('18 Desember 2026')]).toEqual([true, true])
    const { body, text } = await own()
    expect(body).toMatchObject([{ uraian: FACTS, boleh_dijawab: true }])
    expect(text).not.toContain('reported_by')
    expect((await answer(exam, id)).body[0].boleh_dijawab).toBe(false)
    expect((await answer(exam, id)).status).toBe(409)
    expect((await caseOf(id)).jawaban).toMatch(/Ponsel itu mati/)
  })

  test('is heard before anything that harms them: by an answer, or by the time for it', async () => {
    const exam = await scored()
    const { id } = (await report(exam)).body
    expect((await judgeIt(id, 'peringatan')).status).toBe(409)
    await notify(id)
    expect((await judgeIt(id, 'dibatalkan')).status).toBe(409)
    site.clock.now = new Date('2026-12-19T03:00:00Z')
    judge = (await staffIn(site, ['keputusan'])).browser
    const { browser } = exam.who
    expect([401, 409]).toContain(
      (await browser.post(`/kecurangan/${id}/jawaban`, { jawaban: 'Terlambat menjawab.' })).status,
    )
    expect((await judgeIt(id, 'peringatan')).body.status).toBe('peringatan')
  })

  test('has no sight of the case of somebody else', async () => {
    const { id } = await heard()
    const stranger = (await candidate(site)).browser
    expect((await stranger.post(`/kecurangan/${id}/jawaban`, { jawaban: 'Ini bukan perkara saya.' })).status).toBe(404)
  })
})

describe('a decision', () => {
  test('that voids the results leads to not yet competent in every unit, with an appeal', async () => {
    const { who, id } = await heard()
    expect((await judgeIt(id, 'dibatalkan')).body.status).toBe('dibatalkan')
    expect(await stageOf(site.db, who.id)).toBe('belum_kompeten')
    const { body } = await who.browser.get(`/user-training/${who.id}/hasil`)
    expect(body).toMatchObject({ keputusan: { hasil: 'belum_kompeten' } })
    const appeal = await who.browser.post(`/user-training/${who.id}/banding`, {
      tahap: 'belum_kompeten',
      alasan: 'Ponsel itu milik orang lain, dan catatan itu bukan tulisan saya.',
      file_id: null,
    })
    expect(appeal.status).toBe(200)
  })

  test('is not taken by who reported, who notified, or who examined', async () => {
    const both = (await staffIn(site, ['verifikasi', 'keputusan'])).browser
    const exam = await scored()
    const { id } = (await report(exam, both)).body
    expect((await judgeIt(id, 'tidak_terbukti', both)).status).toBe(409)
    await notify(id)
    await answer(exam, id)
    expect((await caseOf(id, both)).halangan).toMatch(/terlibat/)
    expect((await judgeIt(id, 'peringatan')).status).toBe(200)
  })

  test('waits for the scores where it would void them', async () => {
    const who = await candidate(site)
    const exam = { who, examiner: await examinerIn(site) }
    const { id } = (await report(exam)).body
    await notify(id)
    await answer(exam, id)
    expect((await judgeIt(id, 'dibatalkan')).body.message).toMatch(/nilai/)
    expect((await caseOf(id)).status).toBe('diberitahukan')
  })
})

test('an examiner reports the candidates they examine and no others, and what is reported is in nobody else’s hands', async () => {
  const exam = await scored()
  const stranger = await examinerIn(site)
  expect((await report(exam, stranger.browser, true)).status).toBe(404)
  const { status, body } = await report(exam, exam.examiner.browser, true)
  expect(status).toBe(200)
  const treasurer = (await staffIn(site, ['keuangan'])).browser
  expect((await treasurer.get(`/admin-api/kecurangan/${body.id}`)).status).toBe(404)
  expect((await treasurer.get('/admin-api/kecurangan')).status).toBe(404)
  expect((await office.get('/admin-api/kecurangan')).text).not.toContain('ponsel')
  expect((await office.get('/admin-api/audit?sort=id&order=desc&perPage=20')).text).not.toContain('ponsel')
})

test('a report waits for those who tell the candidate, and an answered case for those who decide', async () => {
  const queue = async (permission: 'verifikasi' | 'keputusan', key: string) => {
    const { browser } = await staffIn(site, [permission])
    const { antrean } = (await browser.get('/admin-api/meja')).body
    return antrean.find((one: { key: string }) => one.key === key)?.jumlah ?? 0
  }
  const [told, due] = [
    await queue('verifikasi', 'kecurangan_dilaporkan'),
    await queue('keputusan', 'kecurangan_menunggu'),
  ]
  const exam = await scored()
  const { id } = (await report(exam)).body
  expect(await queue('verifikasi', 'kecurangan_dilaporkan')).toBe(told + 1)
  await notify(id)
  expect(await queue('keputusan', 'kecurangan_menunggu')).toBe(due)
  await answer(exam, id)
  expect(await queue('keputusan', 'kecurangan_menunggu')).toBe(due + 1)
})
