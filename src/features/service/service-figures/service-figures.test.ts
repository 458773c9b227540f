import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme } from '../../../../tests/content.ts'
import { makeDecision } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { addDays, addWorkingDays, type Day, day } from '../../../lib/day.ts'
import { LEAST_CASES } from './rules.ts'

let site: TestApp
let made = 0

beforeAll(async () => {
  site = await testApp()
})
// Each test counts all there is.
beforeEach(async () => {
  site.clock.now = new Date('2026-11-20T03:00:00Z')
  // Decisions and the like are only ever added to: their guards stand aside for the test.
  const empty = 'truncate user_trainings, complaints cascade'
  await site.database.pool.query(`begin; set local session_replication_role = replica; ${empty}; commit`)
  site.app.dropPages()
})

/** As they are now: an answer is kept for a minute where no content changes. */
const figures = async () => {
  site.app.dropPages()
  return site.client.getServiceFigures({})
}
const figureOf = async (name: string) => (await figures()).layanan.find(({ layanan }) => layanan === name)

async function application(exam: Day | null = null): Promise<number> {
  const { id: user_id } = await makeAccount(site.db)
  const schedule_id = await makeSchedule(site.db, { version: await makeScheme(site.db), start: exam, days: 2 })
  const row = site.db.insertInto('user_trainings').values({ user_id, schedule_id, tahap: 'diajukan' }).returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}

type Event = [transition: string, ke: string, at: string]

/** An application with these transitions. */
async function makeVerified(...events: Event[]): Promise<void> {
  const user_training_id = await application()
  await site.db
    .insertInto('application_events')
    .values(
      events.map(([transition, ke, at]) => ({ user_training_id, transition, dari: 'draft', ke, oleh: 'petugas', at })),
    )
    .execute()
}

/** Sent at ten in the morning of a day and answered at ten of another. */
const makeAnswered = (sent: string, on: string, transition = 'approve') =>
  makeVerified(['submit', 'diajukan', `${sent}T03:00:00Z`], [transition, 'menunggu_pembayaran', `${on}T03:00:00Z`])

/** A complaint that came in and was closed at these moments. */
async function makeComplaint(created_at: string, closed_at: string | null): Promise<void> {
  made += 1
  const targets = { target_terima: '2026-11-02', target_validasi: '2026-11-04', target_jawab: '2026-11-20' }
  await site.db
    .insertInto('complaints')
    .values({
      no_tiket: `ADU-2026-${made}`,
      pin_hash: '-',
      jenis_pengaduan: 'layanan',
      is_anonim: false,
      pelapor: Buffer.from(''),
      uraian: 'Kami menunggu jawaban lebih lama daripada janjinya.',
      status: closed_at ? 'selesai' : 'diterima',
      created_at,
      closed_at,
      ...targets,
    })
    .execute()
}

test('with fewer than five closed cases nothing is told but how many there are', async () => {
  expect((await figures()).layanan).toMatchObject([
    { layanan: 'verifikasi', janji: 5, banyak: 0, hasil: null },
    { layanan: 'keputusan', janji: 10, banyak: 0, hasil: null },
    { layanan: 'pengaduan', janji: 14, banyak: 0, hasil: null },
  ])
  for (let n = 1; n < LEAST_CASES; n += 1) await makeAnswered('2026-11-02', '2026-11-03')
  expect(await figureOf('verifikasi')).toMatchObject({ banyak: 4, hasil: null })
  await makeAnswered('2026-11-02', '2026-11-03')
  expect(await figureOf('verifikasi')).toMatchObject({ banyak: 5, hasil: { median: 1, persen: 100 } })
})

describe('working days', () => {
  test.each([
    ['over a week-end', '2026-11-05', '2026-11-09', 2],
    ['over Christmas', '2026-12-24', '2026-12-28', 1],
    ['over the year’s end, both of whose holidays are Fridays', '2026-12-23', '2027-01-04', 6],
    ['within a day', '2026-11-06', '2026-11-06', 0],
    ['from a Saturday', '2026-11-07', '2026-11-09', 1],
  ])('%s', async (_what, sent, on, days) => {
    site.clock.now = new Date('2027-01-20T03:00:00Z')
    for (let n = 0; n < 5; n += 1) await makeAnswered(sent, on)
    expect((await figureOf('verifikasi'))?.hasil?.median).toBe(days)
  })

  test('of an even count of cases have their median between the two in the middle', async () => {
    for (const on of ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-10']) {
      await makeAnswered('2026-11-02', on)
    }
    expect(await figureOf('verifikasi')).toMatchObject({ banyak: 6, hasil: { median: 2.5, persen: 83 } })
  })
})

