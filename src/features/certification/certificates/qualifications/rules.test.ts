import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, day, momentIn } from '../../../../lib/day.ts'
import {
  certificateState,
  decideCertificateTransition,
  renewalBegins,
  type StoredState,
  validityFrom,
} from '../rules.ts'
import {
  type AfterLifting,
  furtherRefusal,
  isBound,
  type QualificationCertificate,
  transitionAfterLifting,
} from './rules.ts'

const TODAY = day('2026-11-20')
const at = (on: Day): Date => momentIn('WIB', on, '12:00')

let made = 0
const one = (more: Partial<QualificationCertificate> = {}): QualificationCertificate => {
  made += 1
  const term = { valid_from: day('2024-01-01'), valid_until: day('2027-01-01') }
  return {
    id: made,
    no_sertifikasi: String(made),
    status: 'aktif',
    status_since: at(TODAY),
    replaces_id: null,
    ...term,
    ...more,
  }
}
const BEGUN = at(addDays(TODAY, -30))

describe('a further certificate of a qualification', () => {
  const ended = { valid_from: day('2023-01-01'), valid_until: day('2026-10-01') }
  const early = { status_since: at(addDays(TODAY, -60)) }

  test.each<[string, QualificationCertificate[], string | undefined]>([
    ['the first', [], undefined],
    ['beside one that lasts', [one()], 'CERTIFICATE_EXISTS'],
    [
      'beside one that is yet to begin',
      [one({ valid_from: day('2027-01-02'), valid_until: day('2030-01-02') })],
      'CERTIFICATE_EXISTS',
    ],
    ['after one that has ended', [one(ended)], undefined],
    ['while one is suspended', [one({ status: 'dibekukan' })], 'QUALIFICATION_SANCTIONED'],
    ['while one that has ended is suspended', [one({ status: 'dibekukan', ...ended })], 'QUALIFICATION_SANCTIONED'],
    ['begun before one was revoked', [one({ status: 'dicabut' })], 'QUALIFICATION_SANCTIONED'],
    ['begun before an ended one was revoked', [one({ status: 'dicabut', ...ended })], 'QUALIFICATION_SANCTIONED'],
    ['begun after one was revoked', [one({ status: 'dicabut', ...early })], undefined],
    ['after one that was replaced', [one({ status: 'diganti' })], undefined],
  ])('that is new, %s: %3$s', (_, owned, refused) => {
    expect(furtherRefusal(owned, { renews_id: null, created_at: BEGUN }, TODAY)).toBe(refused)
  })

  test.each<[string, Partial<QualificationCertificate>, Partial<QualificationCertificate>[], string | undefined]>([
    ['one in force', {}, [], undefined],
    ['one that has ended', ended, [], undefined],
    ['one that is suspended', { status: 'dibekukan' }, [], 'RENEWAL_BLOCKED'],
    ['one that was revoked', { status: 'dicabut' }, [], 'RENEWAL_BLOCKED'],
    ['one that was replaced', { status: 'diganti' }, [], 'RENEWAL_BLOCKED'],
    ['an ended one beside another in force', ended, [{}], 'CERTIFICATE_EXISTS'],
    ['one whose neighbour is suspended', ended, [{ status: 'dibekukan' }], 'QUALIFICATION_SANCTIONED'],
  ])('that renews %s: %4$s', (_, renewed, others, refused) => {
    const old = one(renewed)
    const owned = [old, ...others.map(one)]
    expect(furtherRefusal(owned, { renews_id: old.id, created_at: BEGUN }, TODAY)).toBe(refused)
  })

  test('does not renew what another one follows already', () => {
    const old = one(ended)
    const next = one({ replaces_id: old.id, status: 'dicabut', ...early })
    expect(furtherRefusal([old, next], { renews_id: old.id, created_at: BEGUN }, TODAY)).toBe('RENEWAL_BLOCKED')
  })
})

interface Imposed {
  jenis: 'pembekuan' | 'pencabutan'
  /** The certificates that it binds, and all that the qualification had then. */
  on: number[]
  existing: number[]
  lifted: boolean
}

interface Life {
  today: Day
  owned: QualificationCertificate[]
  imposed: Imposed[]
  /** Applications under way, by the certificate that each renews. */
  begun: { renews_id: number | null; created_at: Date }[]
}

type Action =
  | { kind: 'wait'; days: number }
  | { kind: 'begin'; renews: boolean }
  | { kind: 'issue'; nth: number }
  | { kind: 'impose'; jenis: Imposed['jenis']; nth: number }
  | { kind: 'overturn'; nth: number }
  | { kind: 'restore' }

const nth = fc.nat(3)
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 30, 200, 700) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('begin' as const), renews: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('issue' as const), nth }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('impose' as const),
      jenis: fc.constantFrom('pembekuan' as const, 'pencabutan' as const),
      nth,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('overturn' as const), nth }) },
  fc.constant({ kind: 'restore' as const }),
)

const inForce = (life: Life) => life.imposed.filter(({ lifted }) => !lifted)

function become(life: Life, certificate: QualificationCertificate, status: StoredState): void {
  if (certificate.status !== status) Object.assign(certificate, { status, status_since: at(life.today) })
}

function impose(life: Life, jenis: Imposed['jenis'], index: number): void {
  const transition = jenis === 'pembekuan' ? 'suspend' : 'revoke'
  const named = life.owned.at(-1 - index)
  if (!named || 'refused' in decideCertificateTransition(transition, named, life.today)) return
  const bound = life.owned.filter((each) => each === named || isBound(each, life.today))
  for (const each of bound) {
    const decision = decideCertificateTransition(transition, each, life.today)
    if ('next' in decision) become(life, each, decision.next)
  }
  const existing = life.owned.map(({ id }) => id)
  life.imposed.push({ jenis, on: bound.map(({ id }) => id), existing, lifted: false })
}

