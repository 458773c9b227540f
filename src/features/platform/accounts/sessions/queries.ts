import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import { limits, serverLimits } from '../../../../limits.ts'

/** That many characters of a session's hash name it to its owner. */
const NAME_LENGTH = 32

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)
const lastUse = sql<Date>`coalesce(last_used_at, created_at)`

const alive = (now: Date) => sql<boolean>`
  created_at > ${daysBefore(now, limits.sessionDays)}
  and (remember_hash is not null or last_seen_at > ${new Date(now.getTime() - limits.sessionIdleMinutes * 60_000)})`

export const sessionsOf = (db: Db, userId: number, currentHash: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['user_agent', 'ip', 'created_at', 'last_seen_at'])
    .select(sql<string>`left(id_hash, ${sql.lit(NAME_LENGTH)})`.as('id'))
    .select(sql<boolean>`remember_hash is not null`.as('remembered'))
    .select(sql<boolean>`id_hash = ${currentHash}`.as('current'))
    .where('user_id', '=', userId)
    .where(alive(now))
    .orderBy('last_seen_at', 'desc')
    .execute()

/** Browsers that a remember cookie lets in, the latest first. */
export const rememberedDevicesOf = (db: Db, userId: number, currentHash: string, now: Date) =>
  db
    .selectFrom('remember_tokens')
    .select(['user_agent', 'ip', 'created_at'])
    .select(sql<Date>`coalesce(rotated_at, created_at)`.as('last_used_at'))
    .select(sql<string>`left(hash, ${sql.lit(NAME_LENGTH)})`.as('id'))
    .select(
      sql<boolean>`hash is not distinct from (select remember_hash from sessions where id_hash = ${currentHash})`.as(
        'current',
      ),
    )
    .where('user_id', '=', userId)
    .where('created_at', '>', daysBefore(now, limits.rememberDays))
    .orderBy('last_used_at', 'desc')
    .execute()

/** The series of a remembered device. */
export async function seriesOfDevice(db: Db, userId: number, id: string): Promise<string | undefined> {
  const device = await db
    .selectFrom('remember_tokens')
    .select('hash')
    .where('user_id', '=', userId)
    .where(sql`left(hash, ${sql.lit(NAME_LENGTH)})`, '=', id.slice(0, NAME_LENGTH))
    .executeTakeFirst()
  return device?.hash
}

/** Tokens that count without a session, the latest first. */
export const tokensOf = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('tokens')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('bound', '=', false)
    .where(lastUse, '>', daysBefore(now, limits.tokenDays))
    .orderBy(lastUse, 'desc')
    .execute()

export async function endOwnToken(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('bound', '=', false)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ends one session with its tokens and remember cookie; undefined when it is gone. */
export async function endNamedSession(db: Db, userId: number, id: string): Promise<string | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select(['id_hash', 'remember_hash'])
    .where('user_id', '=', userId)
    .where(sql`left(id_hash, ${sql.lit(NAME_LENGTH)})`, '=', id.slice(0, NAME_LENGTH))
    .executeTakeFirst()
  if (!session) return undefined
  await db.deleteFrom('tokens').where('session_hash', '=', session.id_hash).execute()
  await db.deleteFrom('sessions').where('id_hash', '=', session.id_hash).execute()
  await db
    .deleteFrom('remember_tokens')
    .where('hash', '=', session.remember_hash ?? '')
    .execute()
  return session.id_hash
}

export const markPasswordConfirmed = (db: Db, hash: string, now: Date) =>
  db.updateTable('sessions').set({ password_confirmed_at: now }).where('id_hash', '=', hash).execute()

/** Deletes what is over: sessions, links, half logins, counts, and tokens whose session is gone. */
export async function deleteExpiredAccess(db: Db, now: Date): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  await db
    .deleteFrom('sessions')
    .where(sql<boolean>`not (${alive(now)})`)
    .execute()
  await db
    .deleteFrom('remember_tokens')
    .where('created_at', '<', ago(limits.rememberDays * 1440))
    .execute()
  await db.deleteFrom('tokens').where('bound', '=', true).where('session_hash', 'is', null).execute()
  await db
    .deleteFrom('tokens')
    .where('bound', '=', false)
    .where(lastUse, '<', daysBefore(now, limits.tokenDays))
    .execute()
  await db.deleteFrom('pending_logins').where('created_at', '<', ago(serverLimits.pendingLoginMinutes)).execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute()
  await db.deleteFrom('attempts').where('ends_at', '<', now).execute()
}
