import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Answered } from '../../../lib/calls/call.ts'
import type { employerCalls } from './contract.ts'
import { invitationsOf, invitationsTo } from './invitation-queries.ts'
import { employersOf, membersOf } from './queries.ts'
import { openEmployerNpwp } from './sealing-service.ts'
import { requireManaged } from './service.ts'

/** An employer with its members and invitations, for one of its managers; throws RECORD_NOT_FOUND. */
export async function wholeEmployer(
  db: Db,
  ctx: Context,
  id: number,
): Promise<Answered<typeof employerCalls.getEmployer>> {
  const reader = requireAccount(ctx).id
  const employer = await requireManaged(db, ctx, id)
  const [members, invitations] = [await membersOf(db, id), await invitationsOf(db, id)]
  return {
    ...employer,
    npwp: openEmployerNpwp(ctx.keys, id, employer.npwp),
    anggota: members.map(({ user_id, ...member }) => ({ ...member, diri_sendiri: user_id === reader })),
    undangan: invitations.map((one) => ({ ...one, kedaluwarsa: one.expires_at <= ctx.now })),
  }
}

/** Returns the employers that the reader belongs to and the invitations to their address. */
export async function ownEmployers(db: Db, ctx: Context): Promise<Answered<typeof employerCalls.listOwnEmployers>> {
  const { id, email } = requireAccount(ctx)
  return { perusahaan: await employersOf(db, id), undangan: await invitationsTo(db, email, ctx.now) }
}
