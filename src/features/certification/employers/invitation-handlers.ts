import { sendMail } from '../../../documents/mail/mail.ts'
import { inMailboxOrder, mayMail } from '../../../documents/mail/mailbox-limits.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { longMoment } from '../../../lib/day.ts'
import { addressesIn } from '../../../lib/identifiers/email-list.ts'
import { employerName, memberName } from '../../../lib/people/plain-words.ts'
import { employerLimits } from '../../../limits.ts'
import { own } from '../../../own-paths.ts'
import { Problem } from '../../../problems.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import type { employerCalls } from './contract.ts'
import {
  deleteInvitation,
  insertInvitations,
  invitationsOf,
  lockInvitationTo,
  lockManagedInvitation,
  markSentAgain,
  verifiedAccountsOf,
} from './invitation-queries.ts'
import { decideOnList } from './invitation-rules.ts'
import { requireRoomForOne } from './member-handlers.ts'
import { insertMember, lockEmployer, membershipOf, membersOf } from './queries.ts'
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

type Account = Awaited<ReturnType<typeof verifiedAccountsOf>>[number]

/**
 * Sends everybody the same letter, so that it does not tell whether an account exists; accounts get a notification too.
 */
async function sendInvitations(
  db: Db,
  ctx: Context,
  emails: readonly string[],
  accounts: readonly Account[],
  nama_perusahaan: string,
): Promise<void> {
  const facts = {
    letter: 'employerInvitation',
    ...{ nama_perusahaan, pengundang: requireAccount(ctx).name },
    ...{ batas: longMoment(endOf(ctx.now)), link: `${ctx.appUrl}${own.employers}` },
  } as const
  const byEmail = new Map(accounts.map((account) => [account.email, account]))
  for (const email of inMailboxOrder(emails)) {
    if (!(await mayMail(db, ctx, 'invitation', email))) continue
    const account = byEmail.get(email)
    if (account) await notifyUser(db, ctx, account, { ...facts, name: account.name }, own.employers)
    else await sendMail(db, ctx, { ...facts, to: email, name: '' })
  }
}

/** Decides on each line of the list, now that nobody joins or is invited meanwhile. */
async function decideFor(
  db: Db,
  ctx: Context,
  employerId: number,
  list: ReturnType<typeof addressesIn>,
  accounts: readonly Account[],
) {
  const memberIds = new Set((await membersOf(db, employerId)).map(({ user_id }) => user_id))
  const invitations = await invitationsOf(db, employerId)
  const waiting = invitations.filter(({ expires_at }) => expires_at > ctx.now).length
  const members = new Set(accounts.filter(({ id }) => memberIds.has(id)).map(({ email }) => email))
  const invited = new Set(invitations.map(({ email }) => email))
  return decideOnList(list, { members, invited }, employerLimits.invitationsWaiting - waiting)
}

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
  inviteToEmployer: (ctx, { id, email: text }) =>
    inTransaction(ctx.db, async (db) => {
      const employer = await lockManaged(db, ctx, id)
      const list = addressesIn(text)
      const accounts = await verifiedAccountsOf(
        db,
        list.flatMap(({ email }) => email ?? []),
      )
      const undangan = await decideFor(db, ctx, id, list, accounts)
      const emails = undangan.flatMap(({ hasil, email }) => (hasil === 'diundang' ? [email] : []))
      if (emails.length > 0) {
        const times = { sent_at: ctx.now, expires_at: endOf(ctx.now) }
        await insertInvitations(
          db,
          emails.map((email) => ({ employer_id: id, email, ...times })),
        )
        await sendInvitations(db, ctx, emails, accounts, employer.nama)
        await recordEmployerAudit(db, ctx, employer, 'undang', { after: { jumlah: emails.length } })
      }
      return { undangan, perusahaan: await wholeEmployer(db, ctx, id) }
    }),

  resendEmployerInvitation: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const { invitation, employer } = await lockSentInvitation(db, ctx, id)
      if (invitation.kali_dikirim >= employerLimits.invitationSends) throw new Problem('INVITATION_SENT_OFTEN')
      await markSentAgain(db, id, { sent_at: ctx.now, expires_at: endOf(ctx.now) })
      const emails = [invitation.email]
      await sendInvitations(db, ctx, emails, await verifiedAccountsOf(db, emails), employer.nama)
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
