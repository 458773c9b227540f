import { createHash } from 'node:crypto'
import type { Keys } from '../../../ground/secrets/keys.ts'
import { isoSecond } from '../../../lib/day.ts'
import type { SignedReceipt } from './contract.ts'
import type { SittingRow } from './queries.ts'
import { answersText, type Receipt, receiptText } from './receipt-rules.ts'

const PURPOSE = 'exam-receipt'

/** Returns SHA-256 over the answers of a sitting, in hexadecimal. */
export const answersFingerprint = (kode: string, answers: readonly { nomor: number; teks: string }[]): string =>
  createHash('sha256').update(answersText(kode, answers)).digest('hex')

/** Returns the signed receipt of a closed sitting; null of one that is open. */
export function signedReceipt(keys: Keys, { kode, terjawab, sidik, status_since }: SittingRow): SignedReceipt | null {
  if (sidik === null) return null
  const receipt = { kode, terjawab, sidik, ditutup: isoSecond(status_since) }
  return { ...receipt, tanda: keys.sign(PURPOSE, receiptText(receipt)) }
}

/** Tells whether the body signed exactly this receipt. */
export const isOwnReceipt = (keys: Keys, { tanda, ...receipt }: Receipt & { tanda: string }): boolean =>
  keys.isSigned(PURPOSE, receiptText(receipt), tanda)
