import { describe, expect, test } from 'vitest'
import type { Bringing } from '../../../../tests/rest.ts'
import { RESTS } from '../../../../tests/rests.ts'
import { jobNames } from '../../../ground/jobs/queues.ts'
import { timedWork } from '../../../program/jobs.ts'
import { APPLICATION_TRANSITION_NAMES, transitionRule } from '../../certification/applications/transitions/rules.ts'
import { EVALUATION_TRANSITIONS } from '../../upkeep/evaluation/rules.ts'
import { ACTIVITY_TRANSITION_NAMES, activityTransitionRule } from '../../upkeep/maintenance/transition-rules.ts'
import { REPORT_TRANSITIONS } from '../../upkeep/reporting/rules.ts'
import { COMPLAINT_TRANSITIONS } from '../complaints/rules.ts'
import { QUEUE_KEYS, queuesFor } from './rules.ts'

const MACHINES = Object.entries(RESTS) as [string, Record<string, Bringing>][]
const STATES = MACHINES.flatMap(([kind, states]) =>
  Object.entries(states).map(([state, rest]) => ({ kind, state, rest, name: `${kind} ${state}` })),
)

interface Way {
  from: readonly string[]
  by: string
}

/** The transitions of each kind of case: from which states they lead, and who may take them. */
const WAYS: Record<string, Way[]> = {
  permohonan: APPLICATION_TRANSITION_NAMES.map(transitionRule),
  kegiatan: ACTIVITY_TRANSITION_NAMES.map(activityTransitionRule),
  evaluasi: Object.values(EVALUATION_TRANSITIONS),
  pengaduan: Object.values(COMPLAINT_TRANSITIONS),
  laporan: Object.values(REPORT_TRANSITIONS).map(({ from, by }) => ({ from: [from], by })),
}

const mayTake = (kind: string, state: string, by: string): boolean =>
  (WAYS[kind] ?? []).some((way) => way.by === by && way.from.includes(state))

test.each(STATES)('$name is brought on by somebody or something', ({ rest }) => {
  expect(Object.keys(rest)).not.toEqual([])
})

describe('a turn is one that the person can take', () => {
  // What is written in a draft is sent by its owner; a seat is left, and a proof sent, at any time.
  test.each(STATES.filter(({ kind, rest }) => rest.turn && WAYS[kind]))('$name', ({ kind, state, rest }) => {
    expect(mayTake(kind, state, rest.turn ?? '')).toBe(true)
  })
})

describe('a deadline is met by a job', () => {
  const withDeadline = STATES.filter(({ rest }) => rest.deadline)

  test.each(withDeadline.filter(({ kind }) => WAYS[kind]))('$name', ({ kind, state }) => {
    expect(mayTake(kind, state, 'sistem')).toBe(true)
  })

  test('that runs', () => {
    const run = timedWork('deadlines').map(({ name }) => name)
    for (const { rest } of withDeadline) expect(run).toContain(rest.deadline)
  })
})

test('a job that tries something is one', () => {
  const jobs = STATES.flatMap(({ rest }) => (rest.job ? [rest.job] : []))
  expect(jobs.filter((name) => !jobNames.includes(name))).toEqual([])
})

describe('an end is one', () => {
  // Staff let in again who proved why they were away.
  const REOPENED = ['permohonan tidak_hadir', 'kegiatan tidak_hadir']

  test.each(
    STATES.filter(({ kind, name, rest }) => rest.end && !rest.queues && WAYS[kind] && !REOPENED.includes(name)),
  )('$name waits for nobody of the office', ({ kind, state }) => {
    const office = ['verifikasi', 'keuangan', 'keputusan', 'penguji', 'panel', 'petugas', 'sistem']
    expect(office.filter((by) => mayTake(kind, state, by))).toEqual([])
  })
})

test('every queue has an owner, a name and a place where its work is done', () => {
  const everybody = [
    ...queuesFor(
      {
        role: 'administrator',
        permissions: ['verifikasi', 'keuangan', 'keputusan', 'pengaduan', 'konten', 'pengguna', 'soal', 'mutu'],
      },
      all(),
    ),
    ...queuesFor({ role: 'penguji', permissions: [] }, all()),
  ]
  expect(new Set(everybody.map(({ key }) => key))).toEqual(new Set(QUEUE_KEYS))
})

const all = () => QUEUE_KEYS.map((key) => ({ key, jumlah: 1, tertua: null }))
