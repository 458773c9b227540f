import { answerOf, fetchReply } from '../../../../app/calls/browser-client.ts'
import type { Received } from '../../../../lib/calls/call.ts'
import { own } from '../../../../own-paths.ts'
import type { SittingNow, sittingCalls } from '../contract.ts'
import type { SealedEnvelope, SignedText } from './device-keys.ts'

/** A room's network may hold a question for ever; it is asked again after that. */
const LONGEST_MS = 20_000

/** Asks without a session: what a device signed is all that counts. */
async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const reply = await fetchReply(path, {
    method: 'POST',
    credentials: 'omit',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_MS),
  })
  return answerOf(reply) as Answer
}

export type Begun = Received<typeof sittingCalls.beginSitting>

/** The calls of a device, which carry its signature in place of a session. */
export const deviceCalls = {
  begin: (sitting: number, signed: SignedText) => ask<Begun>(own.beginSitting(sitting), signed),
  send: (sitting: number, signed: SignedText) => ask<SittingNow>(own.sendEntries(sitting), signed),
  sendEnvelope: (sitting: number, envelope: SealedEnvelope) => ask<SittingNow>(own.sendEnvelope(sitting), envelope),
}
