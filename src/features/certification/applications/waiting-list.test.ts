import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later, loggedIn } from '../../../../tests/accounts.ts'
import {
  type Applicant,
  completeDraft,
  draftOf,
  examOn,
  makeSubmittedApplication,
  readyDraft,
  takeOwnTransition,
} from '../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { contextOf } from '../../../../tests/context.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { runs } from '../../../../tests/quick.ts'
import { PROBLEMS } from '../../../problems.ts'
import { meetApplicationDeadlines } from './jobs.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
beforeEach(async () => {
  site.clock.now = new Date('2026-11-20T03:00:00Z')
  await site.deliverMails()
})

interface Waiting {
  who: Applicant
  id: number
}

const rowOf = (id: number) =>
  site.db.selectFrom('user_trainings').select(['tahap', 'ditawarkan', 'due_at']).where('id', '=', id).executeTakeFirst()

const seatsOf = async (schedule: number) =>
  (await site.db.selectFrom('schedules').select('terisi').where('id', '=', schedule).executeTakeFirstOrThrow()).terisi

async function waitingFor(schedule: number): Promise<Waiting> {
  const who = await loggedIn(site)
  const id = await draftOf(who, schedule)
  const answer = await takeOwnTransition(who, id, 'daftar-tunggu', 'draft')
  if (answer.status !== 200) throw new Error(answer.text)
  return { who, id }
}

/** A schedule with one seat, taken, and a number of people who wait. */
async function fullDate(waiters: number) {
  const schedule = await examOn(site, { kuota: 1 })
  const who = await loggedIn(site)
  const holder = { who, id: (await makeSubmittedApplication(site, who, schedule)).id as number }
  const waiting: Waiting[] = []
  while (waiting.length < waiters) waiting.push(await waitingFor(schedule))
  await site.deliverMails()
  return { schedule, holder, waiting }
}

const withdraw = ({ who, id }: Waiting, tahap: 'draft' | 'daftar_tunggu' | 'diajukan') =>
  takeOwnTransition(who, id, 'batal', tahap)
const stages = async (waiting: Waiting[]) =>
  Promise.all(
    waiting.map(async ({ id }) => {
      const row = await rowOf(id)
      return row?.ditawarkan ? 'ditawarkan' : row?.tahap
    }),
  )

describe('a waiting list', () => {
  test('is joined where a date is full, and says one’s place', async () => {
    const { schedule, waiting } = await fullDate(2)
    const places = await Promise.all(
      waiting.map(async ({ who, id }) => (await who.browser.get(`/user-training/${id}`)).body.urutan_tunggu),
    )
    expect(places).toEqual([1, 2])
    const free = await loggedIn(site)
    const open = await draftOf(free, await examOn(site))
    expect((await takeOwnTransition(free, open, 'daftar-tunggu', 'draft')).body.message).toBe(
      PROBLEMS.SEATS_FREE.message,
    )
    const late = await readyDraft(site, free, schedule)
    expect((await takeOwnTransition(free, late, 'kirim', 'draft')).body.message).toBe(PROBLEMS.SEATS_TAKEN.message)
  })

  test('gives a freed seat to the first, for two days, and tells them', async () => {
    const { schedule, holder, waiting } = await fullDate(2)
    await withdraw(holder, 'diajukan')
    expect(await stages(waiting)).toEqual(['ditawarkan', 'daftar_tunggu'])
    expect([await seatsOf(schedule), (await rowOf(waiting[0]?.id ?? 0))?.due_at]).toEqual([
      1,
      new Date('2026-11-22T03:00:00Z'),
    ])
    const mails = await site.deliverMails()
    expect(mails.find(({ to }) => to === waiting[0]?.who.account.email)).toMatchObject({
      subject: 'Kursi tersedia: Sertifikasi Contoh',
      text: expect.stringContaining('sampai 22 November 2026 pukul 10.00 WIB'),
    })
    const [first] = waiting
    const list = (await first?.who.browser.get(`/training/userlist/${first.who.account.id}`))?.body
    expect(list).toMatchObject([{ tahap: 'draft', due_at: '2026-11-22T03:00:00.000Z' }])
  })

  test('lets who was offered a seat send, and nobody else', async () => {
    const { schedule, holder, waiting } = await fullDate(1)
    await withdraw(holder, 'diajukan')
    const [first] = waiting
    if (!first) throw new Error('nobody waits')
    const other = await loggedIn(site)
    const id = await readyDraft(site, other, schedule)
    expect((await takeOwnTransition(other, id, 'kirim', 'draft')).body.message).toBe(PROBLEMS.SEATS_TAKEN.message)
    expect((await takeOwnTransition(first.who, first.id, 'daftar-tunggu', 'draft')).body.message).toBe(
      PROBLEMS.SEAT_OFFERED.message,
    )
    await completeDraft(site, first.id)
    expect((await takeOwnTransition(first.who, first.id, 'kirim', 'draft')).body).toMatchObject({
      tahap: 'diajukan',
      ditawarkan: false,
    })
    expect(await seatsOf(schedule)).toBe(1)
  })

  test('closes a used offer that is withdrawn and goes on to the next', async () => {
    const { holder, waiting } = await fullDate(2)
    await withdraw(holder, 'diajukan')
    const [first] = waiting
    if (!first) throw new Error('nobody waits')
    expect((await withdraw(first, 'draft')).body).toEqual({ id: first.id })
    expect(await stages(waiting)).toEqual(['dibatalkan', 'ditawarkan'])
  })

  test('forgets a draft that never was offered, and lets one leave', async () => {
    const { waiting } = await fullDate(2)
    const who = await loggedIn(site)
    const draft = { who, id: await draftOf(who, await examOn(site)) }
    expect((await withdraw(draft, 'draft')).body).toEqual({ id: null })
    expect(await rowOf(draft.id)).toBeUndefined()
    const [first, second] = waiting
    if (!first || !second) throw new Error('nobody waits')
    expect((await withdraw(first, 'daftar_tunggu')).status).toBe(200)
    expect((await second.who.browser.get(`/user-training/${second.id}`)).body.urutan_tunggu).toBe(1)
  })

  test('keeps the order of joining, also at the same moment of the clock', async () => {
    const { schedule, waiting } = await fullDate(3)
    const rows = await site.db
      .selectFrom('user_trainings')
      .select(['id', 'waiting_since'])
      .where('schedule_id', '=', schedule)
      .where('tahap', '=', 'daftar_tunggu')
      .orderBy('waiting_since')
      .execute()
    expect(rows.map(({ id }) => id)).toEqual(waiting.map(({ id }) => id))
    expect(new Set(rows.map(({ waiting_since }) => waiting_since?.getTime())).size).toBe(3)
  })
})

