/** What a Range header asks of so many bytes: all of them, a part (both ends included), or none that there is. */
export type Range = 'whole' | 'outside' | { from: number; to: number }

const ONE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Reads a Range header (RFC 9110, 14.2). Several parts at once, and what cannot be read, are answered with the whole, as
 * the standard allows.
 */
export function rangeIn(header: string | undefined, length: number): Range {
  const [, first = '', last = ''] = ONE.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const tail = Math.min(Number(last), length)
    return tail === 0 ? 'outside' : { from: length - tail, to: length - 1 }
  }
  const from = Number(first)
  if (from >= length) return 'outside'
  const to = last === '' ? length - 1 : Math.min(Number(last), length - 1)
  return to < from ? 'whole' : { from, to }
}
