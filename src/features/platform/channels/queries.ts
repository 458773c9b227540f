import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import type { MessageChannels } from '../../../server/database/db-schema.ts'
import type { Channel, MessageState, Provider } from './rules.ts'

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
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What a person wants now, confirmed or not. */
export const subscriptionsOf = (db: Db, userId: number) =>
  db
    .selectFrom('channel_subscriptions')
    .select(['id', 'nomor', 'verified_at', 'code_hash', 'code_until', 'code_tries', 'consented_at'])
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

/** Counts one try of a code, so that it is counted whatever comes of it. */
export const countCodeTry = (db: Db, id: number) =>
  db
    .updateTable('channel_subscriptions')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('id', '=', id)
    .execute()

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

/** Whose subscription it is, while it lasts. */
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

/** Takes a message on for one try; answers it with the state it was in, undefined once it is settled. */
export async function claimMessage(db: Db, id: number) {
  const { rows } = await sql<{ user_id: number; kanal: Channel; jenis: string; at: Date; status: MessageState }>`
    update text_messages as message set status = 'dikirim', tries = message.tries + 1
    from (select id, status from text_messages where id = ${id} for update) as before
    where message.id = before.id and before.status in ('menunggu', 'dikirim')
    returning message.user_id, message.kanal, message.jenis, message.at, before.status`.execute(db)
  return rows[0]
}

export const settleMessage = (
  db: Db,
  id: number,
  { status, galat = '', sent_at = null }: { status: MessageState; galat?: string; sent_at?: Date | null },
) => db.updateTable('text_messages').set({ status, galat, sent_at }).where('id', '=', id).execute()

/** How many of a channel's messages stand how, since a moment. */
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
