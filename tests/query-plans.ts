import { sql } from 'kysely'
import type { Db } from '../src/ground/database/db.ts'

/** A step of a plan with those below it, as PostgreSQL names them. */
export interface Plan {
  'Node Type'?: string
  'Relation Name'?: string
  'Index Name'?: string
  'Sort Key'?: string[]
  Plans?: Plan[]
}

export const planNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(planNodes)]

export const tablesIn = (plan: Plan): string[] => planNodes(plan).flatMap(({ 'Relation Name': own }) => own ?? [])

/**
 * How PostgreSQL would answer a statement, were some ways closed to it: few rows are sorted, or read whole, sooner than an
 * index is. With parameters, whatever they are, which PostgreSQL 16 and later can say.
 */
export const planOf = (db: Db, statement: string, closed: readonly string[] = []): Promise<Plan> =>
  db.transaction().execute(async (one) => {
    for (const way of closed) await sql`set local ${sql.ref(way)} = off`.execute(one)
    const how = statement.includes('$1') ? 'generic_plan, format json' : 'format json'
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`${sql.raw(`explain (${how}) ${statement}`)}`.execute(
      one,
    )
    return rows[0]?.['QUERY PLAN'][0].Plan ?? {}
  })
