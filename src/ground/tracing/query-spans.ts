import type { KyselyConfig, LogEvent } from 'kysely'
import { beginSpan, isTraced } from './spans.ts'
import { trailHere } from './tracing.ts'

const OPERATION = /^\s*(?:\/\*.*?\*\/\s*)*([a-z]+)/i
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?("?[a-z_]+"?(?:\."?[a-z_]+"?)?)/i

/**
 * What a statement does and to which table first, by the words of the program: 'select users'. Nothing else of it goes
 * on, as some have values in their text.
 */
export function namedStatement(text: string): { operation: string; table: string | undefined } {
  const sql = text.replaceAll(/'[^']*'/g, "''")
  return {
    operation: OPERATION.exec(sql)?.[1]?.toLowerCase() ?? 'statement',
    table: TABLE.exec(sql)?.[1]?.replaceAll('"', ''),
  }
}

function traceQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const under = trailHere()?.span
  if (!under) return
  const { operation, table } = namedStatement(query.sql)
  const of = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
  const attributes = table === undefined ? of : { ...of, 'db.collection.name': table }
  const at = Date.now() - queryDurationMillis
  beginSpan([operation, table].filter(Boolean).join(' '), { kind: 'outgoing', under, attributes, at })?.end({
    isFailed: level === 'error',
  })
}

/** Has each statement of a database stand in the trace it belongs to; nothing where none is kept. */
export const queryTrail = (): Pick<KyselyConfig, 'log'> => (isTraced() ? { log: traceQuery } : {})
