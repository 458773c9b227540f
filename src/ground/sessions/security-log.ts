import { browserName } from '../../lib/browser/browser-name.ts'
import type { Call } from '../../lib/calls/call.ts'
import { addressOf } from '../../lib/calls/ip-address.ts'
import { Problem } from '../../problems.ts'
import type { SecurityKind } from '../../security-kinds.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/db.ts'
import type { Keys } from '../secrets/keys.ts'

const KEY_LENGTH = 22
const DETAIL_LENGTH = 300

type Traced = Pick<Context, 'keys' | 'now' | 'visit'>

export interface SecurityEvent {
  jenis: SecurityKind
  /** The account's id; null for an address that no account has. */
  user_id: number | null
  /** The subject of the event; never an address, a code or a password. */
  rincian?: string
  /** An address that was typed and belongs to no account: only its key is kept. */
  email?: string
}

const keyFor = (keys: Keys, purpose: string, text: string): string =>
  keys.sign(`security-log ${purpose}`, text).slice(0, KEY_LENGTH)

/** Returns a pseudonym for an address: equal addresses are found, and none can be read. */
export const addressKey = (keys: Keys, ip: string): string => keyFor(keys, 'address', addressOf(ip))

/** Returns a pseudonym for an IPv6 /48, which one customer of a provider has; for IPv4 it is that of the address. */
function networkKey(keys: Keys, ip: string): string {
  const address = addressOf(ip)
  return keyFor(keys, 'network', address.includes(':') ? address.split(':').slice(0, 3).join(':') : address)
}

/** Returns a pseudonym for an email address that belongs to no account. */
export const emailKey = (keys: Keys, email: string): string => keyFor(keys, 'email', email.trim().toLowerCase())

/** Records an event about access to an account, in the transaction of the change where there is one. */
export async function recordSecurityEvent(db: Db, { keys, now, visit }: Traced, event: SecurityEvent): Promise<void> {
  const { jenis, user_id, rincian = '', email } = event
  const doer = visit.account?.id ?? null
  await db
    .insertInto('security_events')
    .values({
      ...{ at: now, user_id, jenis, rincian: rincian.slice(0, DETAIL_LENGTH) },
      changed_by: doer === user_id ? null : doer,
      address_key: addressKey(keys, visit.ip),
      network_key: networkKey(keys, visit.ip),
      email_key: email === undefined ? null : emailKey(keys, email),
      perangkat: browserName(visit.userAgent),
    })
    .execute()
}

const NO_SECOND_PERSON = ['SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS']

/** Records a refused attempt to act as the second person, after the call's transaction is rolled back. */
export async function recordRefusal(ctx: Traced & Pick<Context, 'db'>, call: Call, error: unknown): Promise<void> {
  const account = ctx.visit.account
  if (!account || !(error instanceof Problem) || !NO_SECOND_PERSON.includes(error.code)) return
  const event = { jenis: 'orang_kedua_ditolak', user_id: account.id, rincian: call.summary } as const
  await recordSecurityEvent(ctx.db, ctx, event)
}
