import { isRepeatable } from '../../../access.ts'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import type { Call } from '../../../lib/calls/call.ts'
import { digest } from '../../../lib/signing/secret.ts'
import { Problem } from '../../../problems.ts'
import { type CallName, performCall, prepareCall } from './perform-call.ts'

export const PURPOSE = 'idempotency'
const KEY = /^[\x20-\x7e]{1,100}$/
export const RETENTION_MS = 24 * 3_600_000

export interface Asked {
  name: CallName
  call: Call
  given: Record<string, unknown>
  /** The request's Idempotency-Key. */
  key: string | string[] | undefined
  /** Counts a call of guests against its limits; other calls were counted before. */
  count: () => Promise<void>
}

/**
 * Makes a call. Under a key, effect and answer are stored as one; a repeated request gets the stored answer. Slow work
 * comes before the transaction, which would keep a connection from others meanwhile.
 */
export async function performOnce(ctx: Context, request: Asked): Promise<unknown> {
  const { name, call, given } = request
  const { account } = ctx.visit
  if (request.key === undefined || isHarmlessTwice(call)) return performCall(name, ctx, given)
  // A caller who relies on a key that is not stored would do the work twice.
  if (!account || !isRepeatable(call)) throw refusedKey(UNKNOWN)
  const key = requireKey(request.key)
  const asked = { userId: account.id, key, name, fingerprint: await fingerprint(given) }
  return runInTurn(`${account.id} ${key}`, async () => {
    const known = await storedAnswer(ctx.db, asked)
    if (known) return earlierAnswer(ctx, asked, known)
    const perform = await prepareCall(name, ctx, given)
    return inTransaction(ctx.db, async (db) => {
      const stored = await takeKey(db, ctx, asked)
      if (stored) return earlierAnswer(ctx, asked, stored)
      const answer = await perform({ ...ctx, db, reads: db })
      await keepAnswer(db, ctx, asked, answer)
      return answer
    })
  })
}

/** Deletes expired keys. */
export async function sweepIdempotency({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute()
}

const UNKNOWN = 'Panggilan ini tidak mengenal Idempotency-Key. Kirim lagi tanpa tajuk itu.'
const MALFORMED = 'Idempotency-Key berisi 1–100 karakter ASCII.'

const refusedKey = (sentence: string): Problem => new Problem('INVALID', { errors: { 'Idempotency-Key': [sentence] } })

/** Returns the key; throws INVALID for a malformed one. */
export function requireKey(key: string | string[]): string {
  if (typeof key !== 'string' || !KEY.test(key)) throw refusedKey(MALFORMED)
  return key
}

/**
 * Tells whether a call may safely be repeated: reads, work done in parts, and notices of other programs, which are
 * verified before use.
 */
export const isHarmlessTwice = ({ method, inParts, access, fromPrograms }: Call): boolean =>
  method === 'GET' || inParts === true || access === 'key' || fromPrograms !== undefined

interface Repeatable {
  userId: number
  key: string
  name: CallName
  fingerprint: string
}

interface StoredAnswer {
  call: string
  payload_hash: string
  answer: Buffer
}

/** Returns the payload as text, with files as their hashes. */
export async function fingerprint(given: Record<string, unknown>): Promise<string> {
  const parts = Object.entries(given).map(async ([field, value]) => [field, await partOf(value)])
  return JSON.stringify(await Promise.all(parts))
}

async function partOf(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(partOf))
  if (!(value instanceof File)) return value
  return [value.name, value.type, digest(new Uint8Array(await value.arrayBuffer()))]
}

/** Returns the answer that is stored under the key; undefined while no request has succeeded. */
async function storedAnswer(db: Db, { userId, key }: Repeatable): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'payload_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.answer ? { ...row, answer: row.answer } : undefined
}

/** Waits for a request under the same key and returns its stored answer; undefined makes the key the caller's. */
async function takeKey(db: Db, { keys, now }: Context, asked: Repeatable): Promise<StoredAnswer | undefined> {
  const { userId, key, name } = asked
  const { call, payload_hash, answer } = await db
    .insertInto('idempotency_keys')
    .values({
      user_id: userId,
      key,
      call: name,
      // Signed, since a plain hash of the payload would let a NIK be guessed.
      payload_hash: keys.sign(PURPOSE, asked.fingerprint),
      created_at: now,
    })
    // Changes nothing, but unlike "do nothing" it waits, holds the row and gives it back.
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key']).doUpdateSet((known) => ({ key: known.ref('excluded.key') })),
    )
    .returning(['call', 'payload_hash', 'answer'])
    .executeTakeFirstOrThrow()
  return answer ? { call, payload_hash, answer } : undefined
}

const aboutOf = ({ userId, key }: Repeatable): string => `${userId} ${key}`

function earlierAnswer(
  { keys, reply }: Context,
  asked: Repeatable,
  { call, payload_hash, answer }: StoredAnswer,
): unknown {
  const isSame = call === asked.name && keys.isSigned(PURPOSE, asked.fingerprint, payload_hash)
  if (!isSame) throw new Problem('KEY_REUSED')
  const stored = JSON.parse(keys.open(PURPOSE, answer, aboutOf(asked)).toString())
  Object.assign(reply, stored.reply)
  return stored.answer
}

async function keepAnswer(db: Db, { keys, reply }: Context, asked: Repeatable, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: keys.seal(PURPOSE, JSON.stringify({ answer, reply }), aboutOf(asked)) })
    .where('user_id', '=', asked.userId)
    .where('key', '=', asked.key)
    .execute()
}

const running = new Map<string, Promise<unknown>>()

/** Runs work of one name in turn: repetitions wait here instead of each on a connection to the database. */
export async function runInTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (running.get(name) ?? Promise.resolve()).then(work, work)
  running.set(name, turn)
  return turn.finally(() => {
    if (running.get(name) === turn) running.delete(name)
  })
}
