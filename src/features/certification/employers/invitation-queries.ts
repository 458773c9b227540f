import type { Db } from '../../../ground/database/db.ts'

/** Invitations of one employer, the newest first. */
export const invitationsOf = (db: Db, employerId: number) =>
  db
    .selectFrom('employer_invitations')
    .select(['id', 'email', 'sent_at', 'expires_at', 'kali_dikirim'])
    .where('employer_id', '=', employerId)
    .orderBy('id', 'desc')
    .execute()

/** Lists the invitations to an address that have not expired. */
export const invitationsTo = (db: Db, email: string, now: Date) =>
  db
    .selectFrom('employer_invitations as invitation')
    .innerJoin('employers', 'employers.id', 'invitation.employer_id')
    .select(['invitation.id', 'employers.nama as nama_perusahaan', 'invitation.expires_at'])
    .where('invitation.email', '=', email)
    .where('invitation.expires_at', '>', now)
    .orderBy('invitation.id')
    .execute()

const lockedInvitation = (db: Db, id: number) =>
  db
    .selectFrom('employer_invitations as invitation')
    .select(['invitation.id', 'invitation.employer_id', 'invitation.email', 'invitation.kali_dikirim'])
    .where('invitation.id', '=', id)
    .forUpdate()

/** Returns an invitation to that address that has not expired, locked. */
export const lockInvitationTo = (db: Db, id: number, email: string, now: Date) =>
  lockedInvitation(db, id).where('email', '=', email).where('expires_at', '>', now).executeTakeFirst()

/** Returns an invitation by an employer that the person manages, locked. */
export const lockManagedInvitation = (db: Db, id: number, userId: number) =>
  lockedInvitation(db, id)
    .where('employer_id', 'in', (managed) =>
      managed
        .selectFrom('employer_members')
        .select('employer_id')
        .where('user_id', '=', userId)
        .where('pengelola', '=', true),
    )
    .executeTakeFirst()

interface NewInvitation {
  employer_id: number
  email: string
  sent_at: Date
  expires_at: Date
}

/** Adds invitations to addresses that the employer has not invited; the caller has locked the employer. */
export const insertInvitations = (db: Db, invitations: readonly NewInvitation[]) =>
  db.insertInto('employer_invitations').values(invitations).execute()

export const markSentAgain = (db: Db, id: number, times: { sent_at: Date; expires_at: Date }) =>
  db
    .updateTable('employer_invitations')
    .set((set) => ({ ...times, kali_dikirim: set('kali_dikirim', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteInvitation = (db: Db, id: number) =>
  db.deleteFrom('employer_invitations').where('id', '=', id).execute()

export const deleteOldInvitations = (db: Db, before: Date) =>
  db.deleteFrom('employer_invitations').where('expires_at', '<', before).execute()

/** Returns the accounts with these addresses, provided that the address is verified. */
export const verifiedAccountsOf = (db: Db, emails: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email', 'in', emails)
    .where('email_verified_at', 'is not', null)
    .execute()
