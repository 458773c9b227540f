import { strict as assert } from 'node:assert'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, test } from 'vitest'
import { act, anySequence, latestOf, nameAction } from '../../../../../tests/application-actions.ts'
import {
  type Cast,
  castOf,
  closeRun,
  latestRow,
  newRun,
  perform,
  type Run,
} from '../../../../../tests/application-database.ts'
import { expectBills, scheduleAt } from '../../../../../tests/application-world.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { runs } from '../../../../../tests/quick.ts'
import type { InvoiceState } from '../../invoices/state-rules.ts'
import type { Stage } from '../rules.ts'

const PEOPLE = 5

let site: TestApp
let cast: Cast

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  cast = await castOf(site, PEOPLE)
})

/** Every person's latest application is the same in the database and in the world of rules. */
async function expectSameStages(run: Run): Promise<void> {
  for (let who = 0; who < PEOPLE; who += 1) {
    const row = await latestRow(run, who)
    const own = latestOf(run.world, who)
    const found = row && { ...row, id: 0, date: run.schedules.indexOf(row.schedule_id), schedule_id: 0 }
    const expected = own && {
      id: 0,
      tahap: own.stage,
      ditawarkan: own.ditawarkan,
      date: own.date,
      schedule_id: 0,
      due_at: own.due,
      kali_jadwal_ulang: own.moved,
    }
    assert.deepEqual(found, expected)
  }
}

/** Every invoice of a person's latest application is in the same state in both, and fits the stage. */
async function expectSameInvoices({ world, scheme }: Run): Promise<void> {
  const { rows } = await sql<{ user_id: number; tahap: Stage; bills: { state: InvoiceState; due: string }[] }>`
    select distinct on (own.user_id) own.user_id, tahap, coalesce((select jsonb_agg(jsonb_build_object(
      'state', status, 'due', due_at) order by id) from invoices where user_training_id = own.id), '[]') as bills
    from user_trainings as own where scheme_id = ${scheme} order by own.user_id, own.id desc`.execute(site.db)
  for (const { user_id, tahap, bills } of rows) {
    const own = latestOf(
      world,
      cast.people.findIndex(({ id }) => id === user_id),
    )
    assert.deepEqual(
      bills.map(({ state, due }) => ({ state, due: new Date(due) })),
      own?.bills.map(({ state, due }) => ({ state, due })),
    )
    expectBills(
      tahap,
      bills.map(({ state }) => state),
    )
  }
}

/** Seats as counted by the database, by its rows, and by the world of rules. */
async function expectSameSeats({ schedules, world }: Run): Promise<void> {
  const { rows } = await sql<{ kuota: number; terisi: number; held: number }>`
    select kuota, terisi, (select count(*)::int from user_trainings as own
      where own.schedule_id = schedules.id and own.seat_held) as held
    from schedules where id = any(${schedules}::int[]) order by id`.execute(site.db)
  const expected = schedules.map((_id, at) => {
    const { kuota, terisi } = scheduleAt(world, at)
    return { kuota, terisi, held: terisi }
  })
  assert.deepEqual(rows, expected)
}

interface Sums {
  billed: number
  paid: number
  open: number
  cancelled: number
  refunded: number
  numbers: number
  gaps: number
}

/** Every rupiah of every invoice is paid, open, cancelled or refunded; no number is left out, no transition jumps. */
async function expectMoney(): Promise<void> {
  const { rows } = await sql<Sums & { jumps: number }>`
    select coalesce(sum(total), 0) as billed,
      coalesce(sum(total - case status when 'dikembalikan' then pengembalian else 0 end)
        filter (where paid_at is not null), 0) as paid,
      coalesce(sum(total) filter (where status in ('belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak')), 0) as open,
      coalesce(sum(total) filter (where status in ('kedaluwarsa', 'dibatalkan')), 0) as cancelled,
      coalesce(sum(pengembalian) filter (where status = 'dikembalikan'), 0) as refunded,
      count(*) as numbers,
      (select coalesce(max(last), 0) from number_sequences where name = 'invoice') - count(*) as gaps,
      (select count(*) from (select dari, lag(ke) over (partition by user_training_id order by id) as before
        from application_events) as events where before <> dari) as jumps
    from invoices`.execute(site.db)
  const { billed, paid, open, cancelled, refunded, gaps, jumps } = rows[0] ?? assert.fail('no sums')
  assert.deepEqual(
    { billed: Number(billed), gaps: Number(gaps), jumps: Number(jumps) },
    { billed: Number(paid) + Number(open) + Number(cancelled) + Number(refunded), gaps: 0, jumps: 0 },
  )
}

test('sequences of all roles lead the database where they lead the rules, seat by seat and rupiah by rupiah', async () => {
  await fc.assert(
    fc.asyncProperty(anySequence(8), async (actions) => {
      const run = await newRun(site, cast)
      for (const action of actions) {
        const known = nameAction(run.world, action)
        act(run.world, known)
        await perform(run, known)
        await expectSameStages(run)
        await expectSameInvoices(run)
        await expectSameSeats(run)
        await expectMoney()
      }
      await closeRun(run)
    }),
    { numRuns: runs(100, 10), endOnFailure: true },
  )
}, 300_000)
