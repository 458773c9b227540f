import { sendMail } from '../../../documents/mail/mail.ts'
import { mayMail } from '../../../documents/mail/mailbox-limits.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { longMoment } from '../../../lib/day.ts'
import { employerName, memberName } from '../../../lib/people/plain-words.ts'
import { employerLimits } from '../../../limits.ts'
import { own } from '../../../own-paths.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import type { employerCalls } from './contract.ts'
import {
  deleteInvitation,
  insertInvitation,
  invitationsOf,
  lockInvitationTo,
  lockManagedInvitation,
  markSentAgain,
  verifiedAccountOf,
} from './invitation-queries.ts'
import { requireRoomForOne } from './member-handlers.ts'
import { insertMember, lockEmployer, membershipOf } from './queries.ts'
import { lockManaged, notifyManagersOf, recordEmployerAudit, requireManaged } from './service.ts'
import { ownEmployers, wholeEmployer } from './view.ts'

type Calls = Pick<
  typeof employerCalls,
  | 'inviteToEmployer'
  | 'resendEmployerInvitation'
  | 'withdrawEmployerInvitation'
  | 'acceptEmployerInvitation'
  | 'refuseEmployerInvitation'
>

const DAY_MS = 86_400_000

const endOf = (now: Date): Date => new Date(now.getTime() + employerLimits.invitationDays * DAY_MS)

/**
 * Sends everybody the same letter, so that it does not tell whether an account exists; accounts get a notification too.
 */
async function sendInvitation(db: Db, ctx: Context, email: string, nama_perusahaan: string): Promise<void> {
  if (!(await mayMail(db, ctx, 'invitation', email))) return
  const pengundang = requireAccount(ctx).name
  const facts = {
    nama_perusahaan,
    pengundang,
    batas: longMoment(endOf(ctx.now)),
    link: `${ctx.appUrl}${own.employers}`,
  }
  const account = await verifiedAccountOf(db, email)
  if (!account) return sendMail(db, ctx, { letter: 'employerInvitation', to: email, name: '', ...facts })
  const letter = { letter: 'employerInvitation', name: account.name, ...facts } as const
  return notifyUser(db, ctx, account, letter, own.employers)
}

const ALREADY_INVITED = 'Alamat ini sudah diundang. Kirim ulang undangannya dari daftar.'

/** Returns a valid invitation to the reader's address, locked after its employer; throws RECORD_NOT_FOUND. */
async function lockOwnInvitation(db: Db, ctx: Context, id: number) {
  const { email } = requireAccount(ctx)
  const invitation = await lockInvitationTo(db, id, email, ctx.now)
  const employer = invitation && (await lockEmployer(db, invitation.employer_id))
  if (!invitation || !employer) throw new Problem('RECORD_NOT_FOUND')
  return { invitation, employer }
}

/** Returns an invitation by an employer that the reader manages, locked; throws RECORD_NOT_FOUND. */
async function lockSentInvitation(db: Db, ctx: Context, id: number) {
  const invitation = await lockManagedInvitation(db, id, requireAccount(ctx).id)
  if (!invitation) throw new Problem('RECORD_NOT_FOUND')
  return { invitation, employer: await requireManaged(db, ctx, invitation.employer_id) }
}

export const employerInvitationHandlers: Handlers<Calls, Context> = {
  inviteToEmployer: (ctx, { id, email }) =>
    inTransaction(ctx.db, async (db) => {
      const employer = await lockManaged(db, ctx, id)
      const waiting = (await invitationsOf(db, id)).filter(({ expires_at }) => expires_at > ctx.now)
      if (waiting.length >= employerLimits.invitationsWaiting) throw new Problem('INVITATIONS_FULL')
      const invitation = { employer_id: id, email, sent_at: ctx.now, expires_at: endOf(ctx.now) }
      if (!(await insertInvitation(db, invitation))) throw invalidFields({ email: ALREADY_INVITED })
      await sendInvitation(db, ctx, email, employer.nama)
      await recordEmployerAudit(db, ctx, employer, 'undang')
      return wholeEmployer(db, ctx, id)
    }),

  resendEmployerInvitation: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const { invitation, employer } = await lockSentInvitation(db, ctx, id)
      if (invitation.kali_dikirim >= employerLimits.invitationSends) throw new Problem('INVITATION_SENT_OFTEN')
      await markSentAgain(db, id, { sent_at: ctx.now, expires_at: endOf(ctx.now) })
      await sendInvitation(db, ctx, invitation.email, employer.nama)
      await recordEmployerAudit(db, ctx, employer, 'undang-lagi')
      return wholeEmployer(db, ctx, employer.id)
    }),

  withdrawEmployerInvitation: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const { employer } = await lockSentInvitation(db, ctx, id)
      await deleteInvitation(db, id)
      await recordEmployerAudit(db, ctx, employer, 'tarik-undangan')
      return wholeEmployer(db, ctx, employer.id)
    }),

  acceptEmployerInvitation: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const { id: user_id, name } = requireAccount(ctx)
      const { employer } = await lockOwnInvitation(db, ctx, id)
      await deleteInvitation(db, id)
      if (!(await membershipOf(db, user_id, employer.id))) {
        await requireRoomForOne(db, user_id)
        await insertMember(db, { employer_id: employer.id, user_id, joined_at: ctx.now })
        await notifyManagersOf(
          db,
          ctx,
          employer,
          `${memberName(name)} menerima undangan dan kini anggota ${employerName(employer.nama)}.`,
        )
        await recordEmployerAudit(db, ctx, employer, 'terima-undangan', { after: { user_id } })
      }
      return ownEmployers(db, ctx)
    }),

  refuseEmployerInvitation: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const { invitation, employer } = await lockOwnInvitation(db, ctx, id)
      await deleteInvitation(db, id)
      await notifyManagersOf(db, ctx, employer, `Undangan ke ${invitation.email} ditolak.`)
      await recordEmployerAudit(db, ctx, employer, 'tolak-undangan')
      return ownEmployers(db, ctx)
    }),
}
