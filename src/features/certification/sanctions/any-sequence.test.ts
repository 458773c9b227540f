import { strict as assert } from 'node:assert'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  act,
  anySequence,
  INVOLVED,
  mayJudge,
  newWorld,
  TRANSITIONS,
  type World,
} from '../../../../tests/sanction-world.ts'
import { day } from '../../../lib/day.ts'
import type { SanctionTransition } from './rules.ts'

const INVOLVED_ACCOUNTS = [INVOLVED.peserta, ...INVOLVED.penguji, ...INVOLVED.deciders]

/** Every change of a certificate is a person's; suspending and withdrawing follow from an imposed case and nothing else. */
function expectNoJobSanctions({ changes, cases, certificate }: World): void {
  assert.ok(changes.every(({ by }) => by !== null))
  const sanctioned = changes.filter(({ from, to }) => to !== 'aktif' && from !== 'dicabut')
  assert.equal(sanctioned.length, cases.filter(({ status }) => status === 'dijatuhkan').length)
  assert.ok(sanctioned.every(({ of }) => of?.status === 'dijatuhkan'))
  assert.equal(certificate, changes.at(-1)?.to ?? 'aktif')
}

/** Nobody is sanctioned without notice and an answer or the time for it, unless they asked for it (domain 3). */
function expectHeard({ cases }: World): void {
  for (const { status, alasan, notified_by, answered_at, answer_due, decided_at } of cases) {
    if (status !== 'dijatuhkan' || alasan === 'permintaan_sendiri') continue
    assert.ok(notified_by !== null && answer_due && decided_at)
    assert.ok(answered_at ? answered_at <= answer_due : decided_at > answer_due)
  }
}

/** Nobody decides who is involved, and nobody withdraws what they notified of (clauses 9.5 and 9.8). */
function expectUninvolved({ cases }: World): void {
  for (const one of cases) {
    const { status, jenis, decided_by, notified_by, appeal } = one
    if (status === 'dijatuhkan' || status === 'tidak_dijatuhkan') assert.ok(!INVOLVED_ACCOUNTS.includes(decided_by))
    if (status === 'dijatuhkan' && jenis === 'pencabutan') assert.notEqual(decided_by, notified_by)
    for (const { account } of appeal?.panel ?? []) assert.ok(mayJudge(one, account) && account !== decided_by)
  }
}

/** A revoked certificate comes back only through a granted appeal. */
function expectFinal({ changes }: World): void {
  for (const { from, of } of changes.filter((change) => change.from === 'dicabut')) {
    assert.ok(of?.appeal && !of.appeal.open, `${from} without an appeal`)
  }
}

test('10,000 sequences of everybody, jobs and the clock never sanction by a job, unheard, or by the involved', () => {
  const transitions = new Set<SanctionTransition>()
  const ends = { suspended: 0, revoked: 0, reinstated: 0 }
  fc.assert(
    fc.property(anySequence, (all) => {
      const world = newWorld(new Date('2026-11-20T03:00:00Z'), day('2027-11-20'))
      for (const action of all) {
        act(world, action)
        expectNoJobSanctions(world)
      }
      expectHeard(world)
      expectUninvolved(world)
      expectFinal(world)
      for (const transition of world.taken) transitions.add(transition)
      ends.suspended += Number(world.changes.some(({ to }) => to === 'dibekukan'))
      ends.revoked += Number(world.changes.some(({ to }) => to === 'dicabut'))
      ends.reinstated += Number(world.changes.some(({ from }) => from === 'dicabut'))
    }),
    { numRuns: 10_000 },
  )
  expect([...transitions].sort()).toEqual([...TRANSITIONS].sort())
  expect(Object.entries(ends).filter(([, count]) => count === 0)).toEqual([])
})
