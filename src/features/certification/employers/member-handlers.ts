import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { employerName, memberName } from '../../../lib/people/plain-words.ts'
import { employerLimits } from '../../../limits.ts'
import { own } from '../../../own-paths.ts'
import { Problem } from '../../../problems.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import type { employerCalls } from './contract.ts'
import {
  deleteMember,
  employersOf,
  insertEmployer,
  insertMember,
  lockEmployer,
  lockJoining,
  markManager,
  memberById,
  membershipOf,
  membersOf,
  updateEmployer,
} from './queries.ts'
import { sealEmployerNpwp } from './sealing-service.ts'
import { lockManaged, notifyManagersOf, recordEmployerAudit } from './service.ts'
import { ownEmployers, wholeEmployer } from './view.ts'

type Calls = Pick<
  typeof employerCalls,
  | 'listOwnEmployers'
  | 'foundEmployer'
  | 'getEmployer'
  | 'changeEmployer'
  | 'leaveEmployer'
  | 'endEmployerMembership'
  | 'nameEmployerManager'
>

/** Throws EMPLOYERS_FULL; locks the person so that they cannot join two employers at once. */
export async function requireRoomForOne(db: Db, userId: number): Promise<void> {
  await lockJoining(db, userId)
  if ((await employersOf(db, userId)).length >= employerLimits.ofOnePerson) throw new Problem('EMPLOYERS_FULL')
}

/** Tells whether an employer would have no manager left without this person. */
const isLastManager = async (db: Db, employerId: number, userId: number): Promise<boolean> =>
  (await membersOf(db, employerId)).every(({ pengelola, user_id }) => !pengelola || user_id === userId)

/** A member of an employer that the reader manages, with the employer locked; throws RECORD_NOT_FOUND. */
async function lockMember(db: Db, ctx: Context, id: number) {
  const seen = await memberById(db, id)
  if (!seen) throw new Problem('RECORD_NOT_FOUND')
  const employer = await lockManaged(db, ctx, seen.employer_id)
  const member = await memberById(db, id)
  if (!member) throw new Problem('RECORD_NOT_FOUND')
  return { employer, member }
}

export const employerMemberHandlers: Handlers<Calls, Context> = {
  listOwnEmployers: (ctx) => ownEmployers(ctx.db, ctx),

  foundEmployer: (ctx, { npwp, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const user_id = requireAccount(ctx).id
      await requireRoomForOne(db, user_id)
      const { id } = await insertEmployer(db, { ...given, created_at: ctx.now })
      if (npwp !== null) await updateEmployer(db, id, { npwp: sealEmployerNpwp(ctx.keys, id, npwp) }, 1)
      await insertMember(db, { employer_id: id, user_id, pengelola: true, joined_at: ctx.now })
      await recordEmployerAudit(db, ctx, { id, nama: given.nama }, 'buat', {
        after: { ...given, ada_npwp: npwp !== null },
      })
      return { id }
    }),

  getEmployer: (ctx, { id }) => wholeEmployer(ctx.db, ctx, id),

  changeEmployer: (ctx, { id, version, npwp, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const { nama, alamat, npwp: sealed } = await lockManaged(db, ctx, id)
      const changes = { ...given, npwp: sealEmployerNpwp(ctx.keys, id, npwp) }
      if (!(await updateEmployer(db, id, changes, version))) throw new Problem('STALE')
      await recordEmployerAudit(db, ctx, { id, nama: given.nama }, 'ubah', {
        before: { nama, alamat, ada_npwp: sealed !== null },
        after: { ...given, ada_npwp: npwp !== null },
      })
      return wholeEmployer(db, ctx, id)
    }),

  leaveEmployer: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: user_id, name } = requireAccount(ctx)
      const employer = await lockEmployer(db, id)
      const membership = await membershipOf(db, user_id, id)
      if (!employer || !membership) throw new Problem('RECORD_NOT_FOUND')
      if (membership.pengelola && (await isLastManager(db, id, user_id))) throw new Problem('LAST_MANAGER')
      await deleteMember(db, { id: membership.id, employer_id: id, user_id })
      await notifyManagersOf(db, ctx, employer, `${memberName(name)} keluar dari ${employerName(employer.nama)}.`)
      await recordEmployerAudit(db, ctx, employer, 'keluar', { before: { user_id } })
      return ownEmployers(db, ctx)
    }),

  endEmployerMembership: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const { employer, member } = await lockMember(db, ctx, id)
      // Members leave by a call of their own.
      if (member.user_id === requireAccount(ctx).id) throw new Problem('RECORD_NOT_FOUND')
      await deleteMember(db, member)
      const facts = { name: member.name, nama_perusahaan: employer.nama, link: `${ctx.appUrl}${own.employers}` }
      const person = { id: member.user_id, email: member.email }
      await notifyUser(db, ctx, person, { letter: 'employerLeft', ...facts }, own.employers)
      await recordEmployerAudit(db, ctx, employer, 'akhiri-keanggotaan', { before: { user_id: member.user_id } })
      return wholeEmployer(db, ctx, employer.id)
    }),

  nameEmployerManager: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const { employer, member } = await lockMember(db, ctx, id)
      if (member.pengelola) return wholeEmployer(db, ctx, employer.id)
      await markManager(db, id)
      const path = own.employer(employer.id)
      const kabar = `Anda kini pengelola ${employerName(employer.nama)}: Anda dapat mengundang, mendaftarkan, dan membayar.`
      const facts = { name: member.name, nama_perusahaan: employer.nama, kabar, link: `${ctx.appUrl}${path}` }
      const person = { id: member.user_id, email: member.email }
      await notifyUser(db, ctx, person, { letter: 'employerNews', ...facts }, path)
      await recordEmployerAudit(db, ctx, employer, 'jadikan-pengelola', { after: { user_id: member.user_id } })
      return wholeEmployer(db, ctx, employer.id)
    }),
}
