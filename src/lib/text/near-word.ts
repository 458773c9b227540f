/** How many letters two words differ by, counting two exchanged neighbours once (optimal string alignment). */
export function wordDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const edited = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isExchange ? Math.min(edited, (before[j - 2] ?? 0) + 1) : edited)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

const LETTERS_FOR_EACH_SLIP = 4
const MOST_SLIPS = 2
const LONGEST = 60

/** Returns how many letters of a word may be wrong for it to count as a slip. */
const mostSlips = (word: string): number => Math.min(MOST_SLIPS, Math.floor(word.length / LETTERS_FOR_EACH_SLIP))

/** Tells whether a text is a slip of a known one: other than it, by few letters for its length. */
export function isSlipOf(word: string, known: string): boolean {
  const most = mostSlips(word)
  return word !== known && Math.abs(word.length - known.length) <= most && wordDistance(word, known) <= most
}

/** The one known word that this one is a slip of; undefined where none is near, or two are equally near. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined
  const most = mostSlips(word)
  const near = known
    .filter((each) => Math.abs(each.length - word.length) <= most)
    .map((each) => ({ each, distance: wordDistance(word, each) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  const [first, second] = near
  return first && first.distance !== second?.distance ? first.each : undefined
}
