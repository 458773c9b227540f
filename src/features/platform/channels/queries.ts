import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { MessageChannels } from '../../../ground/database/db-schema.ts'
import { type Channel, CODE_TRIES, type MessageState, type Provider, UNSENT_STATES } from './rules.ts'

const channels = (db: Db) =>
  db.selectFrom('message_channels').selectAll().$narrowType<{ kanal: Channel; penyedia: Provider }>().orderBy('id')

export type ChannelRow = Awaited<ReturnType<typeof channelRows>>[number]

export const channelRows = (db: Db) => channels(db).execute()

export const channelById = (db: Db, id: number) => channels(db).where('id', '=', id).executeTakeFirst()

export const channelNamed = (db: Db, kanal: Channel) =>
  channels(db).where('kanal', '=', kanal).executeTakeFirstOrThrow()

/** Saves a channel over the version that was seen; false when another one was saved meanwhile. */
export async function updateChannel(
  db: Db,
  { id, version }: { id: number; version: number },
  columns: Updateable<MessageChannels>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_channels')
    // Another provider has not asked to wait.
    .set({ ...columns, resume_at: null, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the channels that a person wants now, confirmed or not. */
export const subscriptionsOf = (db: Db, userId: number) =>
  db
    .selectFrom('channel_subscriptions')
    .select(['id', 'nomor', 'verified_at', 'code_hash', 'consented_at'])
    .select(sql<Channel>`kanal`.as('kanal'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()

interface NewSubscription {
  user_id: number
  kanal: Channel
  nomor: string
  code_hash: string
  code_until: Date
  teks_persetujuan: string
  consented_at: Date
}

export const insertSubscription = (db: Db, subscription: NewSubscription) =>
  db.insertInto('channel_subscriptions').values(subscription).execute()

/** Counts a try of a code before it is looked at; undefined where the code is over or has no try left. */
export const countCodeTry = (db: Db, id: number, now: Date) =>
  db
    .updateTable('channel_subscriptions')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('code_until', '>=', now)
    .where('code_tries', '<', CODE_TRIES)
    .returning(['id', 'nomor', 'code_hash'])
    .executeTakeFirst()

export const markNumberVerified = (db: Db, id: number, verified_at: Date) =>
  db
    .updateTable('channel_subscriptions')
    .set({ verified_at, code_hash: null, code_until: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

/** Ends what a person wanted of a channel; the number goes, what was agreed to stays. */
export const endSubscription = (
  db: Db,
  userId: number,
  kanal: Channel,
  ended: { at: Date; by: 'pemilik' | 'petugas' },
) =>
  db
    .updateTable('channel_subscriptions')
    .set({ ended_at: ended.at, ended_by: ended.by, nomor: '', code_hash: null, code_until: null })
    .where('user_id', '=', userId)
    .where('kanal', '=', kanal)
    .where('ended_at', 'is', null)
    .execute()

/** Returns the owner and channel of a subscription that has not ended. */
export const openSubscriptionById = (db: Db, id: number) =>
  db
    .selectFrom('channel_subscriptions')
    .select(['user_id'])
    .select(sql<Channel>`kanal`.as('kanal'))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

export async function insertTextMessage(
  db: Db,
  message: { user_id: number; kanal: Channel; jenis: string; at: Date },
): Promise<number> {
  const { id } = await db.insertInto('text_messages').values(message).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Claims a message for one try; returns it with its state before, undefined once it is settled. */
export async function claimMessage(db: Db, id: number) {
  const { rows } = await sql<{ user_id: number; kanal: Channel; jenis: string; asked_at: Date; status: MessageState }>`
    update text_messages as message set status = 'dikirim', tries = message.tries + 1
    from (select id, status from text_messages where id = ${id} for update) as before
    where message.id = before.id and before.status in ('menunggu', 'dikirim')
    returning message.user_id, message.kanal, message.jenis, coalesce(message.resent_at, message.at) as asked_at, before.status`.execute(
    db,
  )
  return rows[0]
}

/** Returns until when the channel of a waiting message is paused; undefined where its provider asked for no pause. */
export async function pauseOf(db: Db, id: number, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('text_messages as message')
    .innerJoin('message_channels as channel', 'channel.kanal', 'message.kanal')
    .select('channel.resume_at')
    .where('message.id', '=', id)
    .where('message.status', '=', 'menunggu')
    .where('channel.resume_at', '>', now)
    .executeTakeFirst()
  return row?.resume_at ?? undefined
}

export const pauseChannel = (db: Db, kanal: Channel, resume_at: Date) =>
  db.updateTable('message_channels').set({ resume_at }).where('kanal', '=', kanal).execute()

interface Settled {
  status: MessageState
  galat?: string
  sent_at?: Date | null
  /** The words of what was not sent, for another try by the office. */
  isi?: string | null
}

export const settleMessage = (db: Db, id: number, { status, galat = '', sent_at = null, isi = null }: Settled) =>
  db.updateTable('text_messages').set({ status, galat, sent_at, isi }).where('id', '=', id).execute()

/** Lets a message that was not sent wait once more; undefined where there is nothing to send again. */
export const reopenMessage = (db: Db, id: number, resent_at: Date) =>
  db
    .updateTable('text_messages')
    .set({ status: 'menunggu', galat: '', resent_at })
    .where('id', '=', id)
    .where('status', 'in', [...UNSENT_STATES])
    .where('isi', 'is not', null)
    .returning([sql<string>`isi`.as('isi'), sql<Channel>`kanal`.as('kanal')])
    .executeTakeFirst()

/** Closes a message that was not sent and shall not be; undefined where it is in another state. */
export const closeMessage = (db: Db, id: number) =>
  db
    .updateTable('text_messages')
    .set({ status: 'ditutup', isi: null })
    .where('id', '=', id)
    .where('status', 'in', [...UNSENT_STATES])
    .returning(sql<Channel>`kanal`.as('kanal'))
    .executeTakeFirst()

/** Counts the messages of each channel by state, since a moment. */
export async function messageCounts(db: Db, since: Date) {
  const { rows } = await sql<{ kanal: Channel; terkirim: number; belum_terkirim: number; menunggu: number }>`
    select kanal, count(*) filter (where status = 'terkirim')::int as terkirim,
      count(*) filter (where status in ('gagal', 'tidak_pasti'))::int as belum_terkirim,
      count(*) filter (where status in ('menunggu', 'dikirim'))::int as menunggu
    from text_messages where at >= ${since} group by kanal`.execute(db)
  return rows
}

export async function deleteOld(db: Db, before: { messages: Date; subscriptions: Date; codes: Date }): Promise<void> {
  await db.deleteFrom('text_messages').where('at', '<', before.messages).execute()
  await db.deleteFrom('channel_subscriptions').where('ended_at', '<', before.subscriptions).execute()
  await db
    .deleteFrom('channel_subscriptions')
    .where('verified_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('code_until', '<', before.codes)
    .execute()
}
