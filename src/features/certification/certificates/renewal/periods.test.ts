import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, day } from '../../../../lib/day.ts'
import { renewalBegins, type StoredState, validityFrom } from '../rules.ts'
import { renewalRefusal, renewalState } from './rules.ts'

const SETTINGS = { masa_berlaku: 36, jendela: 180, tenggang: 90 }

interface Period {
  valid_from: Day
  valid_until: Day
  /** Decided on while the one before it still counted. */
  inTime: boolean
}

type Action =
  | { kind: 'wait'; days: number }
  | { kind: 'renew'; examined: number }
  | { kind: 'suspend' }
  | { kind: 'restore' }

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 20, max: 170 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('renew' as const), examined: fc.integer({ min: 0, max: 120 }) }),
  },
  fc.constant({ kind: 'suspend' as const }),
  { weight: 3, arbitrary: fc.constant({ kind: 'restore' as const }) },
)

interface Life {
  today: Day
  status: StoredState
  periods: Period[]
}

const windowOf = ({ valid_until }: Period) => ({
  mulai: addDays(valid_until, -SETTINGS.jendela),
  valid_until,
  tenggang: addDays(valid_until, SETTINGS.tenggang),
})

const newest = ({ periods }: Life): Period => {
  const last = periods.at(-1)
  if (!last) throw new Error('a life begins with a certificate')
  return last
}

/** Applied for when the rules allow it, decided some days later; a suspended one is not decided on. */
function renew(life: Life, examined: number): void {
  const old = newest(life)
  const held = {
    id: 1,
    no_sertifikasi: '1',
    kualifikasi: 'ATPA',
    status: life.status,
    renewal_id: null,
    window: windowOf(old),
  }
  if (renewalRefusal(held, life.today)) return
  life.today = addDays(life.today, examined)
  const first = renewalBegins(old.valid_until, life.today)
  const inTime = renewalState(held.window, life.today) === 'terbuka'
  life.periods.push({ ...validityFrom(first, SETTINGS.masa_berlaku), inTime })
}

function live(actions: readonly Action[], from: Day): Life {
  const life: Life = {
    today: from,
    status: 'aktif',
    periods: [{ ...validityFrom(from, SETTINGS.masa_berlaku), inTime: true }],
  }
  for (const one of actions) {
    if (one.kind === 'wait') life.today = addDays(life.today, one.days)
    if (one.kind === 'renew') renew(life, one.examined)
    if (one.kind === 'suspend') life.status = 'dibekukan'
    if (one.kind === 'restore') life.status = 'aktif'
  }
  return life
}

const start = fc.integer({ min: 0, max: 1500 }).map((days) => addDays(day('2024-01-31'), days))

test('the periods of one holder’s qualification never overlap, and follow each other without a gap when renewed in time', () => {
  let renewed = 0
  let inTime = 0
  fc.assert(
    fc.property(start, fc.array(action, { minLength: 40, maxLength: 90 }), (from, actions) => {
      const { periods } = live(actions, from)
      for (const [at, period] of periods.entries()) {
        const before = periods[at - 1]
        if (!before) continue
        renewed += 1
        expect(before.valid_until < period.valid_from).toBe(true)
        if (!period.inTime) continue
        inTime += 1
        expect(period.valid_from).toBe(addDays(before.valid_until, 1))
      }
    }),
    { numRuns: 300 },
  )
  expect(inTime).toBeGreaterThan(0)
  expect(renewed - inTime).toBeGreaterThan(0)
})