const overlaps = (a: QualificationCertificate, b: QualificationCertificate): boolean =>
  a.valid_from <= b.valid_until && b.valid_from <= a.valid_until
const isLiving = ({ status }: QualificationCertificate): boolean => status === 'aktif' || status === 'dibekukan'

function overturn(life: Life, index: number): void {
  const lifted = inForce(life).at(-1 - index)
  if (!lifted) return
  lifted.lifted = true
  for (const each of life.owned.filter(({ id }) => lifted.on.includes(id))) {
    const others = inForce(life).filter(({ on }) => on.includes(each.id))
    const after: AfterLifting = {
      status: each.status,
      is_revoked: others.some(({ jenis }) => jenis === 'pencabutan'),
      suspended_until: others.some(({ jenis }) => jenis === 'pembekuan') ? day('2099-01-01') : null,
      is_superseded: life.owned.some(
        (other) =>
          (isLiving(other) && !lifted.on.includes(other.id) && other.valid_until >= each.valid_from) ||
          (other.status !== 'diganti' && other.id > each.id && overlaps(other, each)),
      ),
    }
    const transition = transitionAfterLifting(after)
    const decision = transition && decideCertificateTransition(transition, each, life.today)
    if (decision && 'next' in decision) become(life, each, decision.next)
  }
}

function issue(life: Life, index: number): void {
  const asked = life.begun.at(-1 - index)
  if (!asked || furtherRefusal(life.owned, asked, life.today)) return
  life.begun = life.begun.filter((each) => each !== asked)
  const old = life.owned.find(({ id }) => id === asked.renews_id)
  const first = old ? renewalBegins(old.valid_until, life.today) : life.today
  if (old && first === life.today) become(life, old, 'diganti')
  life.owned.push(one({ replaces_id: asked.renews_id, status_since: at(life.today), ...validityFrom(first, 36) }))
}

function restore(life: Life): void {
  for (const each of life.owned.filter(({ status }) => status === 'dibekukan')) become(life, each, 'aktif')
  for (const each of inForce(life)) each.lifted ||= each.jenis === 'pembekuan'
}

function live(life: Life, asked: Action): void {
  switch (asked.kind) {
    case 'wait':
      life.today = addDays(life.today, asked.days)
      break
    case 'begin':
      life.begun.push({
        created_at: at(life.today),
        renews_id: asked.renews ? (life.owned.findLast(isLiving)?.id ?? null) : null,
      })
      break
    case 'issue':
      issue(life, asked.nth)
      break
    case 'impose':
      impose(life, asked.jenis, asked.nth)
      break
    case 'overturn':
      overturn(life, asked.nth)
      break
    case 'restore':
      // A revoked qualification has nothing to restore: the office finds nothing suspended.
      if (life.owned.some(({ status }) => status === 'dibekukan')) restore(life)
  }
}

const VALID = ['aktif', 'akan_berakhir']
/** Today and on days to come, unless somebody acts before. */
const DAYS_AHEAD = [0, 1, 100, 400, 1200]

/** Only what was applied for, examined and decided on after a revocation counts beside it, and nothing beside a suspension. */
function expectNothingSanctionedValid(life: Life): void {
  const isSuspended = life.owned.some(({ status }) => status === 'dibekukan')
  for (const ahead of DAYS_AHEAD) {
    const on = addDays(life.today, ahead)
    const valid = life.owned.filter((each) => VALID.includes(certificateState(each, on))).map(({ id }) => id)
    if (isSuspended) expect(valid).toEqual([])
    for (const { existing } of inForce(life)) expect(valid.filter((id) => existing.includes(id))).toEqual([])
  }
}

function expectOneAtATime({ owned }: Life): void {
  const living = owned.filter(isLiving)
  for (const [index, certificate] of living.entries())
    expect(living.slice(index + 1).filter((other) => overlaps(certificate, other))).toEqual([])
}

/** Nothing is sanctioned without a sanction that is in force. */
function expectGrounds(life: Life): void {
  for (const { id, status } of life.owned) {
    const kinds = inForce(life).flatMap(({ on, jenis }) => (on.includes(id) ? [jenis] : []))
    if (status === 'dibekukan') expect(kinds).toContain('pembekuan')
    if (status === 'dicabut') expect(kinds).toContain('pencabutan')
  }
}

test('whatever the order of issue, renewal, sanction, appeal and end, nothing of a sanctioned qualification reads valid', () => {
  const seen = { revoked: 0, suspended: 0, anew: 0, overturned: 0, renewed: 0 }
  fc.assert(
    fc.property(fc.array(action, { minLength: 20, maxLength: 60 }), (actions) => {
      const life: Life = { today: TODAY, owned: [one(validityFrom(TODAY, 36))], imposed: [], begun: [] }
      for (const each of actions) {
        live(life, each)
        expectNothingSanctionedValid(life)
        expectOneAtATime(life)
        expectGrounds(life)
      }
      const count = (status: StoredState) => life.owned.filter((each) => each.status === status).length
      seen.revoked += Number(count('dicabut') > 1)
      seen.suspended += Number(count('dibekukan') > 1)
      seen.anew += Number(count('dicabut') > 0 && count('aktif') > 0)
      seen.overturned += Number(life.imposed.some(({ lifted, jenis }) => lifted && jenis === 'pencabutan'))
      seen.renewed += Number(life.owned.some(({ replaces_id }) => replaces_id !== null))
    }),
    { numRuns: 500 },
  )
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([])
})
