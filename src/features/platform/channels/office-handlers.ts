import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Handlers } from '../../../lib/handler.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { requireConfirmedPassword } from '../../../server/http/session.ts'
import { revisionsOf } from '../../../server/office/record-revisions.ts'
import { resourceHandlers } from '../../../server/office/resource-handlers.ts'
import { typedRefusal } from '../../../server/outbound/guard.ts'
import {
  type channelOfficeCalls,
  channelSubscriptionResource,
  messageChannelResource,
  textMessageResource,
} from './office-contract.ts'
import {
  type ChannelRow,
  channelById,
  channelRows,
  closeMessage,
  endSubscription,
  messageCounts,
  openSubscriptionById,
  reopenMessage,
  updateChannel,
} from './queries.ts'
import { CHANNEL_NAMES, internationalNumber, UNSENT_STATES } from './rules.ts'
import { sealChannelKey, sendThrough } from './service.ts'

const DAY_MS = 86_400_000
const FIGURE_DAYS = 30

type Form = z.output<typeof messageChannelResource.form>

/** A channel as it may be shown and logged: without its key. */
async function recordsOf(db: Db, rows: readonly ChannelRow[], now: Date) {
  const counts = await messageCounts(db, new Date(now.getTime() - FIGURE_DAYS * DAY_MS))
  return rows.map(({ key_sealed, ...channel }) => {
    const { kanal: _kanal, ...angka } = counts.find(({ kanal }) => kanal === channel.kanal) ?? {
      kanal: channel.kanal,
      ...{ terkirim: 0, belum_terkirim: 0, menunggu: 0 },
    }
    return { ...channel, has_key: key_sealed !== null, angka }
  })
}

async function requireChannel(db: Db, id: number): Promise<ChannelRow> {
  const row = await channelById(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  return row
}

async function recordOf(db: Db, ctx: Context, id: number) {
  const [record] = await recordsOf(db, [await requireChannel(db, id)], ctx.now)
  if (!record) throw new Problem('RECORD_NOT_FOUND')
  return record
}

const addressRefusal = async ({ outbound }: Context, alamat: string): Promise<string | undefined> =>
  alamat === '' ? undefined : typedRefusal(alamat, { service: 'text_message', outbound })

/** Why a channel cannot be used like this, by field. */
function refusalsOf(address: string | undefined, form: Form, before: ChannelRow): Record<string, string> {
  const { aktif, penyedia, alamat, akun, pengirim, templat, kunci } = form
  const refusals: Record<string, string> = {}
  if (address !== undefined) refusals['alamat'] = address
  if (penyedia === 'whatsapp_cloud' && before.kanal !== 'whatsapp')
    refusals['penyedia'] = 'Penyedia ini hanya untuk WhatsApp.'
  if (alamat !== before.alamat && kunci === '' && before.key_sealed !== null)
    refusals['kunci'] = 'Isi kunci penyedia itu: kunci yang tersimpan tidak dikirim ke alamat lain.'
  if (!aktif) return refusals
  if (alamat === '') refusals['alamat'] = 'Isi alamat penyedia sebelum kanal dinyalakan.'
  if (pengirim === '') refusals['pengirim'] = 'Isi pengirim sebelum kanal dinyalakan.'
  if (kunci === '' && before.key_sealed === null) refusals['kunci'] = 'Isi kunci sebelum kanal dinyalakan.'
  if (penyedia === 'whatsapp_cloud' && templat === '') refusals['templat'] = 'Isi nama templat yang disetujui WhatsApp.'
  if (penyedia === 'sms_form' && akun === '') refusals['akun'] = 'Isi akun penyedia.'
  return refusals
}

type Saving = Form & { id: number; version: number }

async function saveChannel(db: Db, ctx: Context, address: string | undefined, { id, version, ...form }: Saving) {
  const row = await requireChannel(db, id)
  const before = await recordOf(db, ctx, id)
  if (row.version !== version) throw new Problem('STALE', { told: { current: before } })
  const refusals = refusalsOf(address, form, row)
  if (Object.keys(refusals).length > 0) throw invalidFields(refusals)
  // Whoever names the provider sees the numbers of all who agreed.
  requireConfirmedPassword(ctx)
  const { kunci, ...columns } = form
  const key = kunci === '' ? {} : { key_sealed: sealChannelKey(ctx.keys, row.kanal, kunci) }
  if (!(await updateChannel(db, { id, version }, { ...columns, ...key }))) {
    throw new Problem('STALE', { told: { current: await recordOf(db, ctx, id) } })
  }
  const after = await recordOf(db, ctx, id)
  const { angka: _before, resume_at: _resumed, ...was } = before
  const { angka: _after, resume_at: _resumes, ...is } = after
  const change = { action: 'ubah', noun: messageChannelResource.name, nounId: id, label: CHANNEL_NAMES[row.kanal] }
  await recordAudit(db, ctx, { ...change, before: was, after: { ...is, kunci_diganti: kunci !== '' } })
  return after
}

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
    const data = await recordsOf(ctx.db, await channelRows(ctx.db), ctx.now)
    return { data, total: data.length, page: 1 }
  },

  getMessageChannel: (ctx, { id }) => recordOf(ctx.db, ctx, id),

  historyMessageChannel: ({ db }, { id }) => revisionsOf(db, messageChannelResource.name, id),

  updateMessageChannel: async (ctx, given) => {
    const address = await addressRefusal(ctx, given.alamat)
    return inTransaction(ctx.db, (db) => saveChannel(db, ctx, address, given))
  },

  testMessageChannel: async (ctx, { id, nomor }) => {
    const channel = await requireChannel(ctx.db, id)
    const to = internationalNumber(nomor)
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
