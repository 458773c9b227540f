import fc from 'fast-check'
import { isOpen, scheduleState } from '../src/features/catalogue/schedules/rules.ts'
import { stageEnd } from '../src/features/certification/applications/deadlines/stage-end-rules.ts'
import { FILE_STATES, type FileState, type Stage } from '../src/features/certification/applications/rules.ts'
import {
  APPLICATION_TRANSITIONS,
  type ApplicationTransition,
} from '../src/features/certification/applications/transitions/rules.ts'
import {
  type Application,
  giveBack,
  isEnded,
  runDeadlines,
  SETTINGS,
  scheduleAt,
  take,
  todayIn,
  type World,
} from './application-world.ts'

export type Action =
  /** A person begins an application for a date. */
  | { kind: 'start'; person: number; date: number }
  /** A person fills in all that is missing. */
  | { kind: 'fill'; person: number }
  /** Somebody takes a transition of a person's latest application. */
  | { kind: 'take'; person: number; transition: ApplicationTransition; to: number }
  /** The same, of the steps that the stage knows the one that n falls on. */
  | { kind: 'next'; person: number; n: number; to: number }
  /** The office says something of a file. */
  | { kind: 'mark'; person: number; file: FileState }
  | { kind: 'refund'; person: number }
  /** Time passes, and the job runs. */
  | { kind: 'wait'; hours: number }
  | { kind: 'cancel'; date: number }
  | { kind: 'seat'; date: number }

const PEOPLE = 5
export const SEATS = [1, 2]

const MOVING: ApplicationTransition[] = ['reschedule', 'move']
export const changesSchedule = (transition: ApplicationTransition): boolean => MOVING.includes(transition)

const TAKEN: ApplicationTransition[] = [
  'join',
  'submit',
  'resubmit',
  'withdraw',
  'reschedule',
  'return',
  'approve',
  'approveFree',
  'reject',
  'pay',
  'confirm',
  'refuseProof',
  'cancel',
  'move',
]

const person = fc.nat(PEOPLE - 1)
const date = fc.nat(SEATS.length - 1)

const taking = fc.record({
  kind: fc.constant('take' as const),
  person,
  transition: fc.constantFrom(...TAKEN),
  to: date,
})

export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('start' as const), person, date }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('fill' as const), person }) },
  { weight: 3, arbitrary: taking },
  {
    weight: 14,
    arbitrary: fc.record({ kind: fc.constant('next' as const), person, n: fc.nat(TAKEN.length), to: date }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('mark' as const), person, file: fc.constantFrom(...FILE_STATES) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const), person }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(15 * 24)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'seat' as const), date }) },
)

/** A person on the way through all steps, so that sequences also reach what is far. */
const journey = (who: number, at: number): Action[] => [
  { kind: 'start', person: who, date: at },
  { kind: 'fill', person: who },
  { kind: 'take', person: who, transition: 'join', to: at },
  { kind: 'take', person: who, transition: 'submit', to: at },
  { kind: 'mark', person: who, file: 'sesuai' },
  { kind: 'take', person: who, transition: 'approve', to: at },
  { kind: 'take', person: who, transition: 'pay', to: at },
  { kind: 'take', person: who, transition: 'confirm', to: at },
]

const FREEING: ApplicationTransition[] = ['withdraw', 'reject', 'cancel', 'reschedule', 'move']

/** Several who want the same date: the first have a seat, the others wait; then some give theirs up. */
const crowd: fc.Arbitrary<Action[]> = fc
  .record({
    people: fc.shuffledSubarray([...Array(PEOPLE).keys()], { minLength: 2 }),
    at: date,
    to: date,
    freeing: fc.array(fc.constantFrom(...FREEING), { minLength: 1, maxLength: 3 }),
  })
  .map(({ people, at, to, freeing }) => [
    ...people.flatMap((who): Action[] => [
      { kind: 'start', person: who, date: at },
      { kind: 'fill', person: who },
      { kind: 'take', person: who, transition: 'submit', to: at },
      { kind: 'take', person: who, transition: 'join', to: at },
    ]),
    ...freeing.map(
      (transition, n): Action => ({ kind: 'take', person: people[n % people.length] ?? 0, transition, to }),
    ),
  ])

