import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { OutboundFault } from '../../../ground/http-client/guard.ts'
import { requestOutside } from '../../../ground/http-client/request-outside.ts'
import type { Letter } from '../../../letters.ts'
import { type ChannelRow, channelRows, insertTextMessage, subscriptionsOf } from './queries.ts'
import {
  type Channel,
  codeOf,
  providerRequest,
  type SendOutcome,
  type ShortMessage,
  sendOutcomeOf,
  waitAsked,
} from './rules.ts'
import { shortText } from './short-text-service.ts'

/** The kind of the text by which a number is confirmed. */
export const CODE_KIND = 'kode'

const PURPOSE = 'channel-key'
/** Shorter than the time a job may take. */
export const ANSWER_MS = 20_000

export const sealChannelKey = (keys: Context['keys'], kanal: Channel, key: string): Buffer =>
  keys.seal(PURPOSE, key, kanal)

/** Channels by which members may be reached now. */
export async function offeredChannels(db: Db): Promise<ChannelRow[]> {
  return (await channelRows(db)).filter(({ aktif, uji_coba }) => aktif && !uji_coba)
}

type Queueing = Pick<Context, 'jobs' | 'now'>

/** Puts one text into the queue, as part of the caller's transaction. */
export async function queueText(
  db: Db,
  { jobs, now }: Queueing,
  { user_id, kanal, jenis, text }: { user_id: number; kanal: Channel; jenis: string; text: string },
): Promise<void> {
  const id = await insertTextMessage(db, { user_id, kanal, jenis, at: now })
  await jobs.enqueue(db, 'text-message', { id, text })
}

/** Queues the short form of a letter on each channel that its reader has confirmed; most letters have none. */
export async function queueShortText(db: Db, ctx: Queueing, userId: number, letter: Letter): Promise<void> {
  const text = shortText(letter)
  if (text === undefined) return
  const offered = (await offeredChannels(db)).map(({ kanal }) => kanal)
  if (offered.length === 0) return
  for (const { kanal, verified_at } of await subscriptionsOf(db, userId)) {
    if (!verified_at || !offered.includes(kanal)) continue
    await queueText(db, ctx, { user_id: userId, kanal, jenis: letter.letter, text })
  }
}

/** Hands a text to the channel's provider, which has `answerMs` to answer; every failure is an outcome. */
export async function sendThrough(
  { keys, outbound, now }: Pick<Context, 'keys' | 'outbound' | 'now'>,
  channel: ChannelRow,
  message: ShortMessage,
  answerMs = ANSWER_MS,
): Promise<SendOutcome> {
  const kunci = channel.key_sealed ? keys.open(PURPOSE, channel.key_sealed, channel.kanal).toString() : ''
  const encoders = {
    basic: (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    form: (fields: Record<string, string>) => new URLSearchParams(fields).toString(),
  }
  const request = providerRequest(channel.kanal, { ...channel, kunci }, message, encoders)
  try {
    const options = { service: 'text_message', outbound, timeoutMs: answerMs } as const
    const { status, body, retryAfter } = await requestOutside(request, options)
    return sendOutcomeOf(status, codeOf(body), waitAsked(retryAfter, now))
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error
    return { outcome: error.mayHaveArrived ? 'uncertain' : 'later', reason: error.message }
  }
}
