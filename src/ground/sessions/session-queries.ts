import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { KeyScope } from '../../access.ts'
import type { Day } from '../../lib/day.ts'
import { memoize } from '../../lib/memoize.ts'
import { limits } from '../../limits.ts'
import type { Db } from '../database/db.ts'
import { preparedMark } from '../database/prepared-statements.ts'

/** The person who asks, as far as access goes. */
export interface Account {
  id: number
  name: string
  email: string
  role: string
  permissions: string[]
  no_sertifikasi: string | null
  status_data: number
  verified: boolean
  suspended: boolean
  /** From when a reader from outside opens nothing any more; null for everybody else. */
  access_until: Date | null
  two_factor: boolean
  password_version: number
}

export interface LiveSession {
  hash: string
  remember_hash: string | null
  last_seen_at: Date
  password_confirmed_at: Date | null
}

export interface NewSession {
  hash: string
  now: Date
  userAgent: string
  ip: string
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)
const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000)

/**
 * The columns of an account. They are one text, as building it column by column took a twentieth of a member's answer.
 */
export const ACCOUNT = sql<Account>`users.id, users.name, users.email, users.role, users.permissions,
  users.no_sertifikasi, users.status_data, users.password_version, users.email_verified_at is not null as verified,
  users.suspended_at is not null as suspended, users.access_until, has_two_factor(users) as two_factor`

/** Tells whether an account opens nothing: suspended, or of a reader whose time is over. */
export const isShut = ({ suspended, access_until }: Pick<Account, 'suspended' | 'access_until'>, now: Date): boolean =>
  suspended || (access_until !== null && access_until <= now)

export async function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${ACCOUNT} from users where email = ${email}`.execute(db)
  return rows[0]
}

/** The sessions of one query. The number is fixed, as a list of varying length would be planned each time. */
const TOGETHER = 8

interface Sought {
  hash: string
  now: Date
}

type Found = Account & Omit<LiveSession, 'hash'> & { id_hash: string }

/** Reads sessions with their accounts, in the order in which they are sought; idle or too old ones are undefined. */
async function liveSessions(db: Db, sought: readonly Sought[]): Promise<(Found | undefined)[]> {
  const hashes = Array.from({ length: TOGETHER }, (_, index) => (sought[index] ?? sought[0])?.hash)
  const now = new Date(Math.max(...sought.map((one) => one.now.getTime())))
  const { rows } = await sql<Found>`${preparedMark}
    select ${ACCOUNT}, id_hash, remember_hash, last_seen_at, password_confirmed_at
    from sessions join users on users.id = sessions.user_id
    where id_hash in (${sql.join(hashes)}) and sessions.created_at > ${daysBefore(now, limits.sessionDays)}
      and (remember_hash is not null and users.role = 'user'
        or last_seen_at > ${minutesBefore(now, limits.sessionIdleMinutes)})`.execute(db)
  return sought.map(({ hash }) => rows.find(({ id_hash }) => id_hash === hash))
}

/**
 * Batches the sessions sought by simultaneous requests into one query: a query each took a third of an answer's time.
 */
const seekerOf = memoize(
  (db: Db) =>
    new DataLoader((sought: readonly Sought[]) => liveSessions(db, sought), {
      cache: false,
      maxBatchSize: TOGETHER,
      batchScheduleFn: (ask) => setImmediate(ask),
    }),
)

/** Returns the session of that hash with its account, while neither idle nor too old. */
export async function liveSession(db: Db, hash: string, now: Date) {
  const found = await seekerOf(db).load({ hash, now })
  if (!found) return undefined
  const { id_hash, remember_hash, last_seen_at, password_confirmed_at, ...account } = found
  const session: LiveSession = { hash: id_hash, remember_hash, last_seen_at, password_confirmed_at }
  return { account: account satisfies Account, session }
}

/** Stores that the session is in use, at most once a minute. */
export async function touchSession(db: Db, session: LiveSession, now: Date): Promise<void> {
  if (session.last_seen_at > minutesBefore(now, 1)) return
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id_hash', '=', session.hash).execute()
}

/** Inserts a session; returns false when the password has changed or the account was suspended since it was read. */
export async function insertSession(
  db: Db,
  made: NewSession & { userId: number; passwordVersion: number; rememberHash: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into sessions (id_hash, user_id, remember_hash, created_at, last_seen_at, user_agent, ip)
    select ${made.hash}, users.id, ${made.rememberHash}, ${made.now}, ${made.now}, ${made.userAgent}, ${made.ip}
    from users
    where users.id = ${made.userId} and password_version = ${made.passwordVersion} and suspended_at is null
      and coalesce(access_until > ${made.now}, true)
    for share`.execute(db)
  return numAffectedRows === 1n
}

/** Makes a session from a remember cookie; returns false when a simultaneous request made it, or nothing was made. */
export async function reviveSession(db: Db, made: NewSession & { rememberHash: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into sessions (id_hash, user_id, remember_hash, created_at, last_seen_at, user_agent, ip)
    select ${made.hash}, users.id, remember_tokens.hash, ${made.now}, ${made.now}, ${made.userAgent}, ${made.ip}
    from remember_tokens join users on users.id = remember_tokens.user_id
    where remember_tokens.hash = ${made.rememberHash} and suspended_at is null
    for share
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Returns an API key by its digest, valid or not. */
export const apiKeyByHash = (db: Db, hash: string) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'batas_harian', 'revoked_at'])
    .select(sql<KeyScope[]>`cakupan`.as('cakupan'))
    .select(sql<Day>`berlaku_sampai`.as('berlaku_sampai'))
    .where('key_hash', '=', hash)
    .executeTakeFirst()

/** Returns the account of a token that is bound to no session; undefined when it was unused for too long. */
export async function accountByToken(db: Db, id: number, hash: string, now: Date): Promise<Account | undefined> {
  const { rows } = await sql<Account & { last_used_at: Date | null }>`
    select ${ACCOUNT}, tokens.last_used_at from tokens join users on users.id = tokens.user_id
    where tokens.id = ${id} and tokens.hash = ${hash} and not tokens.bound
      and coalesce(tokens.last_used_at, tokens.created_at) > ${daysBefore(now, limits.tokenDays)}`.execute(db)
  if (!rows[0]) return undefined
  const { last_used_at, ...who } = rows[0]
  if (!last_used_at || last_used_at < minutesBefore(now, 1)) {
    await db.updateTable('tokens').set({ last_used_at: now }).where('id', '=', id).execute()
  }
  return who
}

/** Ends every session, remember cookie and token of a user, except for one session and its own. */
export async function endAccess(db: Db, userId: number, kept: { hash: string } | undefined): Promise<void> {
  const hash = kept?.hash ?? ''
  await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('session_hash', 'is distinct from', hash), is('bound', '=', false)]))
    .execute()
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id_hash', '!=', hash).execute()
  await db.deleteFrom('remember_tokens').where('user_id', '=', userId).execute()
  await db.deleteFrom('pending_logins').where('user_id', '=', userId).execute()
}
