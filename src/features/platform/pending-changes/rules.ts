import type { ProblemCode } from '../../../problems.ts'
import { TWO_PERSON_RULES, type WaitingRule } from '../staff/second-person-rules.ts'

/** The states of a proposed change. */
export const PENDING_STATES = {
  diusulkan: 'Menunggu orang kedua',
  disetujui: 'Disetujui, menunggu saatnya',
  berlaku: 'Berlaku',
  ditolak: 'Ditolak',
  ditarik: 'Ditarik pengusul',
  gugur: 'Gugur',
} as const
export type PendingState = keyof typeof PENDING_STATES
export const PENDING_STATE_NAMES = Object.keys(PENDING_STATES) as [PendingState, ...PendingState[]]

/** Rules whose changes wait. */
export const WAITING_RULES = Object.entries(TWO_PERSON_RULES)
  .filter(([, rule]) => 'noun' in rule)
  .map(([name]) => name) as [WaitingRule, ...WaitingRule[]]

export const WAITING_RULE_NAMES = Object.fromEntries(
  WAITING_RULES.map((rule) => [rule, TWO_PERSON_RULES[rule].title]),
) as Record<WaitingRule, string>

/** The states to which each transition leads; what is not named here is not possible. */
const NEXT = {
  setujui: { diusulkan: 'disetujui' },
  tolak: { diusulkan: 'ditolak', disetujui: 'ditolak' },
  tarik: { diusulkan: 'ditarik', disetujui: 'ditarik' },
  berlakukan: { disetujui: 'berlaku' },
  gugurkan: { diusulkan: 'gugur', disetujui: 'gugur' },
} as const satisfies Record<string, Partial<Record<PendingState, PendingState>>>
export type PendingTransition = keyof typeof NEXT
export const PENDING_TRANSITIONS = Object.keys(NEXT) as PendingTransition[]

/** Where a transition leads; undefined where it cannot be taken. */
export const nextPendingState = (transition: PendingTransition, from: PendingState): PendingState | undefined =>
  (NEXT[transition] as Partial<Record<PendingState, PendingState>>)[from]

export const isPending = (status: PendingState): boolean => nextPendingState('gugurkan', status) !== undefined

interface Person {
  id: number
  permissions: readonly string[]
}

/** Why somebody may not decide on what waits: the second person is another one, and has the right. */
export function decisionRefusal(
  transition: 'setujui' | 'tolak' | 'tarik',
  change: { status: PendingState; proposed_by: number | null },
  person: Person,
  right: string,
): ProblemCode | undefined {
  if (nextPendingState(transition, change.status) === undefined) return 'STALE'
  const isOwn = change.proposed_by === person.id
  if (transition === 'tarik') return isOwn ? undefined : 'UNAUTHORIZED_ACTION'
  if (isOwn) return 'SECOND_PERSON_OWN'
  return person.permissions.includes(right) ? undefined : 'UNAUTHORIZED_ACTION'
}

/**
 * The weight of a change of settings: `waits` lets money, data or signatures go another way, and takes two people;
 * `counts` holds at once and all are told of it, such as turning off; `plain` is an ordinary edit.
 */
export type Weight = 'waits' | 'counts' | 'plain'

export interface WeighedChange {
  weight: Weight
  /** The changes, in words and without secrets. */
  perubahan: readonly string[]
}

type Value = string | number | boolean | readonly string[] | null
type Values = Readonly<Record<string, Value>>

const inWords = (value: Value | undefined): string => {
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return text === '' ? '(kosong)' : text
}

/** 'Alamat: (kosong) → https://…' for each field that differs, by the fields' names. */
export const differencesInWords = (before: Values, after: Values, labels: Readonly<Record<string, string>>): string[] =>
  Object.entries(labels)
    .filter(([field]) => inWords(before[field]) !== inWords(after[field]))
    .map(([field, label]) => `${label}: ${inWords(before[field])} → ${inWords(after[field])}`)
