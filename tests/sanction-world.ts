import fc from 'fast-check'
import { mayHear, panelRuling, VOTES, type Vote } from '../src/features/certification/appeals/rules.ts'
import { transitionAfterLifting } from '../src/features/certification/certificates/qualifications/rules.ts'
import { decideCertificateTransition, type StoredState } from '../src/features/certification/certificates/rules.ts'
import type { Involvement } from '../src/features/certification/impartiality/rules.ts'
import {
  answerEnd,
  certificateRefusal,
  isUndecided,
  SANCTION_TRANSITIONS,
  type SanctionFacts,
  type SanctionKind,
  type SanctionTransition,
  sanctionAppealDue,
  sanctionAppealRefusal,
  sanctionTransitionOutcome,
} from '../src/features/certification/sanctions/rules.ts'
import { type Day, dayIn } from '../src/lib/day.ts'

/** Accounts: 0 is the holder; the first of the others examined and decided, so that there is something to refuse. */
export const ACCOUNTS = 8
export const INVOLVED: Involvement = { peserta: 0, penguji: [1], related: [], deciders: [2] }

const ANSWER_DAYS = 14
const APPEAL_DAYS = 14
const DAY_MS = 86_400_000

interface Case extends SanctionFacts {
  opened_by: number | null
  decided_by: number | null
  decided_at: Date | null
  appeal_due: Date | null
  lifted_at: Date | null
  appeal: { panel: { account: number; vote: Vote | null }[]; open: boolean } | undefined
}

export interface World {
  now: Date
  certificate: StoredState
  valid_until: Day
  cases: Case[]
  /** Each change of the certificate, and who made it; nobody where a job did. */
  changes: { from: StoredState; to: StoredState; by: number | null; of: Case | undefined; at: Date }[]
  taken: Set<SanctionTransition>
}

export const newWorld = (now: Date, valid_until: Day): World => ({
  now,
  certificate: 'aktif',
  valid_until,
  cases: [],
  changes: [],
  taken: new Set(),
})

const account = fc.nat(ACCOUNTS - 1)
const jenis = fc.constantFrom<SanctionKind>('pembekuan', 'pencabutan')

const action = fc.oneof(
  fc.record({ type: fc.constant('wait' as const), days: fc.constantFrom(0.2, 1, 7, 14, 15, 40) }),
  fc.record({ type: fc.constant('propose' as const) }),
  fc.record({ type: fc.constantFrom('open' as const, 'notify' as const), by: account, jenis }),
  fc.record({
    type: fc.constantFrom('answer' as const, 'impose' as const, 'spare' as const, 'drop' as const),
    by: account,
  }),
  fc.record({ type: fc.constant('request' as const), jenis }),
  fc.record({ type: fc.constant('restore' as const), by: account }),
  fc.record({
    type: fc.constant('appeal' as const),
    panel: fc.constantFrom([5, 6, 7], [3, 5, 7], [0, 5, 6], [1, 2, 3]),
  }),
  fc.record({ type: fc.constant('vote' as const), by: account, vote: fc.constantFrom(...VOTES) }),
  fc.record({ type: fc.constant('hear' as const), vote: fc.constantFrom(...VOTES) }),
)
export type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

export const anySequence = fc.array(action, { minLength: 30, maxLength: 80, size: 'max' })

const today = ({ now }: World): Day => dayIn('WIB', now)
const runningCase = ({ cases }: World): Case | undefined => cases.find(isUndecided)
const lastSanction = ({ cases }: World): Case | undefined => cases.findLast(({ status }) => status === 'dijatuhkan')

function open(world: World, by: number | null, kind: SanctionKind, alasan: Case['alasan']): void {
  const certificate = { status: world.certificate, valid_until: world.valid_until }
  if (runningCase(world) || certificateRefusal(kind, certificate, today(world))) return
  const unheard = { notified_by: null, answer_due: null, answered_at: null, decided_by: null, decided_at: null }
  const facts = {
    status: 'diusulkan',
    jenis: kind,
    alasan,
    opened_by: by,
    appeal_due: null,
    appeal: undefined,
    lifted_at: null,
  } as const
  world.cases.push({ ...facts, ...unheard })
}

