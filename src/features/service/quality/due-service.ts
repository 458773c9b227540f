import { type RawBuilder, sql } from 'kysely'
import { bodyZone, dayIn } from '../../../lib/day.ts'
import { SHOWN_DAYS } from './rules.ts'

/** Returns the filter of a list for rows that stand on the desk: open, and due within days or late. */
export const dueBy =
  (column: string, states: readonly string[]) =>
  (value: unknown, now: Date): RawBuilder<boolean> => {
    const due = sql<boolean>`(r.status in (${sql.join([...states])})
      and ${sql.ref(`r.${column}`)} <= ${dayIn(bodyZone(), now)}::date + ${SHOWN_DAYS}::int)`
    return value === true ? due : sql<boolean>`not ${due}`
  }
