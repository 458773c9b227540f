import type { Context } from '../../../ground/context.ts'
import { randomDigits } from '../../../lib/signing/secret.ts'

type Keys = Context['keys']

const PURPOSE = 'complaint'
const PIN_PURPOSE = 'complaint-pin'
const PIN_DIGITS = 8
/** Matches no signature but is as long: an unknown ticket takes as much work as a wrong PIN. */
const NO_HASH = 'x'.repeat(43)

/** The reporter; without a name where they hide it. */
export interface Reporter {
  nama: string | null
  email: string
  phone: string | null
}

/** Opens with its ticket only. */
export const sealReporter = (keys: Keys, ticket: string, reporter: Reporter): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(reporter), ticket)

export const openReporter = (keys: Keys, ticket: string, sealed: Uint8Array): Reporter =>
  JSON.parse(keys.open(PURPOSE, sealed, ticket).toString())

export const newPin = (): string => randomDigits(PIN_DIGITS)

/** Returns the hash of a PIN; the PIN itself is not kept. */
export const hashOfPin = (keys: Keys, ticket: string, pin: string): string => keys.sign(PIN_PURPOSE, `${ticket} ${pin}`)

/** Compares in constant time. */
export const isPin = (keys: Keys, ticket: string, pin: string, hash: string | undefined): boolean =>
  keys.isSigned(PIN_PURPOSE, `${ticket} ${pin}`, hash ?? NO_HASH)