/** Returns actions of all roles in any order, mixed with journeys that break off anywhere. */
export const anySequence = (most: number): fc.Arbitrary<Action[]> =>
  fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.array(anyAction, { minLength: 1, maxLength: 4 }) },
        {
          weight: 1,
          arbitrary: fc.tuple(person, date, fc.nat(8)).map(([who, at, length]) => journey(who, at).slice(0, length)),
        },
        { weight: 1, arbitrary: crowd },
      ),
      { maxLength: most },
    )
    .map((parts) => parts.flat())

export const latestOf = ({ applications }: World, who: number): Application | undefined =>
  applications.findLast((own) => own.person === who)

/** An action with its transition named, as the person's application is now. */
export function nameAction(world: World, action: Action): Exclude<Action, { kind: 'next' }> {
  if (action.kind !== 'next') return action
  const stage = latestOf(world, action.person)?.stage
  const known = TAKEN.filter((transition) =>
    (APPLICATION_TRANSITIONS[transition].from as readonly (Stage | undefined)[]).includes(stage),
  )
  const transition = known[action.n % known.length] ?? 'submit'
  return { kind: 'take', person: action.person, transition, to: action.to }
}

/** Does to the world what an action says; answers whether anything was allowed. */
export function act(world: World, action: Exclude<Action, { kind: 'next' }>): boolean {
  if (action.kind === 'wait') {
    world.now = new Date(world.now.getTime() + action.hours * 3_600_000)
    runDeadlines(world)
    return true
  }
  if (action.kind === 'cancel' || action.kind === 'seat') return changeSchedule(world, action)
  const own = latestOf(world, action.person)
  if (action.kind === 'start') return startApplication(world, action, own)
  if (!own) return false
  if (action.kind === 'take')
    return take(world, own, action.transition, changesSchedule(action.transition) ? action.to : undefined)
  if (action.kind === 'refund') return giveBack(world, own)
  return action.kind === 'fill' ? fillForm(own) : markFile(own, action.file)
}

function changeSchedule(world: World, { kind, date: at }: { kind: 'cancel' | 'seat'; date: number }): boolean {
  const date = world.schedules[at]
  if (!date) return false
  if (kind === 'cancel') date.dibatalkan = true
  else date.kuota += 1
  return true
}

/** One application at a time; a draft that holds no seat goes along to another date. */
function startApplication(
  world: World,
  { person: who, date: at }: { person: number; date: number },
  own?: Application,
): boolean {
  const state = scheduleState(scheduleAt(world, at), world.now)
  if (!isOpen(state) && state !== 'penuh') return false
  if (own?.stage === 'draft' && !own.ditawarkan) {
    own.date = at
    return true
  }
  if (own && !isEnded(own)) return false
  const begin = { now: world.now, today: todayIn(world), ditawarkan: false, schedule: scheduleAt(world, at) }
  world.applications.push({
    id: 0,
    person: who,
    date: at,
    stage: 'draft',
    ditawarkan: false,
    due: stageEnd('draft', begin, SETTINGS),
    waiting: 0,
    moved: 0,
    complete: false,
    file: undefined,
    bills: [],
  })
  return true
}

const EDITABLE: Stage[] = ['draft', 'perlu_perbaikan']

function fillForm(own: Application): boolean {
  if (!EDITABLE.includes(own.stage)) return false
  own.complete = true
  if (own.file !== 'sesuai') own.file = 'belum_diperiksa'
  return true
}

function markFile(own: Application, file: FileState): boolean {
  if (own.stage !== 'diajukan') return false
  own.file = file
  return true
}
