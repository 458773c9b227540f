import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { revisionsOf } from '../../../../ground/office-lists/record-revisions.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { mobileNumber } from '../../../../lib/identifiers/phone.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { channelRecord, saveChannel } from '../../../../processes/settings/save-channel.ts'
import { channelRows, closeMessage, endSubscription, openSubscriptionById, reopenMessage } from '../queries.ts'
import { CHANNEL_NAMES, UNSENT_STATES } from '../rules.ts'
import { sendThrough } from '../service.ts'
import { channelAddressRefusal, channelRecords, requireChannel } from '../settings-service.ts'
import {
  type channelOfficeCalls,
  channelSubscriptionResource,
  messageChannelResource,
  textMessageResource,
} from './contract.ts'

const IS_UNSENT = sql`(r.status in (${sql.join(UNSENT_STATES)}))`

const messageLabel = (id: number): string => `Pesan ${id}`

const recordMessageChange = (db: Db, ctx: Context, action: string, id: number): Promise<void> =>
  recordAudit(db, ctx, { action, noun: textMessageResource.name, nounId: id, label: messageLabel(id) })

export const channelOfficeHandlers: Handlers<typeof channelOfficeCalls, Context> = {
  ...resourceHandlers(textMessageResource, {
    table: 'text_messages',
    rows: sql`select message.id, message.at, message.kanal, message.jenis, person.name as nama, message.status, message.tries,
      message.galat, message.sent_at, message.isi, message.resent_at from text_messages as message left join users as person on person.id = message.user_id`,
    filters: { belum_terkirim: (value) => (value ? IS_UNSENT : sql`not ${IS_UNSENT}`) },
    label: ({ id }) => messageLabel(id),
  }),
  ...resourceHandlers(channelSubscriptionResource, {
    table: 'channel_subscriptions',
    rows: sql`select own.id, person.name as nama, own.kanal, own.consented_at, own.verified_at, own.ended_at, own.ended_by
      from channel_subscriptions as own left join users as person on person.id = own.user_id`,
    label: ({ id }) => `Penerima ${id}`,
  }),

  listMessageChannel: async (ctx) => {
    const data = await channelRecords(ctx.db, await channelRows(ctx.db), ctx.now)
    return { data, total: data.length, page: 1 }
  },

  getMessageChannel: (ctx, { id }) => channelRecord(ctx.db, ctx, id),

  historyMessageChannel: ({ db }, { id }) => revisionsOf(db, messageChannelResource.name, id),

  updateMessageChannel: async (ctx, given) => {
    const address = await channelAddressRefusal(ctx, given.alamat)
    return inTransaction(ctx.db, (db) => saveChannel(db, ctx, address, given))
  },

  testMessageChannel: async (ctx, { id, nomor }) => {
    const channel = await requireChannel(ctx.db, id)
    const to = mobileNumber(nomor)
    if (to === undefined) throw invalidFields({ nomor: 'Tulis nomor ponsel, misalnya 0811 2222 333.' })
    if (channel.alamat === '') throw invalidFields({ nomor: 'Isi dan simpan alamat penyedia dahulu.' })
    const text = `Pesan uji dari portal: ${ctx.appUrl}`
    const result = await sendThrough(ctx, channel, { id: `uji-${randomUUID()}`, to, text })
    const isSent = result.outcome === 'sent'
    const label = CHANNEL_NAMES[channel.kanal]
    await recordAudit(ctx.db, ctx, {
      action: 'uji',
      noun: messageChannelResource.name,
      nounId: id,
      label,
      after: { isSent },
    })
    return { terkirim: isSent, keterangan: isSent ? 'Penyedia menerima pesan uji.' : result.reason }
  },

  resendTextMessage: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const message = await reopenMessage(db, id, ctx.now)
      if (!message) throw new Problem('RECORD_NOT_FOUND')
      await ctx.jobs.enqueue(db, 'text-message', { id, text: message.isi })
      await recordMessageChange(db, ctx, 'kirim-ulang', id)
      return undefined
    }),

  closeTextMessage: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      if (!(await closeMessage(db, id))) throw new Problem('RECORD_NOT_FOUND')
      await recordMessageChange(db, ctx, 'tutup', id)
      return undefined
    }),

  stopChannelSubscription: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const open = await openSubscriptionById(db, id)
      if (!open) throw new Problem('RECORD_NOT_FOUND')
      await endSubscription(db, open.user_id, open.kanal, { at: ctx.now, by: 'petugas' })
      const noun = channelSubscriptionResource.name
      await recordAudit(db, ctx, { action: 'hentikan', noun, nounId: id, label: CHANNEL_NAMES[open.kanal] })
      return undefined
    }),
}
