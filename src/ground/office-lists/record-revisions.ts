import type { z } from 'zod'
import type { Revision } from '../../lib/calls/resource.ts'
import { Problem } from '../../problems.ts'
import type { Db } from '../database/db.ts'

type Fields = Record<string, unknown>

const MOST_REVISIONS = 200

/** The newest changes of one record. */
export const revisionsOf = (db: Db, noun: string, id: number | string): Promise<z.input<typeof Revision>[]> =>
  db
    .selectFrom('audit_log')
    .select(['id', 'at', 'who', 'ip', 'action', 'before', 'after'])
    .where('noun', '=', noun)
    .where('noun_id', '=', String(id))
    .orderBy('id', 'desc')
    .limit(MOST_REVISIONS)
    .execute()

export interface RevisionChoice<Id = number> {
  id: Id
  audit_id: number
  keadaan?: 'sebelum' | 'sesudah' | undefined
}

/** A record as an audit entry of it knows it: after the change, else before; throws RECORD_NOT_FOUND. */
export async function requireRevision(
  db: Db,
  noun: string,
  { id, audit_id, keadaan }: RevisionChoice<number | string>,
): Promise<Fields> {
  const revision = await db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('id', '=', audit_id)
    .where('noun', '=', noun)
    .where('noun_id', '=', String(id))
    .executeTakeFirst()
  const states = { sebelum: revision?.before, sesudah: revision?.after }
  const state = keadaan ? states[keadaan] : (states.sesudah ?? states.sebelum)
  if (!state) throw new Problem('RECORD_NOT_FOUND')
  return state as Fields
}

/** The version that a removed record had. */
export async function lastVersion(db: Db, noun: string, id: number | string): Promise<number> {
  const [removal] = await revisionsOf(db, noun, id)
  const { version = 0 } = (removal?.before ?? {}) as { version?: number }
  return version
}
