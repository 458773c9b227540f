import { strict as assert } from 'node:assert'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACCOUNTS, act, anySequence, newWorld, type World } from '../../../../tests/decision-world.ts'
import type { Stage } from '../applications/rules.ts'
import { EXAM_TRANSITIONS } from '../applications/transitions/exam-rules.ts'
import type { ApplicationTransition } from '../applications/transitions/rules.ts'

/** Where each stage leads from a seat at the exam on, by hand from domain 3. */
const LEGAL: Partial<Record<Stage, Stage[]>> = {
  terjadwal: ['diuji', 'tidak_hadir', 'dibatalkan'],
  tidak_hadir: ['terjadwal', 'diuji'],
  diuji: ['menunggu_keputusan', 'terjadwal'],
  menunggu_keputusan: ['diuji', 'diterbitkan', 'belum_kompeten'],
  belum_kompeten: ['banding'],
  banding: ['menunggu_keputusan', 'belum_kompeten'],
}

function expectLegal({ taken }: World): void {
  for (const { transition, from, to, by } of taken) {
    assert.ok((transition === 'move' && from === to) || LEGAL[from]?.includes(to), `${transition}: ${from} → ${to}`)
    assert.notEqual(by, 'sistem', `${transition} by a job`)
  }
}

/** Nobody decides on whom they examined or trained, on themselves, or on what they decided before. */
function expectUninvolvedDeciders({ decisions, related }: World): void {
  for (const { by, examinedBy, before } of decisions) {
    assert.ok(![0, ...related, ...examinedBy, ...before].includes(by), `decided by ${by}, who is involved`)
  }
}

/** A certificate follows from a decision that every unit is met, and from nothing else. */
function expectCertificates({ certificates, decisions, stage }: World): void {
  const competent = decisions.filter(({ outcome }) => outcome === 'kompeten')
  assert.equal(certificates, competent.length)
  assert.equal(certificates, stage === 'diterbitkan' ? 1 : 0)
  for (const { units } of competent) assert.ok(units.length === 2 && units.every(({ hasil }) => hasil === 'K'))
}

function expectUninvolvedPanel({ appeal, tasks, related, decisions, stage }: World): void {
  if (stage !== 'banding') return
  const involved = [0, ...related, ...tasks.map(({ account }) => account), ...decisions.map(({ by }) => by)]
  for (const { account } of appeal?.panel ?? []) assert.ok(!involved.includes(account), `${account} hears the own case`)
}

/** A decision is due only with two examiners who locked every score. */
function expectScored({ stage, tasks }: World): void {
  if (stage !== 'menunggu_keputusan') return
  const accepted = tasks.filter(({ status }) => status === 'diterima')
  assert.ok(accepted.length >= 2 && accepted.every(({ locked, scores }) => locked && scores.length === 2))
}

/** A rare path does not occur in every thousand lives: rounds are added until each has. */
const MOST_ROUNDS = 5

test('10,000 sequences of all roles never reach an illegal stage, a partial decider or panel, or a certificate by itself', () => {
  const transitions = new Set<ApplicationTransition>()
  const missing = () => Object.keys(EXAM_TRANSITIONS).filter((name) => !transitions.has(name as ApplicationTransition))
  const property = fc.property(
    anySequence,
    fc.uniqueArray(fc.integer({ min: 1, max: ACCOUNTS - 1 }), { maxLength: 2 }),
    (all, related) => {
      const world = newWorld(new Date('2026-11-20T03:00:00Z'), related)
      for (const action of all) {
        act(world, action)
        expectCertificates(world)
        expectUninvolvedPanel(world)
        expectScored(world)
      }
      expectLegal(world)
      expectUninvolvedDeciders(world)
      for (const { transition } of world.taken) transitions.add(transition)
    },
  )
  fc.assert(property, { numRuns: 10_000 })
  for (let round = 1; missing().length > 0 && round < MOST_ROUNDS; round += 1) fc.assert(property, { numRuns: 10_000 })
  expect(missing()).toEqual([])
})