describe('what is counted', () => {
  test('of an application is its first answer after it was first sent, whichever it was', async () => {
    for (const transition of ['approve', 'approveFree', 'return', 'reject'])
      await makeAnswered('2026-11-02', '2026-11-04', transition)
    await makeVerified(
      ['submit', 'diajukan', '2026-11-02T03:00:00Z'],
      ['return', 'perlu_perbaikan', '2026-11-04T03:00:00Z'],
      ['resubmit', 'diajukan', '2026-11-05T03:00:00Z'],
      ['approve', 'menunggu_pembayaran', '2026-11-18T03:00:00Z'],
    )
    await makeVerified(
      ['submit', 'diajukan', '2026-11-02T03:00:00Z'],
      ['withdraw', 'dibatalkan', '2026-11-03T03:00:00Z'],
    )
    await makeVerified(['submit', 'diajukan', '2026-11-02T03:00:00Z'])
    expect(await figureOf('verifikasi')).toMatchObject({ banyak: 5, hasil: { median: 2, persen: 100 } })
  })

  test('of an exam is the first decision since its last day', async () => {
    const { id: decider } = await makeAccount(site.db)
    for (let n = 0; n < 5; n += 1) {
      const id = await application(day('2026-11-02'))
      await makeDecision(site.db, id, decider, { at: '2026-11-05T03:00:00Z' })
      if (n === 0) await makeDecision(site.db, id, decider, { at: '2026-11-19T03:00:00Z' })
    }
    const undated = await application()
    await makeDecision(site.db, undated, decider, { at: '2026-11-05T03:00:00Z' })
    expect(await figureOf('keputusan')).toMatchObject({ banyak: 5, hasil: { median: 2, persen: 100 } })
  })

  test('of a complaint is from its coming in to its closing, by the days of Jakarta', async () => {
    // Half past eleven at night of the 2nd in Jakarta, and half past midnight of the 4th.
    for (let n = 0; n < 5; n += 1) await makeComplaint('2026-11-02T16:30:00Z', '2026-11-03T17:30:00Z')
    await makeComplaint('2026-11-02T03:00:00Z', null)
    expect(await figureOf('pengaduan')).toMatchObject({ banyak: 5, hasil: { median: 2, persen: 100 } })
  })

  test('was closed in the twelve months up to yesterday', async () => {
    const closed = ['2025-11-19T16:59:59Z', '2025-11-19T17:00:00Z', '2026-11-19T16:59:59Z', '2026-11-19T17:00:00Z']
    for (const at of closed) await makeComplaint('2025-11-19T03:00:00Z', at)
    expect(await figures()).toMatchObject({ dari: '2025-11-20', sampai: '2026-11-19' })
    expect((await figureOf('pengaduan'))?.banyak).toBe(2)
  })
})

describe('the share within the promise', () => {
  test('counts its last day as kept, and the next as broken', async () => {
    const begun = day('2026-10-01')
    for (const days of [4, 5, 5, 6, 6]) await makeAnswered(begun, addWorkingDays(begun, days))
    expect(await figureOf('verifikasi')).toMatchObject({ hasil: { median: 5, persen: 60 } })
  })

  test('goes by what was promised when a case began', async () => {
    await site.db
      .insertInto('setting_values')
      .values({ key: 'target_verifikasi', berlaku_sejak: '2026-11-10', value: '2' })
      .execute()
    for (const begun of [day('2026-11-09'), day('2026-11-10')]) {
      for (let n = 0; n < 3; n += 1) await makeAnswered(begun, addDays(begun, 3))
    }
    expect(await figureOf('verifikasi')).toMatchObject({ janji: 2, hasil: { median: 3, persen: 50 } })
    await site.db.deleteFrom('setting_values').where('berlaku_sejak', '=', '2026-11-10').execute()
  })
})
