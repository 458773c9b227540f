const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as base58btc with its multibase sign, as Data Integrity writes keys and signatures. */
export function base58btc(bytes: Uint8Array): string {
  const zeros = bytes.findIndex((byte) => byte !== 0)
  const leading = zeros === -1 ? bytes.length : zeros
  let number = bytes.length === 0 ? 0n : BigInt(`0x0${Buffer.from(bytes).toString('hex')}`)
  let digits = ''
  while (number > 0n) {
    digits = (ALPHABET[Number(number % 58n)] ?? '') + digits
    number /= 58n
  }
  return `z${'1'.repeat(leading)}${digits}`
}

/** Bytes as base64url with its multibase sign, as status lists are written. */
export const base64url = (bytes: Uint8Array): string => `u${Buffer.from(bytes).toString('base64url')}`

/** The bytes behind base58btc with its multibase sign. */
export function base58Bytes(text: string): Buffer {
  const digits = [...text.slice(1)]
  const zeros = digits.findIndex((digit) => digit !== '1')
  const number = digits.reduce((sum, digit) => sum * 58n + BigInt(ALPHABET.indexOf(digit)), 0n)
  const hex = number === 0n ? '' : number.toString(16)
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.alloc(zeros === -1 ? digits.length : zeros), bytes])
}
