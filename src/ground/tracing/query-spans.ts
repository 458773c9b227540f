import type { KyselyConfig, LogEvent } from 'kysely'
import { beginSpan, isTraced } from './spans.ts'
import { currentTrace } from './tracing.ts'

const OPERATION = /^\s*(?:\/\*.*?\*\/\s*)*([a-z]+)/i
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?("?[a-z_]+"?(?:\."?[a-z_]+"?)?)/i

/**
 * Returns the operation of a statement and its first table: 'select users'. Nothing else of it is traced, as some have
 * values in their text.
 */
export function namedStatement(text: string): { operation: string; table: string | undefined } {
  const sql = text.replaceAll(/'[^']*'/g, "''")
  return {
    operation: OPERATION.exec(sql)?.[1]?.toLowerCase() ?? 'statement',
    table: TABLE.exec(sql)?.[1]?.replaceAll('"', ''),
  }
}

function traceQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const under = currentTrace()?.span
  if (!under) return
  const { operation, table } = namedStatement(query.sql)
  const of = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
  const attributes = table === undefined ? of : { ...of, 'db.collection.name': table }
  const at = Date.now() - queryDurationMillis
  beginSpan([operation, table].filter(Boolean).join(' '), { kind: 'outgoing', under, attributes, at })?.end({
    isFailed: level === 'error',
  })
}

/** Returns the option that traces each statement of a database; empty where nothing is traced. */
export const queryTracing = (): Pick<KyselyConfig, 'log'> => (isTraced() ? { log: traceQuery } : {})
