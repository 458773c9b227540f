/** DER of an ECDSA signature (RFC 3279 section 2.2.3) from its two numbers side by side, as tokens give it. */
export function derOfPair(pair: Uint8Array): Uint8Array {
  const half = pair.length / 2
  const numbers = [pair.subarray(0, half), pair.subarray(half)].flatMap((number) => integerOf(number))
  return Uint8Array.from([0x30, numbers.length, ...numbers])
}

/** A number of DER is as short as it can be, and negative with its first bit set. */
function integerOf(number: Uint8Array): number[] {
  const first = number.findIndex((byte) => byte !== 0)
  const short = first < 0 ? [0] : [...number.subarray(first)]
  const value = (short[0] ?? 0) >= 0x80 ? [0, ...short] : short
  return [0x02, value.length, ...value]
}
