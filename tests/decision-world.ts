import fc from 'fast-check'
import { scheduleState } from '../src/features/catalogue/schedules/rules.ts'
import { plannedCells } from '../src/features/catalogue/schemes/plan-rules.ts'
import { mayHear, panelRuling, VOTES, type Vote } from '../src/features/certification/appeals/rules.ts'
import type { Stage } from '../src/features/certification/applications/rules.ts'
import { minutesToExam } from '../src/features/certification/applications/transitions/facts-service.ts'
import type { ApplicationFacts } from '../src/features/certification/applications/transitions/guard-rules.ts'
import {
  APPLICATION_TRANSITION_NAMES,
  type ApplicationTransition,
  decideTransition,
  transitionRule,
} from '../src/features/certification/applications/transitions/rules.ts'
import { findsExactly, outcomeOf, type UnitFinding } from '../src/features/certification/decisions/rules.ts'
import { allLocked, missingScores, type Score } from '../src/features/certification/examination/rules.ts'
import { type Involvement, impartialityRefusal } from '../src/features/certification/impartiality/rules.ts'
import { addDays, type Day, dayIn, daysBetween } from '../src/lib/day.ts'
import { SETTINGS } from './application-world.ts'

/** Accounts: 0 is the candidate; examiners and administrators overlap, so that there is something to refuse. */
export const ACCOUNTS = 9
const UNITS = ['satu', 'dua']
const METHODS = ['Wawancara']

interface Task {
  account: number
  status: 'ditawarkan' | 'diterima' | 'ditolak'
  scores: Score[]
  locked: boolean
}

export interface World {
  now: Date
  exam: Day
  stage: Stage
  since: Date
  /** The accounts that trained the candidate or are related. */
  related: readonly number[]
  tasks: Task[]
  decisions: { by: number; units: UnitFinding[]; outcome: string; examinedBy: number[]; before: number[] }[]
  appeal: { panel: { account: number; vote: Vote | null }[]; open: boolean } | undefined
  certificates: number
  taken: { transition: ApplicationTransition; from: Stage; to: Stage; by: string }[]
}

export const newWorld = (now: Date, related: readonly number[]): World => ({
  now,
  exam: addDays(dayIn('WIB', now), 2),
  stage: 'terjadwal',
  since: now,
  related,
  tasks: [],
  decisions: [],
  appeal: undefined,
  certificates: 0,
  taken: [],
})

const account = fc.nat(ACCOUNTS - 1)
const found = fc.constantFrom('K' as const, 'K' as const, 'BK' as const)

/** An action that anybody may try, allowed by the rules or not. */
export type Action =
  | { kind: 'offer' | 'lock'; account: number }
  | { kind: 'answer'; account: number; accepts: boolean }
  | { kind: 'score'; account: number; hasil: 'K' | 'BK'; units: number }
  | { kind: 'decide'; account: number; units: UnitFinding[] }
  | { kind: 'panel'; accounts: number[] }
  | { kind: 'vote'; account: number; vote: Vote }
  | { kind: 'appeal' | 'job' }
  | { kind: 'office'; transition: ApplicationTransition }
  | { kind: 'wait'; days: number }

const units = fc.tuple(found, found, fc.nat(9)).map(([one, two, n]): UnitFinding[] =>
  n === 0
    ? [{ unit: 'satu', hasil: one }]
    : [
        { unit: 'satu', hasil: one },
        { unit: 'dua', hasil: two },
      ],
)

const OFFICE = APPLICATION_TRANSITION_NAMES.filter((transition) => transitionRule(transition).by === 'verifikasi')

const any: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constantFrom('offer' as const, 'lock' as const), account }),
  fc.record({ kind: fc.constant('answer' as const), account, accepts: fc.nat(3).map((n) => n > 0) }),
  fc.record({ kind: fc.constant('score' as const), account, hasil: found, units: fc.constantFrom(1, 2, 2) }),
  fc.record({ kind: fc.constant('decide' as const), account, units }),
  fc.record({ kind: fc.constant('panel' as const), accounts: fc.array(account, { minLength: 2, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('vote' as const), account, vote: fc.constantFrom(...VOTES) }),
  fc.record({ kind: fc.constantFrom('appeal' as const, 'job' as const) }),
  fc.record({ kind: fc.constant('office' as const), transition: fc.constantFrom(...OFFICE) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 2, 30) }),
)

