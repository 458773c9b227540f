export type Fields = Record<string, unknown>

export interface Difference {
  field: string
  before: unknown
  after: unknown
}

/** The fields that the server itself keeps and nobody typed. */
const BOOKKEEPING = ['version', 'updated_at', 'created_at', 'id']

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The fields in which two states of a record differ. */
export function differences(before: Fields | null, after: Fields | null): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .filter((field) => !BOOKKEEPING.includes(field) && !same(before?.[field], after?.[field]))
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
}

const AROUND = 40

/** Two texts without the long parts that both begin and end with. */
export function apart(before: string, after: string): [string, string] {
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const cut = (text: string) => {
    const from = Math.max(0, start - AROUND)
    const to = Math.min(text.length, text.length - end + AROUND)
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return [cut(before), cut(after)]
}
