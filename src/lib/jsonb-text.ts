const utf8 = new TextEncoder()

/**
 * JSON as PostgreSQL writes a jsonb out, keys in its order, so that both hash the same.
 * Numbers are written as JavaScript does, which is the same for those that need no exponent.
 */
export function jsonbText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, held]) => ({ key, bytes: utf8.encode(key), held }))
  entries.sort((one, other) => orderOf(one.bytes, other.bytes))
  return `{${entries.map(({ key, held }) => `${JSON.stringify(key)}: ${jsonbText(held)}`).join(', ')}}`
}

/** Shorter keys first, those of one length byte by byte. */
function orderOf(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length) return one.length - other.length
  const place = one.findIndex((byte, at) => byte !== other[at])
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0)
}
