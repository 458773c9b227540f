import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { own } from '../../../own-paths.ts'
import { Problem } from '../../../problems.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import { lockEmployer, managedEmployer, membersOf } from './queries.ts'

const NOUN = 'perusahaan'

/** Records what happened to an employer. */
export const recordEmployerAudit = (
  db: Db,
  ctx: Context,
  { id, nama }: { id: number; nama: string },
  action: string,
  change: { before?: object; after?: object } = {},
): Promise<void> => recordAudit(db, ctx, { action, noun: NOUN, nounId: id, label: nama, ...change })

/** An employer that the reader manages; others do not exist for them: throws RECORD_NOT_FOUND. */
export async function requireManaged(db: Db, ctx: Context, id: number) {
  const employer = await managedEmployer(db, requireAccount(ctx).id, id)
  if (!employer) throw new Problem('RECORD_NOT_FOUND')
  return employer
}

/** Returns the same employer, locked: nobody joins, leaves or is invited meanwhile. */
export async function lockManaged(db: Db, ctx: Context, id: number) {
  await lockEmployer(db, id)
  return requireManaged(db, ctx, id)
}

/** Tells all managers, except the one who acts, what a person did. */
export async function notifyManagersOf(
  db: Db,
  ctx: Context,
  { id, nama }: { id: number; nama: string },
  kabar: string,
): Promise<void> {
  const path = own.employer(id)
  const by = requireAccount(ctx).id
  for (const member of await membersOf(db, id)) {
    if (!member.pengelola || member.user_id === by) continue
    const facts = { name: member.nama, nama_perusahaan: nama, kabar, link: `${ctx.appUrl}${path}` }
    await notifyUser(db, ctx, { id: member.user_id, email: member.email }, { letter: 'employerNews', ...facts }, path)
  }
}
