import { type RawBuilder, sql } from 'kysely'
import { bodyZone, dayIn } from '../../../lib/day.ts'
import { SHOWN_DAYS } from './rules.ts'

/** Returns the filter of a list for rows that stand on the desk: open, where they have states, and due within days or late. */
export const dueBy =
  (column: string, states?: readonly string[]) =>
  (value: unknown, now: Date): RawBuilder<boolean> => {
    const isOpen = states ? sql`r.status in (${sql.join([...states])})` : sql`true`
    const isNear = sql`coalesce(${sql.ref(`r.${column}`)} <= ${dayIn(bodyZone(), now)}::date + ${SHOWN_DAYS}::int, false)`
    const due = sql<boolean>`(${isOpen} and ${isNear})`
    return value === true ? due : sql<boolean>`not ${due}`
  }

/** Returns the filter of a list for versions that wait for a second person, or whose review is due within days or late. */
export const dueOrProposed =
  (inForce: string) =>
  (value: unknown, now: Date): RawBuilder<boolean> => {
    const due = sql<boolean>`(r.status = 'diajukan' or ${dueBy('tinjau_pada', [inForce])(true, now)})`
    return value === true ? due : sql<boolean>`not ${due}`
  }
