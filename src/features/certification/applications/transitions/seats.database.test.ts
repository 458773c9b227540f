import { beforeAll, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import {
  type Applicant,
  examOn,
  makeApprovedApplication,
  makeSubmittedApplication,
  readyDraft,
  takeOfficeTransition,
  takeOwnTransition,
} from '../../../../../tests/applications.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Answer, Browser } from '../../../../../tests/http.ts'
import { runs } from '../../../../../tests/quick.ts'
import { PROBLEMS } from '../../../../problems.ts'

let site: TestApp
let verifier: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  verifier = (await staffIn(site, ['verifikasi'])).browser
})

const dateRow = (id: number) =>
  site.db.selectFrom('schedules').select(['kuota', 'terisi']).where('id', '=', id).executeTakeFirstOrThrow()

/** A busy database sends a crowd away; it comes back with the same keys, as browsers do. */
async function untilAnswered(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call()
  return answer.status === 503 ? untilAnswered(call) : answer
}

test('of a crowd who send at once for 20 seats exactly 20 get one, and all others are told', async () => {
  const crowd = runs(200, 50)
  const schedule = await examOn(site, { kuota: 20 })
  const drafts: { who: Applicant; id: number }[] = []
  while (drafts.length < crowd) {
    const who = await loggedIn(site)
    drafts.push({ who, id: await readyDraft(site, who, schedule) })
  }
  const answers = await Promise.all(
    drafts.map(({ who, id }) => untilAnswered(() => takeOwnTransition(who, id, 'kirim', 'draft'))),
  )
  const sent = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status, body }) => status === 409 && body.message === PROBLEMS.SEATS_TAKEN.message)
  expect([sent.length, refused.length]).toEqual([20, crowd - 20])
  expect(await dateRow(schedule)).toEqual({ kuota: 20, terisi: 20 })
  expect(new Set(sent.map(({ body }) => body.nomor)).size).toBe(20)
}, 180_000)

test('two who want the last seat of each other’s date at once both stay where they are or move, without a deadlock', async () => {
  const version = await makeScheme(site.db)
  const one = await makeSchedule(site.db, { version, kuota: 6 })
  const two = await makeSchedule(site.db, { version, kuota: 6 })
  const people: { who: Applicant; id: number; to: number }[] = []
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const) {
    for (let count = 0; count < 5; count += 1) {
      const who = await loggedIn(site)
      people.push({ who, id: (await makeSubmittedApplication(site, who, from)).id, to })
    }
  }
  const answers = await Promise.all(
    people.map(({ who, id, to }) => takeOwnTransition(who, id, 'jadwal-ulang', 'diajukan', { schedule_id: to })),
  )
  for (const { status, body } of answers) {
    expect([200, 409]).toContain(status)
    if (status === 409) expect(body.message).toBe(PROBLEMS.SEATS_TAKEN.message)
  }
  const [first, second] = [await dateRow(one), await dateRow(two)]
  expect(first.terisi + second.terisi).toBe(10)
  expect(Math.max(first.terisi, second.terisi)).toBeLessThanOrEqual(6)
})

test('the office and the person decide once, whoever comes first', async () => {
  const schedule = await examOn(site)
  for (let round = 0; round < 5; round += 1) {
    const who = await loggedIn(site)
    const { id } = await makeSubmittedApplication(site, who, schedule)
    const alasan = 'Pendidikan belum memenuhi syarat.'
    const answers = await Promise.all([
      takeOwnTransition(who, id, 'batal', 'diajukan'),
      takeOfficeTransition(verifier, id, 'tolak', 'diajukan', { alasan }),
      takeOfficeTransition(verifier, id, 'kembalikan', 'diajukan', { alasan }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  }
  expect(
    await site.db
      .selectFrom('user_trainings')
      .select('id')
      .where('seat_held', '=', true)
      .where('schedule_id', '=', schedule)
      .execute(),
  ).toHaveLength((await dateRow(schedule)).terisi)
})

test('a seat lives and dies with the stages up to the payment', async () => {
  const schedule = await examOn(site, { kuota: 3 })
  const taken = async () => (await dateRow(schedule)).terisi
  const who = await loggedIn(site)
  const { id, tahap } = await makeApprovedApplication(site, who, schedule, verifier)
  expect([tahap, await taken()]).toEqual(['menunggu_pembayaran', 1])
  const given = { alasan: 'Atas permintaan tertulis pemohon.', pihak: 'pemohon' }
  const { body } = await takeOfficeTransition(verifier, id, 'batalkan', 'menunggu_pembayaran', given)
  expect(body.tahap).toBe('dibatalkan')
  expect(await taken()).toBe(0)
})
