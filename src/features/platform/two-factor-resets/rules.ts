/** Where a proposal stands. */
export const RESET_STATES = ['diusulkan', 'dikonfirmasi', 'ditolak'] as const
export type ResetState = (typeof RESET_STATES)[number]

interface Situation {
  /** The person who asks; `user_id` is the owner of the account. */
  reader_id: number
  user_id: number
  two_factor: boolean
  /** The person who proposed what waits; undefined where nothing does. */
  proposed_by: number | undefined
}

/** Returns what somebody who looks after accounts may do about another one's second factor; never about their own. */
export function resetActs({ reader_id, user_id, two_factor, proposed_by }: Situation) {
  const isOther = reader_id !== user_id
  const waits = proposed_by !== undefined
  return {
    usulkan: isOther && two_factor && !waits,
    konfirmasi: isOther && waits && proposed_by !== reader_id,
    tolak: waits,
  }
}
