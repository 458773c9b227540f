import { randomAlphanumeric } from '../../lib/signing/secret.ts'
import { serverLimits } from '../../limits.ts'
import type { Keys } from '../secrets/keys.ts'

/** Marks of that many accounts fit into a browser's cookie. */
const MOST_MARKS = 4
const dayOf = (now: Date): number => Math.floor(now.getTime() / 86_400_000)
const signedText = (email: string, nonce: string, day: string): string => `${email.toLowerCase()} ${nonce} ${day}`

/** The nonce of a browser from which this account was entered before; undefined for any other. */
export function knownDevice(keys: Keys, cookie: string | undefined, email: string, now: Date): string | undefined {
  for (const mark of (cookie ?? '').split('~').slice(0, MOST_MARKS)) {
    const [nonce = '', day = '', signature = ''] = mark.split('.')
    const isFresh = /^\d{1,6}$/.test(day) && dayOf(now) - Number(day) < serverLimits.knownDeviceDays
    if (isFresh && keys.isSigned('device', signedText(email, nonce, day), signature)) return nonce
  }
  return undefined
}

/** The cookie after an account was entered: its mark anew, those of others as they are. */
export function withKnownAccount(keys: Keys, cookie: string | undefined, email: string, now: Date): string {
  const others = (cookie ?? '').split('~').filter((mark) => mark && !knownDevice(keys, mark, email, now))
  const nonce = knownDevice(keys, cookie, email, now) ?? randomAlphanumeric(16)
  const day = String(dayOf(now))
  const mark = `${nonce}.${day}.${keys.sign('device', signedText(email, nonce, day))}`
  return [mark, ...others].slice(0, MOST_MARKS).join('~')
}
