import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { digest, randomSecret } from '../../lib/signing/secret.ts'
import { limits, serverLimits } from '../../limits.ts'
import type { Db } from '../database/db.ts'
import { ACCOUNT, type Account } from './session-queries.ts'

/** A browser that shows a cookie, and when. */
interface Shown {
  cookie: string
  now: Date
  userAgent: string
  ip: string
}

/** The outcome of checking a remember cookie; `spent`: it was used before, and its series has ended. */
export type Remembered =
  | { is: 'good'; hash: string; cookie: string; seconds: number }
  | { is: 'spent'; userId: number }
  | { is: 'worthless' }

const earliest = (now: Date): Date => new Date(now.getTime() - limits.rememberDays * 86_400_000)
const graceStart = (now: Date): Date => new Date(now.getTime() - serverLimits.rememberGraceSeconds * 1000)
const secondsLeft = (created: Date, now: Date): number =>
  Math.max(1, Math.ceil((created.getTime() - earliest(now).getTime()) / 1000))

/** Splits a cookie; older cookies have one part, which is both series and token. */
function readCookie(cookie: string): { series: string; token: string } {
  const [series = '', token = series] = cookie.split('.')
  return { series, token }
}

/** Returns the token after this one: only somebody with both the token and the salt can compute it. */
const successorOf = (token: string, salt: string): string =>
  createHmac('sha256', salt).update(token).digest('base64url')

/** Begins a series for a member; staff are never remembered (undefined). */
export async function beginSeries(
  db: Db,
  { now, userAgent, ip }: Omit<Shown, 'cookie'>,
  userId: number,
): Promise<{ hash: string; cookie: string } | undefined> {
  const [series, token] = [randomSecret(), randomSecret()]
  const { numAffectedRows } = await sql`
    insert into remember_tokens (hash, token_hash, user_id, created_at, user_agent, ip)
    select ${digest(series)}, ${digest(token)}, id, ${now}, ${userAgent}, ${ip}
    from users where id = ${userId} and role = 'user'`.execute(db)
  return numAffectedRows === 1n ? { hash: digest(series), cookie: `${series}.${token}` } : undefined
}

/** Uses a cookie up and returns its successor. A cookie that was used up before ends its series. */
export async function spendCookie(db: Db, shown: Shown): Promise<Remembered> {
  const { series, token } = readCookie(shown.cookie)
  const hash = digest(series)
  const salt = randomSecret()
  const next = successorOf(token, salt)
  const { rows } = await sql<{ created_at: Date }>`
    update remember_tokens set token_hash = ${digest(next)}, previous_hash = token_hash, salt = ${salt},
      rotated_at = ${shown.now}, user_agent = ${shown.userAgent}, ip = ${shown.ip}
    from users
    where hash = ${hash} and token_hash = ${digest(token)} and remember_tokens.created_at > ${earliest(shown.now)}
      and users.id = user_id and role = 'user' and suspended_at is null
    returning remember_tokens.created_at`.execute(db)
  const [rotated] = rows
  if (!rotated) return valueOfOld(db, shown)
  return { is: 'good', hash, cookie: `${series}.${next}`, seconds: secondsLeft(rotated.created_at, shown.now) }
}

/** Checks a cookie that is not the current one: a parallel request may have renewed it a moment ago. */
async function valueOfOld(db: Db, { cookie, now }: Shown): Promise<Remembered> {
  const { series, token } = readCookie(cookie)
  const hash = digest(series)
  const row = await db
    .selectFrom('remember_tokens')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id', 'previous_hash', 'salt', 'rotated_at', 'remember_tokens.created_at', 'role', 'suspended_at'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!row) return { is: 'worthless' }
  const isMembers = row.role === 'user' && row.suspended_at === null && row.created_at > earliest(now)
  const isRecent = row.rotated_at !== null && row.rotated_at > graceStart(now)
  if (isMembers && isRecent && row.salt && row.previous_hash === digest(token)) {
    const next = successorOf(token, row.salt)
    return { is: 'good', hash, cookie: `${series}.${next}`, seconds: secondsLeft(row.created_at, now) }
  }
  const isEnded = await forgetDevice(db, row.user_id, hash)
  return isMembers && isEnded ? { is: 'spent', userId: row.user_id } : { is: 'worthless' }
}

/** Ends a series with its sessions and their tokens; false when it is gone. */
export async function forgetDevice(db: Db, userId: number, hash: string): Promise<boolean> {
  await sql`delete from tokens using sessions where session_hash = id_hash and remember_hash = ${hash}
    and sessions.user_id = ${userId}`.execute(db)
  await db.deleteFrom('sessions').where('remember_hash', '=', hash).where('user_id', '=', userId).execute()
  const { numDeletedRows } = await db
    .deleteFrom('remember_tokens')
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Returns the account of a cookie without using it up: for opening a page, whose calls then use it. */
export async function rememberedAccount(db: Db, cookie: string, now: Date): Promise<Account | undefined> {
  const { series, token } = readCookie(cookie)
  const { rows } = await sql<Account>`
    select ${ACCOUNT} from remember_tokens join users on users.id = remember_tokens.user_id
    where hash = ${digest(series)} and users.role = 'user' and remember_tokens.created_at > ${earliest(now)}
      and (token_hash = ${digest(token)} or previous_hash = ${digest(token)} and rotated_at > ${graceStart(now)})`.execute(
    db,
  )
  return rows[0]
}
