import { Refusal } from '../../../lib/calls/refusal.ts'

interface Sending<State, Answer> {
  /** As this tab knows it. */
  seen: State
  send: (version: number) => Promise<Answer>
  /** Loads the server's state after a refusal. */
  reload: (refusal: unknown) => Promise<State>
  isSame: (one: State, other: State) => boolean
}

/** The outcome: the answer, or the refusal, with the server's state where that is another version. */
export type Sent<State, Answer> =
  | { state: 'sent'; answer: Answer; seen: State }
  | { state: 'refused'; refusal: unknown; seen: State; newer: State | undefined }

export const isConflict = (error: unknown): boolean => error instanceof Refusal && error.status === 409

/**
 * Sends a version. Where another tab has made a newer one that says the same, that one is sent instead, as often as this
 * happens; only what differs is a choice for the person.
 */
export async function sendVersion<State extends { version: number }, Answer>({
  seen,
  send,
  reload,
  isSame,
}: Sending<State, Answer>): Promise<Sent<State, Answer>> {
  try {
    return { state: 'sent', answer: await send(seen.version), seen }
  } catch (refusal) {
    if (!isConflict(refusal)) return { state: 'refused', refusal, seen, newer: undefined }
    const now = await reload(refusal)
    if (now.version === seen.version) return { state: 'refused', refusal, seen: now, newer: undefined }
    if (!isSame(now, seen)) return { state: 'refused', refusal, seen, newer: now }
    return sendVersion({ seen: now, send, reload, isSame })
  }
}
