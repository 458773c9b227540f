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