/** The usual way, cut off anywhere, so that sequences also reach late stages. */
const journey: fc.Arbitrary<Action[]> = fc
  .record({
    examiners: fc.uniqueArray(account, { minLength: 2, maxLength: 3 }),
    decider: account,
    again: account,
    units,
    panel: fc.uniqueArray(account, { minLength: 3, maxLength: 3 }),
    votes: fc.array(fc.constantFrom(...VOTES), { minLength: 3, maxLength: 3 }),
    until: fc.nat(7),
  })
  .map(({ examiners, decider, again, units, panel, votes, until }) => {
    const parts: Action[][] = [
      examiners.flatMap((one): Action[] => [
        { kind: 'offer', account: one },
        { kind: 'answer', account: one, accepts: true },
      ]),
      [
        { kind: 'wait', days: 2 },
        { kind: 'office', transition: 'attend' },
      ],
      examiners.flatMap((one): Action[] => [
        { kind: 'score', account: one, hasil: 'K', units: 2 },
        { kind: 'lock', account: one },
      ]),
      [{ kind: 'decide', account: decider, units }, { kind: 'appeal' }],
      [
        { kind: 'panel', accounts: panel },
        ...panel.map((one, at): Action => ({ kind: 'vote', account: one, vote: votes[at] ?? 'terima' })),
      ],
      [{ kind: 'decide', account: again, units }],
    ]
    return parts.slice(0, until + 1).flat()
  })

export const anySequence: fc.Arbitrary<Action[]> = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: journey },
      { weight: 3, arbitrary: fc.array(any, { minLength: 1, maxLength: 5 }) },
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.flat())

function factsOf(world: World): ApplicationFacts {
  const date = {
    start_date: world.exam,
    end_date: world.exam,
    jam_mulai: '08.00',
    jam_selesai: '16.00',
    zona_waktu: 'WIB' as const,
    pendaftaran_dibuka: addDays(world.exam, -60),
    pendaftaran_ditutup: addDays(world.exam, -5),
    kuota: 5,
    terisi: 1,
    dibatalkan: false,
  }
  const accepted = world.tasks.filter(({ status }) => status === 'diterima')
  return {
    tahap: world.stage,
    ditawarkan: false,
    due_at: null,
    registration_fee: 1,
    kali_jadwal_ulang: 0,
    jadwal: {
      state: scheduleState(date, world.now),
      seats_left: 4,
      days_to_exam: daysBetween(dayIn('WIB', world.now), world.exam),
      minutes_to_exam: minutesToExam(date, world.now),
    },
    incomplete: [],
    berkas: ['sesuai'],
    tahap_sejak: world.since,
    penguji: { diterima: accepted.length, terkunci: accepted.filter(({ locked }) => locked).length },
    scores_given: world.tasks.reduce((sum, { scores }) => sum + scores.length, 0),
    has_appealed: world.appeal !== undefined,
    is_erased: false,
    another_runs: false,
    tujuan: { state: 'ditutup', seats_left: 1, same_scheme: true, same_schedule: false },
  }
}

/** Takes a transition if the table of transitions allows it now. */
function take(world: World, transition: ApplicationTransition): boolean {
  const decision = decideTransition(transition, factsOf(world), SETTINGS, world.now)
  if ('refused' in decision) return false
  world.taken.push({ transition, from: world.stage, to: decision.next, by: transitionRule(transition).by })
  world.stage = decision.next
  world.since = world.now
  if (transitionRule(transition).moves) world.exam = addDays(dayIn('WIB', world.now), 2)
  if (transition === 'reopen') for (const task of world.tasks) task.locked = false
  return true
}

const involvementIn = ({ tasks, related, decisions }: World): Involvement => ({
  penguji: tasks.map((task) => task.account),
  related: related,
  deciders: decisions.map(({ by }) => by),
  peserta: 0,
})

