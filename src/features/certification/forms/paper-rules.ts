/** Letters and digits of paper codes: none is taken for another, however badly it is printed or written. */
const CODE_LETTERS = 'ACDEFHJKMNPRTWXY34679'
const CODE_LENGTH = 8
const HALF = CODE_LENGTH / 2

/** Returns a code such as 'K7MA-3XWR' of numbers drawn from 0 up to `below`. */
export function paperCode(draw: (below: number) => number): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[draw(CODE_LETTERS.length)] ?? '').join('')
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`
}

/**
 * Returns the form of each candidate along a list of neighbours, in which some have one already: another than those beside
 * them where it can be, then the one that fewest have, then the next in turn.
 */
export function formsInTurn(taken: readonly (number | null)[], formIds: readonly number[]): number[] {
  const given = [...taken]
  const count = (id: number): number => given.filter((one) => one === id).length
  for (const [at, own] of given.entries()) {
    if (own !== null) continue
    const beside = (id: number): number => [given[at - 1], given[at + 1]].filter((one) => one === id).length
    const [next] = formIds.toSorted((one, other) => beside(one) - beside(other) || count(one) - count(other))
    given[at] = next ?? null
  }
  return given.filter((one) => one !== null)
}
