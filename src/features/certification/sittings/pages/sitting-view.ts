import type { SignedReceipt, SittingNow } from '../contract.ts'
import type { AnswerSheet } from '../device/queue-rules.ts'
import type { SittingPackage } from '../package-rules.ts'
import type { WaitingAnswers } from '../parts/sitting-store.ts'

/** The states of an exam on this device. */
export type SittingPhase =
  | 'opening'
  | 'elsewhere'
  | 'waiting'
  | 'asking'
  | 'working'
  | 'paused'
  | 'replaced'
  | 'handing-in'
  | 'received'
  | 'sealed'
  | 'gone'

export interface OwnReceipt {
  receipt: SignedReceipt
  /** Its fingerprint is that of the answers of this device; null where this device has none. */
  isSame: boolean | null
}

export interface SittingView {
  phase: SittingPhase
  /** The server's words, while it lets nobody begin. */
  words: string | undefined
  form: SittingPackage | undefined
  sheet: AnswerSheet
  now: SittingNow
  isAway: boolean
  unsent: number
  isFull: boolean
  own: OwnReceipt | undefined
  sealed: WaitingAnswers | undefined
}
