/** One value of DER (ITU-T X.690): its tag, what it holds, and its own bytes. */
export interface Der {
  tag: number
  content: Uint8Array
  whole: Uint8Array
}

/** Reads one value at a place; throws where the bytes end before it does. */
export function readDer(bytes: Uint8Array, at = 0): Der {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined) throw new RangeError('DER ends early')
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  if (lengthBytes > 4 || first === 0x80) throw new RangeError('DER of no known length')
  const start = at + 2 + lengthBytes
  const length = lengthBytes === 0 ? first : bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  if (start + length > bytes.length) throw new RangeError('DER ends early')
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) }
}

/** The values that a constructed one holds. */
export function valuesIn({ content }: Der): Der[] {
  const parts: Der[] = []
  for (let at = 0; at < content.length; ) {
    const part = readDer(content, at)
    parts.push(part)
    at += part.whole.length
  }
  return parts
}

/** An object identifier in dotted numbers. */
export function oidOf({ content }: Der): string {
  const numbers: number[] = []
  let number = 0
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f)
    if (byte < 0x80) {
      numbers.push(number)
      number = 0
    }
  }
  const [first = 0, ...rest] = numbers
  const root = Math.min(2, Math.floor(first / 40))
  return [root, first - root * 40, ...rest].join('.')
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])