function change(
  world: World,
  transition: Parameters<typeof decideCertificateTransition>[0],
  by: number,
  of: Case | undefined,
): boolean {
  const { certificate: from, valid_until, now: at } = world
  const decision = decideCertificateTransition(transition, { status: from, valid_until }, today(world))
  if ('refused' in decision) return false
  world.certificate = decision.next
  world.changes.push({ from, to: decision.next, by, of, at })
  return true
}

function take(world: World, transition: SanctionTransition, by: number, kind?: SanctionKind): void {
  const own = runningCase(world)
  if (!own) return
  const decision = sanctionTransitionOutcome(transition, own, { by, now: world.now, involved: INVOLVED })
  if ('refused' in decision) return
  const { now } = world
  if (transition === 'impose' && !change(world, own.jenis === 'pembekuan' ? 'suspend' : 'revoke', by, own)) return
  own.status = decision.next
  if (transition === 'notify')
    Object.assign(own, { jenis: kind, notified_by: by, answer_due: answerEnd(now, ANSWER_DAYS) })
  else if (transition === 'answer') own.answered_at = now
  else Object.assign(own, { decided_by: by, decided_at: now })
  if (transition === 'impose') own.appeal_due = sanctionAppealDue(own, now, APPEAL_DAYS, [])
  world.taken.add(transition)
}

/** Tells whether somebody may sit on the panel: nobody involved in the case may. */
export const mayJudge = (of: Case, by: number): boolean => {
  const deciders = [
    ...INVOLVED.deciders,
    ...[of.opened_by, of.notified_by, of.decided_by].filter((one) => one !== null),
  ]
  return mayHear(by, { ...INVOLVED, deciders })
}

function appeal(world: World, panel: readonly number[]): void {
  const own = lastSanction(world)
  if (!own || sanctionAppealRefusal(own, own.appeal !== undefined, world.now)) return
  if (panel.every((one) => mayJudge(own, one)))
    own.appeal = { panel: panel.map((account) => ({ account, vote: null })), open: true }
}

function vote(world: World, by: number, cast: Vote): void {
  const own = world.cases.find((one) => one.appeal?.open)
  const seat = own?.appeal?.panel.find((one) => one.account === by)
  if (!own?.appeal || !seat || seat.vote) return
  seat.vote = cast
  const outcome = panelRuling(own.appeal.panel.map((one) => one.vote))
  if (!outcome) return
  own.appeal.open = false
  if (outcome === 'diterima' && own.lifted_at === null) lift(world, own, by)
}

/** Ends a sanction after an appeal; the certificate becomes what the others leave of it. */
function lift(world: World, own: Case, by: number): void {
  own.lifted_at = world.now
  const others = world.cases.filter(({ status, lifted_at }) => status === 'dijatuhkan' && lifted_at === null)
  const transition = transitionAfterLifting({
    status: world.certificate,
    is_revoked: others.some(({ jenis }) => jenis === 'pencabutan'),
    suspended_until: others.some(({ jenis }) => jenis === 'pembekuan') ? world.valid_until : null,
    is_superseded: false,
  })
  if (transition) change(world, transition, by, own)
}

function restore(world: World, by: number): void {
  if (!change(world, 'restore', by, undefined)) return
  for (const one of world.cases) one.lifted_at ??= one.status === 'dijatuhkan' ? world.now : null
}

/** Performs an action as far as the rules allow it; a job can only propose. */
export function act(world: World, action: Action): void {
  switch (action.type) {
    case 'wait':
      world.now = new Date(world.now.getTime() + action.days * DAY_MS)
      break
    case 'propose':
      open(world, null, 'pembekuan', 'tanpa_pemeliharaan')
      break
    case 'open':
      if (action.by !== INVOLVED.peserta) open(world, action.by, action.jenis, 'etik')
      break
    case 'request':
      open(world, INVOLVED.peserta, action.jenis, 'permintaan_sendiri')
      break
    case 'restore':
      restore(world, action.by)
      break
    case 'appeal':
      appeal(world, action.panel)
      break
    case 'vote':
      vote(world, action.by, action.vote)
      break
    case 'hear':
      for (let by = 0; by < ACCOUNTS; by += 1) vote(world, by, action.vote)
      break
    default:
      take(world, action.type, action.by, 'jenis' in action ? action.jenis : undefined)
  }
}

export const TRANSITIONS = Object.keys(SANCTION_TRANSITIONS)
