import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { contextOf } from '../../../../tests/context.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { type ScreenEntry, sittingWorld } from '../../../../tests/sitting-world.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { acceptDevice, replaceDevices } from './device-queries.ts'
import { lockSitting } from './queries.ts'
import { answersFingerprint } from './receipt-service.ts'
import { moveSitting } from './service.ts'
import { INVIGILATOR_TRANSITIONS, type SittingState, sittingAfter } from './state-rules.ts'

const RUNS = 12
const MINUTES = 90
const LATE_HOURS = 24
const TOLERANCE_MS = 5000

let site: TestApp
let world: Awaited<ReturnType<typeof sittingWorld>>
let next = 0

beforeAll(async () => {
  site = await testApp()
  world = await sittingWorld(site, { candidates: RUNS + 1 })
})

const now = () => site.clock.now.getTime()

interface ModelDevice {
  screen: Awaited<ReturnType<typeof world.prepare>>['screen']
  accepted: boolean
  replacedAt: number | undefined
  written: ScreenEntry[]
  /** Places in `written` that have arrived, and whether each counted. */
  arrived: Map<number, boolean>
}

/** A sitting as a few lines of arithmetic know it: no database, no rules of the program. */
interface Model {
  id: number
  state: SittingState
  begunAt: number
  pausedMs: number
  pausedSince: number | undefined
  endedAt: number | undefined
  devices: ModelDevice[]
}

const endOf = (model: Model): number =>
  model.endedAt ??
  model.begunAt + MINUTES * 60_000 + model.pausedMs + (model.pausedSince === undefined ? 0 : now() - model.pausedSince)

/** Tells what becomes of an entry that arrives now. */
function counts(model: Model, device: ModelDevice, { at }: ScreenEntry): boolean {
  if (model.state === 'ditutup' || !device.accepted) return false
  if (device.replacedAt !== undefined && at > device.replacedAt) return false
  return at <= endOf(model) + TOLERANCE_MS && now() <= endOf(model) + LATE_HOURS * 3_600_000
}

/** Returns the answers that count: of each number that of the last device, and of this the last. */
function answersOf({ devices }: Model) {
  const answers = new Map<number, string>()
  for (const { written, arrived } of devices)
    for (const [place, { nomor, teks }] of written.entries())
      if (arrived.get(place) && nomor) answers.set(nomor, teks ?? '')
  return [...answers]
    .map(([nomor, teks]) => ({ nomor, teks }))
    .filter(({ teks }) => teks !== '')
    .toSorted((one, other) => one.nomor - other.nomor)
}

/** Sends some of what a device wrote, in any order and again; what is beyond a gap is stored all the same. */
async function deliver(model: Model, device: ModelDevice, places: readonly number[]): Promise<void> {
  const chosen = [...new Set(places.map((place) => place % Math.max(1, device.written.length)))]
  const batch = chosen.flatMap((place) => device.written[place] ?? [])
  if (batch.length === 0) return
  for (const place of chosen.toSorted((one, other) => one - other)) {
    const entry = device.written[place]
    if (entry && !device.arrived.has(place)) device.arrived.set(place, counts(model, device, entry))
  }
  const { status, body } = await device.screen.send(batch)
  expect([status, status === 200 ? '' : body]).toEqual([200, ''])
}

async function move(model: Model, transition: (typeof INVIGILATOR_TRANSITIONS)[number]): Promise<void> {
  const to = sittingAfter(transition, model.state)
  // Closing hands answers over, which a step of its own does.
  if (!to || transition === 'tutup') return
  const ctx = contextOf(site)
  await inTransaction(site.db, async (db) => {
    const sitting = await lockSitting(db, model.id)
    if (sitting) await moveSitting(db, ctx, sitting, transition)
  })
  const end = endOf(model)
  if (model.pausedSince !== undefined) model.pausedMs += now() - model.pausedSince
  model.pausedSince = to === 'dijeda' ? now() : undefined
  if (to === 'berakhir') model.endedAt = Math.min(end, now())
  model.state = to
}

async function changeDevice(model: Model, at: number): Promise<void> {
  const { body, screen } = await world.prepare(at)
  if (body.perangkat !== 'menunggu') return
  await screen.begin()
  await inTransaction(site.db, async (db) => {
    await replaceDevices(db, model.id, site.clock.now)
    await acceptDevice(db, body.perangkat_id, world.one.account.id, site.clock.now)
  })
  for (const device of model.devices) device.replacedAt ??= now()
  model.devices.push({ screen, accepted: true, replacedAt: undefined, written: [], arrived: new Map() })
}

const nomor = fc.integer({ min: 1, max: 4 })
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('write' as const), nomor, letter: fc.constantFrom('A', 'B', '') }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      device: fc.nat(3),
      places: fc.array(fc.nat(30), { maxLength: 8 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('move' as const), transition: fc.constantFrom(...INVIGILATOR_TRANSITIONS) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('device' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('job' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const TEXTS: Record<number, Record<string, string>> = { 3: { A: 'pengelolaan', B: 'lain' }, 4: { A: '12,5', B: '9' } }

async function take(model: Model, at: number, one: Step): Promise<void> {
  const last = model.devices.at(-1)
  switch (one.do) {
    case 'write': {
      const teks = one.letter === '' ? '' : (TEXTS[one.nomor]?.[one.letter] ?? one.letter)
      last?.written.push({ urutan: (last.written.length ?? 0) + 1, nomor: one.nomor, teks, at: now() })
      return
    }
    case 'deliver': {
      const device = model.devices[one.device % model.devices.length]
      if (device) await deliver(model, device, one.places)
      return
    }
    case 'pass':
      return world.pass(one.minutes * 60)
    case 'move':
      return move(model, one.transition)
    case 'device':
      return changeDevice(model, at)
    case 'job':
      await site.deadlines()
      if (model.state === 'berjalan' && now() > endOf(model)) {
        model.endedAt = endOf(model)
        model.state = 'berakhir'
      } else if (model.endedAt !== undefined && now() > model.endedAt + LATE_HOURS * 3_600_000) model.state = 'ditutup'
      return
    default:
      return one satisfies never
  }
}

describe('a sitting', () => {
  test('has the answers that a few lines of arithmetic say, whatever the order of answers, networks, devices and pauses', async () => {
    await world.open()
    const begins = site.clock.now
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        // Logins end after hours without use: each run has a candidate who has just come.
        site.clock.now = begins
        const at = next++ % (RUNS + 1)
        const { body, screen } = await world.prepare(at)
        await screen.begin()
        const first = { screen, accepted: true, replacedAt: undefined, written: [], arrived: new Map() }
        const model: Model = {
          ...{ id: body.pengerjaan_id, state: 'berjalan', begunAt: now(), pausedMs: 0 },
          ...{ pausedSince: undefined, endedAt: undefined, devices: [first] },
        }
        for (const one of steps) await take(model, at, one)
        const answers = answersOf(model)
        const row = await site.db
          .selectFrom('exam_sittings')
          .select(['status', 'terjawab', 'sidik'])
          .where('id', '=', model.id)
          .executeTakeFirstOrThrow()
        expect(row).toMatchObject({ status: model.state, terjawab: answers.length })
        if (row.sidik !== null) expect(row.sidik).toBe(answersFingerprint(body.kode, answers))
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  })
})
