import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'

interface Since {
  user_id: number
  since: Date
  now: Date
}

/** Takes away what was added to an account since a moment and lets somebody in, or lets them have what is the owner's. */
export async function takeBackWaysIn(db: Db, { user_id, since, now }: Since): Promise<void> {
  const certificates = sql`(select id from certificates where user_id = ${user_id})`
  const managed = sql`(select employer_id from employer_members where user_id = ${user_id} and pengelola)`
  await sql`delete from passkeys where user_id = ${user_id} and created_at >= ${since}`.execute(db)
  await sql`delete from calendar_feeds where user_id = ${user_id} and created_at >= ${since}`.execute(db)
  await sql`
    update channel_subscriptions
    set ended_at = ${now}, ended_by = 'pemilik', nomor = '', code_hash = null, code_until = null
    where user_id = ${user_id} and ended_at is null and consented_at >= ${since}`.execute(db)
  await sql`
    update certificate_watchers
    set ended_at = ${now}, ended_by = 'pemilik', address_sealed = null, secret_sealed = null, token_hash = null
    where user_id = ${user_id} and ended_at is null and consented_at >= ${since}`.execute(db)
  await sql`
    update wallet_offers set ended_at = ${now}
    where certificate_id in ${certificates} and ended_at is null and created_at >= ${since}`.execute(db)
  await sql`
    update wallet_credentials set ended_at = ${now}
    where certificate_id in ${certificates} and ended_at is null and created_at >= ${since}`.execute(db)
  // Before the memberships, which say whose invitations they are.
  await sql`delete from employer_invitations where employer_id in ${managed} and sent_at >= ${since}`.execute(db)
  await sql`delete from employer_members where user_id = ${user_id} and joined_at >= ${since}`.execute(db)
}

/** Takes off an app that was confirmed since or never, and the recovery codes, which whoever was in could read. */
export const takeBackSecondFactor = (db: Db, { user_id, since }: Omit<Since, 'now'>) => {
  const isOlder = sql<boolean>`coalesce(two_factor_confirmed_at < ${since}, false)`
  return db
    .updateTable('users')
    .set({
      two_factor_secret: sql`case when ${isOlder} then two_factor_secret end`,
      two_factor_last_step: sql`case when ${isOlder} then two_factor_last_step end`,
      two_factor_confirmed_at: sql`case when ${isOlder} then two_factor_confirmed_at end`,
      recovery_codes: null,
    })
    .where('id', '=', user_id)
    .execute()
}
