import type { Context } from '../../../server/context.ts'
import { channelNamed, claimMessage, deleteOld, settleMessage, subscriptionsOf } from './queries.ts'
import { type Channel, isTooOld, knowsRepeats, type SendOutcome } from './rules.ts'
import { CODE_KIND, sendThrough } from './service.ts'

const DAY_MS = 86_400_000
const KEPT = { messages: 90 * DAY_MS, subscriptions: 730 * DAY_MS, codes: DAY_MS }

/** Tries one message once; throws where another try may help. Whatever happens here, the mail went its own way. */
export async function sendTextMessage(ctx: Context, { id, text }: { id: number; text: string }): Promise<void> {
  const message = await claimMessage(ctx.db, id)
  if (!message) return
  const { user_id, kanal, jenis, at } = message
  const channel = await channelNamed(ctx.db, kanal)
  const settle = (status: Parameters<typeof settleMessage>[2]) => settleMessage(ctx.db, id, status)
  // A try began and nobody knows how it ended: the program stopped in between.
  if (message.status === 'dikirim' && !knowsRepeats(channel.penyedia)) {
    return void (await settle({ status: 'tidak_pasti', galat: 'Program berhenti saat pesan dikirim.' }))
  }
  if (isTooOld(at, ctx.now)) return void (await settle({ status: 'gagal', galat: 'Tidak terkirim dalam 12 jam.' }))
  const to = await numberOf(ctx, { userId: user_id, kanal, jenis })
  if (to === undefined || !channel.aktif || channel.uji_coba) return void (await settle({ status: 'dilewati' }))
  const result = await sendThrough(ctx, channel, { id: `pesan-${id}`, to, text })
  await settleOutcome(ctx, id, result, knowsRepeats(channel.penyedia))
}

async function settleOutcome(ctx: Context, id: number, result: SendOutcome, isRepeatable: boolean): Promise<void> {
  if (result.outcome === 'sent') return void (await settleMessage(ctx.db, id, { status: 'terkirim', sent_at: ctx.now }))
  const galat = result.reason
  if (result.outcome === 'refused') return void (await settleMessage(ctx.db, id, { status: 'gagal', galat }))
  if (result.outcome === 'uncertain' && !isRepeatable) {
    return void (await settleMessage(ctx.db, id, { status: 'tidak_pasti', galat }))
  }
  await settleMessage(ctx.db, id, { status: 'menunggu', galat })
  throw new Error(galat)
}

/** Where the person wants it now; undefined once they do not, or never said so. */
async function numberOf(
  { db }: Context,
  { userId, kanal, jenis }: { userId: number; kanal: Channel; jenis: string },
): Promise<string | undefined> {
  const own = (await subscriptionsOf(db, userId)).find((one) => one.kanal === kanal)
  return own && (own.verified_at !== null || jenis === CODE_KIND) ? own.nomor : undefined
}

/** Deletes what became of messages, consents that ended long ago, and numbers that were never confirmed. */
export const sweepTextMessages = ({ db, now }: Context): Promise<void> => {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return deleteOld(db, {
    messages: ago(KEPT.messages),
    subscriptions: ago(KEPT.subscriptions),
    codes: ago(KEPT.codes),
  })
}
