import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import type { FeatureJobs } from '../../../ground/jobs/feature-jobs.ts'
import {
  channelNamed,
  claimMessage,
  deleteOld,
  pauseChannel,
  pauseOf,
  settleMessage,
  subscriptionsOf,
} from './queries.ts'
import { type Channel, isTooOld, knowsRepeats, type MessageState, type SendOutcome } from './rules.ts'
import { ANSWER_MS, CODE_KIND, sendThrough } from './service.ts'

const DAY_MS = 86_400_000
const RETENTION = { messages: 90 * DAY_MS, subscriptions: 730 * DAY_MS, codes: DAY_MS }

interface QueuedText {
  id: number
  text: string
}

/** A message that was claimed for one try. */
interface Claimed extends QueuedText {
  kanal: Channel
  /** Kept where the message is not sent; null of a code, which is of no use later. */
  isi: string | null
}

/** Tries one message once; throws where another try may help. Whatever happens here, the mail went its own way. */
export async function sendTextMessage(ctx: Context, queued: QueuedText, answerMs = ANSWER_MS): Promise<void> {
  const { id, text } = queued
  const resumeAt = await pauseOf(ctx.db, id, ctx.now)
  if (resumeAt) return ctx.jobs.enqueue(ctx.db, 'text-message', queued, { startAfter: resumeAt })
  const message = await claimMessage(ctx.db, id)
  if (!message) return
  const { user_id, kanal, jenis, asked_at } = message
  const channel = await channelNamed(ctx.db, kanal)
  const claimed = { id, text, kanal, isi: jenis === CODE_KIND ? null : text }
  // A try began and nobody knows how it ended: the program stopped in between.
  if (message.status === 'dikirim' && !knowsRepeats(channel.penyedia)) {
    return giveUp(ctx, claimed, 'tidak_pasti', 'Program berhenti saat pesan dikirim.')
  }
  if (isTooOld(asked_at, ctx.now)) return giveUp(ctx, claimed, 'gagal', 'Tidak terkirim dalam 12 jam.')
  const to = await numberOf(ctx, { userId: user_id, kanal, jenis })
  if (to === undefined || !channel.aktif || channel.uji_coba) {
    return void (await settleMessage(ctx.db, id, { status: 'dilewati' }))
  }
  const result = await sendThrough(ctx, channel, { id: `pesan-${id}`, to, text }, answerMs)
  await settleOutcome(ctx, claimed, result, knowsRepeats(channel.penyedia))
}

const giveUp = async ({ db }: Context, { id, isi }: Claimed, status: MessageState, galat: string): Promise<void> =>
  void (await settleMessage(db, id, { status, galat, isi }))

async function settleOutcome(
  ctx: Context,
  message: Claimed,
  result: SendOutcome,
  isRepeatable: boolean,
): Promise<void> {
  const { id } = message
  if (result.outcome === 'sent') return void (await settleMessage(ctx.db, id, { status: 'terkirim', sent_at: ctx.now }))
  const galat = result.reason
  if (result.outcome === 'refused') return giveUp(ctx, message, 'gagal', galat)
  if (result.outcome === 'uncertain' && !isRepeatable) return giveUp(ctx, message, 'tidak_pasti', galat)
  if (result.outcome === 'later' && result.waitMs !== undefined) return postpone(ctx, message, galat, result.waitMs)
  await settleMessage(ctx.db, id, { status: 'menunggu', galat })
  throw new Error(galat)
}

/** Leaves the whole channel alone for as long as its provider asked, instead of the queue's own pauses. */
function postpone(ctx: Context, { id, text, kanal }: Claimed, galat: string, waitMs: number): Promise<void> {
  const resumeAt = new Date(ctx.now.getTime() + waitMs)
  return inTransaction(ctx.db, async (db) => {
    await settleMessage(db, id, { status: 'menunggu', galat })
    await pauseChannel(db, kanal, resumeAt)
    await ctx.jobs.enqueue(db, 'text-message', { id, text }, { startAfter: resumeAt })
  })
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
    messages: ago(RETENTION.messages),
    subscriptions: ago(RETENTION.subscriptions),
    codes: ago(RETENTION.codes),
  })
}

export const channelJobs = {
  sweep: [sweepTextMessages],
  'text-message': (ctx, message: QueuedText) => sendTextMessage(ctx, message),
} satisfies FeatureJobs
