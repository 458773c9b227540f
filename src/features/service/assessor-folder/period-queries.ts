import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../lib/day.ts'

/** A period: its days, the moments at which the first begins and the last is over, and the day it is. */
export interface Period {
  dari: Day
  sampai: Day
  begin: Date
  over: Date
  today: Day
}

export interface OfficeList {
  /** The columns by their headings; nobody but staff is named in them. */
  columns: Record<string, RawBuilder<unknown>>
  /** What follows `from`, in the order of the list. */
  of: (period: Period) => RawBuilder<unknown>
  /** A select of what is lacking although there are rows, in sentences (`kurang`). */
  lacks?: (period: Period) => RawBuilder<unknown>
}

export const within = (column: string, { begin, over }: Period) =>
  sql`${sql.ref(column)} >= ${begin} and ${sql.ref(column)} < ${over}`
export const onDays = (column: string, { dari, sampai }: Period) =>
  sql`${sql.ref(column)} between ${dari} and ${sampai}`
export const staff = (alias: string) => sql`${sql.ref(alias)}.name`
