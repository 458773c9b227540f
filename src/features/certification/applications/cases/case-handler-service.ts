import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { recordApplicationAudit } from '../audit-service.ts'
import { lockApplicationAlone } from '../lock-service.ts'
import { assignCaseHandler, verifiers } from '../office/queries.ts'

export interface CaseHandler {
  id: number | null
  name: string | null
}

/** Returns the handler, or an empty one for null; throws INVALID for a person who may not verify. */
export async function requireCaseHandler(db: Db, id: number | null): Promise<CaseHandler> {
  if (id === null) return { id, name: null }
  const handler = (await verifiers(db)).find((each) => each.id === id)
  if (!handler) throw invalidFields({ handler_id: 'Pilih petugas yang boleh memverifikasi.' })
  return handler
}

/** Hands a case over; answers who looked after it before. Throws STALE where that is another one than `seen`. */
export async function assignTo(
  db: Db,
  ctx: Context,
  { id, handler, seen }: { id: number; handler: CaseHandler; seen?: number | null },
): Promise<number | null> {
  const row = await lockApplicationAlone(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  if (seen !== undefined && row.handler_id !== seen) throw new Problem('STALE')
  if (row.handler_id === handler.id) return handler.id
  await assignCaseHandler(db, id, handler.id, ctx.now)
  const states = { before: { handler_name: row.handler_name }, after: { handler_name: handler.name } }
  await recordApplicationAudit(db, ctx, row, { action: 'serahkan', ...states })
  return row.handler_id
}
