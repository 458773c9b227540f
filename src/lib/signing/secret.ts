import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that the duration reveals nothing. */
export function sameText(one: string, other: string): boolean {
  const a = Buffer.from(one)
  const b = Buffer.from(other)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The digest under which a random secret is stored. */
export const digest = (secret: string | Uint8Array): string => hash('sha256', secret, 'hex')

/** 256 random bits as text for cookies and links. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export const randomAlphanumeric = (length: number): string =>
  Array.from({ length }, () => ALPHANUMERIC[randomInt(ALPHANUMERIC.length)]).join('')

/** A random number from 0 to 99, each equally likely. */
export const randomPercent = (): number => randomInt(100)

/** That many random digits, with leading zeros. */
export const randomDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('')
