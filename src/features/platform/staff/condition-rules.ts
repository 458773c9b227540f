import { addDays, type Day, longDay } from '../../../lib/day.ts'

interface Condition {
  title: string
  missing: string
  /** It is asked of examiners alone. */
  isExaminers?: true
  /** Renewed by the person; the others are recorded by those who keep the quality register. */
  isOwn?: true
}

/** The conditions that each of the staff keeps valid, in the order in which they are shown. */
export const STAFF_CONDITIONS = {
  kerahasiaan: {
    title: 'Pernyataan kerahasiaan',
    missing: 'Belum menandatangani pernyataan kerahasiaan',
    isOwn: true,
  },
  pernyataan: {
    title: 'Pernyataan tahunan',
    missing: 'Belum menandatangani pernyataan ketidakberpihakan tahunan',
    isOwn: true,
  },
  kalibrasi: { title: 'Kalibrasi', missing: 'Belum mengikuti kalibrasi', isExaminers: true, isOwn: true },
  penyaksian: { title: 'Penyaksian', missing: 'Belum disaksikan menguji', isExaminers: true },
  tinjauan: { title: 'Tinjauan penguji', missing: 'Belum ditinjau', isExaminers: true },
} as const satisfies Record<string, Condition>
export type StaffCondition = keyof typeof STAFF_CONDITIONS
export const STAFF_CONDITION_NAMES = Object.keys(STAFF_CONDITIONS) as [StaffCondition, ...StaffCondition[]]

/** Until when each condition that was ever met is valid. */
export type Validities = Partial<Record<StaffCondition, string | null>>

/** Days before its end from which a condition is said to end soon. */
export const ENDING_SOON_DAYS = 30

export const CONDITION_STATES = {
  belum: 'Belum ada',
  lewat: 'Lewat',
  segera: 'Segera berakhir',
  berlaku: 'Berlaku',
} as const
export type ConditionState = keyof typeof CONDITION_STATES
export const CONDITION_STATE_NAMES = Object.keys(CONDITION_STATES) as [ConditionState, ...ConditionState[]]

/** Says where something stands that is valid until a day, that day included. */
export function conditionState(until: string | null | undefined, today: Day): ConditionState {
  if (!until) return 'belum'
  if (until < today) return 'lewat'
  return until <= addDays(today, ENDING_SOON_DAYS) ? 'segera' : 'berlaku'
}

/** The conditions of a role. */
export const conditionsOf = (role: string): StaffCondition[] =>
  STAFF_CONDITION_NAMES.filter((name) => role === 'penguji' || !('isExaminers' in STAFF_CONDITIONS[name]))

/** The conditions that somebody of a role renews themselves. */
export const ownConditionsOf = (role: string): StaffCondition[] =>
  conditionsOf(role).filter((name) => 'isOwn' in STAFF_CONDITIONS[name])

/** Tells whether conditions are demanded on a day; a body that has set no day, '', demands none yet. */
export const isDemanded = (since: string, today: Day): boolean => since !== '' && since <= today

/** Says what keeps somebody from new work, each a sentence; nothing while it is not demanded. */
export function lapsesOf(role: string, validities: Validities, { since, today }: { since: string; today: Day }) {
  if (!isDemanded(since, today)) return []
  return conditionsOf(role).flatMap((name) => {
    const until = validities[name]
    const { title, missing } = STAFF_CONDITIONS[name]
    if (!until) return [`${missing}.`]
    return until < today ? [`${title} tidak berlaku lagi sesudah ${longDay(until)}.`] : []
  })
}
