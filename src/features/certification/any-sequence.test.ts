import fc from 'fast-check'
import { expect, test } from 'vitest'
import { act, anySequence, SEATS } from '../../../tests/application-actions.ts'
import {
  type Application,
  dateAt,
  holdsSeat,
  isEnded,
  newWorld,
  standingBill,
  type World,
} from '../../../tests/application-world.ts'
import { isOpenInvoice } from '../invoices/rules.ts'
import { scheduleState } from '../schedules/rules.ts'
import type { Stage } from './rules.ts'
import { STEP_NAMES, type Step } from './step-rules.ts'

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
  for (const { step, from, to } of taken) {
    const stays = from === to && (step === 'reschedule' || step === 'move')
    if (!stays) expect(LEGAL[from], `${step}: ${from} → ${to}`).toContain(to)
  }
}

function expectSeats(world: World): void {
  for (const at of world.dates.keys()) {
    const date = dateAt(world, at)
    expect(date.terisi).toBeLessThanOrEqual(date.kuota)
  }
}

/** Whoever waits has no free seat before them; a seat that came free by more seats waits for the job. */
function expectNoSeatLost(world: World): void {
  for (const at of world.dates.keys()) {
    const date = dateAt(world, at)
    const waits = world.applications.some((own) => own.date === at && own.stage === 'daftar_tunggu')
    const isAhead = !['dibatalkan', 'berlangsung', 'selesai'].includes(scheduleState(date, world.now))
    if (waits && isAhead) expect(date.terisi).toBe(date.kuota)
  }
}

/** Each stage with what its standing invoice is. */
function expectBill(own: Application): void {
  const state = standingBill(own)?.state
  if (own.stage === 'menunggu_pembayaran') expect(['belum_dibayar', 'bukti_ditolak']).toContain(state)
  else if (own.stage === 'menunggu_konfirmasi') expect(state).toBe('menunggu_konfirmasi')
  else if (own.stage === 'terjadwal') expect(state).toBe('lunas')
  else if (isEnded(own)) expect(state === undefined || !isOpenInvoice(state)).toBe(true)
  else expect(state).toBeUndefined()
}

/** Every rupiah of every invoice is paid, open, cancelled or refunded, and what is paid lies in the till. */
function expectMoney({ applications, cash }: World, ended: Application[]): void {
  const bills = [...applications, ...ended].flatMap((own) => own.bills)
  const sums = { billed: 0, paid: 0, open: 0, cancelled: 0, refunded: 0 }
  for (const { total, state, paid, refund } of bills) {
    sums.billed += total
    if (isOpenInvoice(state)) sums.open += total
    else if (state === 'kedaluwarsa' || state === 'dibatalkan') sums.cancelled += total
    else if (state === 'dikembalikan') {
      sums.refunded += refund
      sums.paid += total - refund
    } else sums.paid += total
    expect(paid).toBe(['lunas', 'pengembalian_diajukan', 'dikembalikan'].includes(state))
    expect(refund).toBeGreaterThanOrEqual(0)
    expect(refund).toBeLessThanOrEqual(total)
  }
  expect(sums.billed).toBe(sums.paid + sums.open + sums.cancelled + sums.refunded)
  expect(cash).toBe(sums.paid)
}

test('10,000 sequences of all roles never reach an illegal stage, never oversell, never lose a seat or money', () => {
  const steps = new Set<Step>()
  const stages = new Set<Stage>()
  fc.assert(
    fc.property(anySequence(14), (actions) => {
      const world = newWorld(new Date('2026-11-20T03:00:00Z'), SEATS)
      for (const action of actions) {
        act(world, action)
        expectSeats(world)
        if (action.kind !== 'seat') expectNoSeatLost(world)
        for (const own of world.applications) expectBill(own)
        expectMoney(world, [])
      }
      expectLegal(world)
      for (const { step, to } of world.taken) {
        steps.add(step)
        stages.add(to)
      }
    }),
    { numRuns: 10_000 },
  )
  // Free approvals belong to schemes without a fee.
  expect([...STEP_NAMES].filter((step) => !steps.has(step))).toEqual(['approveFree'])
  expect([...stages].sort()).toEqual([...new Set(Object.entries(LEGAL).flatMap(([from, to]) => [from, ...to]))].sort())
})