describe('a freed seat', () => {
  test('goes on when its offer lapses, until nobody waits', async () => {
    const { schedule, holder, waiting } = await fullDate(2)
    await withdraw(holder, 'diajukan')
    later(site, 48 * 3600 - 1)
    await site.deadlines()
    expect(await stages(waiting)).toEqual(['ditawarkan', 'daftar_tunggu'])
    later(site, 1)
    await site.deadlines()
    expect(await stages(waiting)).toEqual(['kedaluwarsa', 'ditawarkan'])
    later(site, 48 * 3600)
    await site.deadlines()
    expect([await stages(waiting), await seatsOf(schedule)]).toEqual([['kedaluwarsa', 'kedaluwarsa'], 0])
  })

  test('and every seat that the office adds is offered by the job', async () => {
    const { schedule, waiting } = await fullDate(3)
    await site.db.updateTable('schedules').set({ kuota: 3 }).where('id', '=', schedule).execute()
    await site.deadlines()
    expect(await stages(waiting)).toEqual(['ditawarkan', 'ditawarkan', 'daftar_tunggu'])
  })

  test('is not offered for an exam that has begun, nor longer than until the day before', async () => {
    const { schedule, holder, waiting } = await fullDate(2)
    site.clock.now = new Date('2026-12-09T12:00:00Z')
    await meetApplicationDeadlines(contextOf(site))
    await site.db.updateTable('user_trainings').set({ tahap: 'ditolak' }).where('id', '=', holder.id).execute()
    await meetApplicationDeadlines(contextOf(site))
    expect((await rowOf(waiting[0]?.id ?? 0))?.due_at).toEqual(new Date('2026-12-09T16:59:59Z'))
    site.clock.now = new Date('2026-12-10T01:00:00Z')
    await meetApplicationDeadlines(contextOf(site))
    expect([await stages(waiting), await seatsOf(schedule)]).toEqual([['kedaluwarsa', 'kedaluwarsa'], 0])
  })

  test('of a cancelled date is offered to nobody; who waits is told once', async () => {
    const { schedule, holder, waiting } = await fullDate(2)
    await withdraw(holder, 'diajukan')
    await site.deliverMails()
    await site.db.updateTable('schedules').set({ cancelled_at: site.clock.now }).where('id', '=', schedule).execute()
    await site.deadlines()
    expect(await stages(waiting)).toEqual(['kedaluwarsa', 'kedaluwarsa'])
    expect((await site.deliverMails()).map(({ subject }) => subject)).toEqual([])
  })
})

test('withdrawals at once give as many seats to the first of those who wait, in their order', async () => {
  // The quick run stays below the connections of a pool, so that none waits for one on a busy machine.
  const [seats, places] = [runs(20, 8), runs(30, 12)]
  const schedule = await examOn(site, { kuota: seats })
  const holders: Waiting[] = []
  while (holders.length < seats) {
    const who = await loggedIn(site)
    holders.push({ who, id: (await makeSubmittedApplication(site, who, schedule)).id })
  }
  const waiting: Waiting[] = []
  while (waiting.length < places) waiting.push(await waitingFor(schedule))
  const answers = await Promise.all(holders.map((holder) => withdraw(holder, 'diajukan')))
  expect(answers.map(({ status }) => status)).toEqual(holders.map(() => 200))
  expect(await stages(waiting)).toEqual([
    ...Array(seats).fill('ditawarkan'),
    ...Array(places - seats).fill('daftar_tunggu'),
  ])
  expect(await seatsOf(schedule)).toBe(seats)
  const offers = await site.db
    .selectFrom('application_events')
    .innerJoin('user_trainings', 'user_trainings.id', 'application_events.user_training_id')
    .select('user_training_id')
    .where('schedule_id', '=', schedule)
    .where('transition', '=', 'offer')
    .orderBy('application_events.id')
    .execute()
  expect(offers.map(({ user_training_id }) => user_training_id)).toEqual(waiting.slice(0, seats).map(({ id }) => id))
})
