import { strict as assert } from 'node:assert'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { act, anySequence, nameAction, SEATS } from '../../../../../tests/application-actions.ts'
import { expectBills, newWorld, scheduleAt, type World } from '../../../../../tests/application-world.ts'
import { scheduleState } from '../../../catalogue/schedules/rules.ts'
import { isOpenInvoice } from '../../invoices/state-rules.ts'
import type { Stage } from '../rules.ts'
import { EXAM_TRANSITIONS } from './exam-rules.ts'
import { APPLICATION_TRANSITION_NAMES, type ApplicationTransition } from './rules.ts'

/** Where each stage leads before the exam, by hand from domain 3; reschedule and move stay where they are. */
const LEGAL: Partial<Record<Stage, Stage[]>> = {
  draft: ['daftar_tunggu', 'diajukan', 'kedaluwarsa', 'dibatalkan'],
  daftar_tunggu: ['draft', 'dibatalkan', 'kedaluwarsa'],
  diajukan: ['perlu_perbaikan', 'menunggu_pembayaran', 'ditolak', 'dibatalkan'],
  perlu_perbaikan: ['diajukan', 'dibatalkan'],
  menunggu_pembayaran: ['menunggu_konfirmasi', 'terjadwal', 'kedaluwarsa', 'dibatalkan'],
  menunggu_konfirmasi: ['menunggu_pembayaran', 'terjadwal'],
  terjadwal: ['dibatalkan'],
}

function expectLegal({ taken }: World): void {
  for (const { transition, from, to } of taken) {
    const stays = from === to && (transition === 'reschedule' || transition === 'move')
    assert.ok(stays || LEGAL[from]?.includes(to), `${transition}: ${from} → ${to}`)
  }
}

function expectSeats(world: World): void {
  for (const at of world.schedules.keys()) {
    const date = scheduleAt(world, at)
    assert.ok(date.terisi <= date.kuota, 'oversold')
  }
}

/** Nobody waits while a seat is free; seats that the office adds wait for the job. */
function expectNoSeatLost(world: World): void {
  for (const at of world.schedules.keys()) {
    const date = scheduleAt(world, at)
    const waits = world.applications.some((own) => own.date === at && own.stage === 'daftar_tunggu')
    const isAhead = !['dibatalkan', 'berlangsung', 'selesai'].includes(scheduleState(date, world.now))
    assert.ok(!waits || !isAhead || date.terisi === date.kuota, 'a free seat was not offered')
  }
}

/** Every rupiah of every invoice is paid, open, cancelled or refunded, and what is paid lies in the till. */
function expectMoney({ applications, cash }: World): void {
  const bills = applications.flatMap((own) => own.bills)
  const sums = { billed: 0, paid: 0, open: 0, cancelled: 0, refunded: 0 }
  for (const { total, state, paid, refund } of bills) {
    sums.billed += total
    if (isOpenInvoice(state)) sums.open += total
    else if (state === 'kedaluwarsa' || state === 'dibatalkan') sums.cancelled += total
    else if (state === 'dikembalikan') {
      sums.refunded += refund
      sums.paid += total - refund
    } else sums.paid += total
    assert.equal(paid, ['lunas', 'pengembalian_diajukan', 'dikembalikan'].includes(state))
    assert.ok(refund >= 0 && refund <= total)
  }
  assert.equal(sums.billed, sums.paid + sums.open + sums.cancelled + sums.refunded)
  assert.equal(cash, sums.paid)
}

test('10,000 sequences of all roles never reach an illegal stage, never oversell, never lose a seat or money', () => {
  const transitions = new Set<ApplicationTransition>()
  const stages = new Set<Stage>()
  fc.assert(
    fc.property(anySequence(14), (actions) => {
      const world = newWorld(new Date('2026-11-20T03:00:00Z'), SEATS)
      let isRaised = false
      for (const action of actions) {
        act(world, nameAction(world, action))
        isRaised = action.kind === 'seat' || (isRaised && action.kind !== 'wait')
        expectSeats(world)
        if (!isRaised) expectNoSeatLost(world)
        for (const { stage, bills } of world.applications) {
          expectBills(
            stage,
            bills.map(({ state }) => state),
          )
        }
        expectMoney(world)
      }
      expectLegal(world)
      for (const { transition, to } of world.taken) {
        transitions.add(transition)
        stages.add(to)
      }
    }),
    { numRuns: 10_000 },
  )
  // Free approvals belong to schemes without a fee; amounts that fall short and what follows the exam have their own.
  const elsewhere = ['approveFree', 'askShortfall', 'askAgain', 'review', 'endReview', ...Object.keys(EXAM_TRANSITIONS)]
  expect([...APPLICATION_TRANSITION_NAMES].filter((transition) => !transitions.has(transition))).toEqual(elsewhere)
  expect([...stages].sort()).toEqual([...new Set(Object.entries(LEGAL).flatMap(([from, to]) => [from, ...to]))].sort())
})
