import { sql } from 'kysely'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { addressOf } from '../../../lib/calls/ip-address.ts'
import { serverLimits } from '../../../limits.ts'
import { Problem } from '../../../problems.ts'
import { type Asked, fingerprint, PURPOSE, RETENTION_MS, requireKey, runInTurn } from './idempotency.ts'
import { performCall, prepareCall } from './perform-call.ts'

/** Where an answer is stored: under the caller's key, or under what they asked. */
interface Place {
  id: string
  expires_at: Date
}

interface StoredOutcome {
  answer: unknown
  reply: Context['reply']
  outcome: Context['visit']['outcome']
}

/**
 * Makes a call of somebody without an account, once: by their key, and where the call says so by what they ask within
 * minutes, from one address. Whoever repeats it is not counted again and gets the first answer.
 */
export async function performOnceForGuests(ctx: Context, asked: Asked): Promise<unknown> {
  const { name, call, given, count } = asked
  const { stateless, bindsToken } = ctx.visit
  const content = JSON.stringify([name, stateless, bindsToken, await fingerprint(given)])
  const places = placesOf(ctx, asked, content)
  const [last] = places.slice(-1)
  if (!last) {
    await count()
    return performCall(name, ctx, given)
  }
  return runInTurn(last.id, async () => {
    const known = await storedAt(ctx.db, ctx, places, content)
    if (known) {
      // Known by its content only: its key is stored from now on as well.
      if (!known.isFirst) await inTransaction(ctx.db, (db) => takePlaces(db, ctx, places, content))
      return answerAgain(ctx, known)
    }
    await count()
    // Another process may have done it since: then what it did is no reason to refuse.
    const perform = await prepareCall(name, ctx, given).catch(async (error: unknown) => {
      const meanwhile = await storedAt(ctx.db, ctx, places, content)
      if (!meanwhile) throw error
      return async () => answerAgain(ctx, meanwhile)
    })
    return inTransaction(ctx.db, async (db) => {
      const stored = await takePlaces(db, ctx, places, content)
      if (stored) return answerAgain(ctx, stored)
      const answer = await perform({ ...ctx, db, reads: db })
      await storeAt(db, ctx, places, { answer, reply: ctx.reply, outcome: ctx.visit.outcome })
      return call.answer === 'nothing' ? undefined : answer
    })
  })
}

/** Answers of guests whose time is over. */
export const sweepGuestAnswers = ({ db, now }: Pick<Context, 'db' | 'now'>) =>
  db.deleteFrom('guest_answers').where('expires_at', '<', now).execute()

/** The key first: it is kept longer, and a request with another content under it is refused. */
function placesOf({ keys, now, visit }: Context, { call, key }: Asked, content: string): Place[] {
  const address = addressOf(visit.ip)
  const place = (what: string, ms: number): Place => ({
    id: keys.sign(PURPOSE, `${address} ${what}`),
    expires_at: new Date(now.getTime() + ms),
  })
  return [
    ...(key === undefined ? [] : [place(`key ${requireKey(key)}`, RETENTION_MS)]),
    ...(call.once === 'content' ? [place(`content ${content}`, serverLimits.repeatedContentMinutes * 60_000)] : []),
  ]
}

async function storedAt(db: Db, ctx: Context, places: Place[], content: string) {
  for (const [at, { id }] of places.entries()) {
    const row = await db
      .selectFrom('guest_answers')
      .select(['payload_hash', 'answer'])
      .where('id', '=', id)
      .where('expires_at', '>', ctx.now)
      .executeTakeFirst()
    if (row?.answer) return { ...openStored(ctx, { id, ...row, answer: row.answer }, content), isFirst: at === 0 }
  }
  return undefined
}

/** Waits for requests under the same places; answers what one of them stored, else the places are the caller's. */
async function takePlaces(db: Db, ctx: Context, places: Place[], content: string): Promise<StoredOutcome | undefined> {
  const payload_hash = ctx.keys.sign(PURPOSE, content)
  const taken: Place[] = []
  for (const place of places) {
    const row = await db
      .insertInto('guest_answers')
      .values({ ...place, payload_hash })
      .onConflict((conflict) =>
        // Waits, holds the row and gives it back; one whose time is over is as good as new.
        conflict.column('id').doUpdateSet({
          payload_hash: stillStored(ctx.now, 'payload_hash'),
          answer: stillStored(ctx.now, 'answer'),
          expires_at: stillStored(ctx.now, 'expires_at'),
        }),
      )
      .returning(['payload_hash', 'answer'])
      .executeTakeFirstOrThrow()
    if (!row.answer) {
      taken.push(place)
      continue
    }
    const stored = openStored(ctx, { id: place.id, ...row, answer: row.answer }, content)
    await storeAt(db, ctx, taken, stored)
    return stored
  }
  return undefined
}

const stillStored = <Column extends 'payload_hash' | 'answer' | 'expires_at'>(now: Date, column: Column) =>
  sql<never>`case when guest_answers.expires_at > ${now} then ${sql.ref(`guest_answers.${column}`)}
    else ${sql.ref(`excluded.${column}`)} end`

function openStored(
  { keys }: Context,
  { id, payload_hash, answer }: { id: string; payload_hash: string; answer: Buffer },
  content: string,
): StoredOutcome {
  if (!keys.isSigned(PURPOSE, content, payload_hash)) throw new Problem('KEY_REUSED')
  return JSON.parse(keys.open(PURPOSE, answer, id).toString()) as StoredOutcome
}

function answerAgain({ reply, visit }: Context, stored: StoredOutcome): unknown {
  Object.assign(reply, stored.reply)
  visit.outcome = stored.outcome
  return stored.answer
}

async function storeAt(db: Db, { keys }: Context, places: Place[], stored: StoredOutcome): Promise<void> {
  for (const { id } of places) {
    const answer = keys.seal(PURPOSE, JSON.stringify(stored), id)
    await db.updateTable('guest_answers').set({ answer }).where('id', '=', id).execute()
  }
}