const taskOf = ({ tasks }: World, of: number): Task | undefined =>
  tasks.find((task) => task.account === of && task.status !== 'ditolak')

const EXAMINED: Stage[] = ['terjadwal', 'diuji']

function offer(world: World, of: number): void {
  const isFree = of !== 0 && !world.related.includes(of) && !taskOf(world, of)
  if (isFree && EXAMINED.includes(world.stage)) {
    world.tasks.push({ account: of, status: 'ditawarkan', scores: [], locked: false })
  }
}

function lock(world: World, task: Task): void {
  if (task.status !== 'diterima' || world.stage !== 'diuji' || task.locked) return
  if (missingScores(plannedCells(UNITS, METHODS, { units: [], methods: METHODS }), task.scores).length > 0) return
  task.locked = true
  const { penguji } = factsOf(world)
  if (allLocked(penguji.diterima, penguji.terkunci, SETTINGS.jumlah_penguji)) take(world, 'score')
}

function decide(world: World, by: number, units: UnitFinding[]): void {
  if (world.stage !== 'menunggu_keputusan' || impartialityRefusal(by, involvementIn(world))) return
  if (!findsExactly(UNITS, units)) return
  const outcome = outcomeOf(units)
  const examinedBy = world.tasks.map((task) => task.account)
  if (!take(world, outcome === 'kompeten' ? 'decideCompetent' : 'decideNotYet')) return
  world.decisions.push({ by, units, outcome, examinedBy, before: world.decisions.map((one) => one.by) })
  if (outcome === 'kompeten') world.certificates += 1
}

function vote(world: World, of: number, given: Vote): void {
  const { appeal } = world
  const seat = appeal?.panel.find((one) => one.account === of)
  if (!appeal?.open || !seat || seat.vote || !mayHear(of, involvementIn(world))) return
  seat.vote = given
  const outcome = panelRuling(appeal.panel.map((one) => one.vote))
  if (!outcome) return
  appeal.open = false
  take(world, outcome === 'diterima' ? 'grantAppeal' : 'rejectAppeal')
}

function appoint(world: World, accounts: number[]): void {
  const { appeal } = world
  const isPanel = accounts.length === 3 && new Set(accounts).size === 3
  if (!appeal?.open || !isPanel || !accounts.every((one) => mayHear(one, involvementIn(world)))) return
  const voted = appeal.panel.filter((one) => one.vote)
  if (voted.every((one) => accounts.includes(one.account))) {
    appeal.panel = accounts.map((one) => voted.find(({ account }) => account === one) ?? { account: one, vote: null })
  }
}

/** Does to the world what an action says, as far as the rules allow it. */
export function act(world: World, action: Action): void {
  if (action.kind === 'wait') world.now = new Date(world.now.getTime() + action.days * 86_400_000)
  if (action.kind === 'office') take(world, action.transition)
  if (action.kind === 'job')
    for (const transition of APPLICATION_TRANSITION_NAMES)
      if (transitionRule(transition).by === 'sistem') take(world, transition)
  if (action.kind === 'appeal' && take(world, 'appeal')) world.appeal = { panel: [], open: true }
  if (action.kind === 'panel') appoint(world, action.accounts)
  if (action.kind === 'vote') vote(world, action.account, action.vote)
  if (action.kind === 'decide') decide(world, action.account, action.units)
  if (action.kind === 'offer') offer(world, action.account)
  const task = 'account' in action ? taskOf(world, action.account) : undefined
  if (!task) return
  if (action.kind === 'answer' && task.status === 'ditawarkan' && EXAMINED.includes(world.stage)) {
    task.status = action.accepts ? 'diterima' : 'ditolak'
  }
  if (action.kind === 'score' && world.stage === 'diuji' && !task.locked) {
    const scored = UNITS.slice(0, action.units)
    task.scores = scored.flatMap((unit) => METHODS.map((metode) => ({ unit, metode, hasil: action.hasil })))
  }
  if (action.kind === 'lock') lock(world, task)
}
