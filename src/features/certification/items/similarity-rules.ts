/** From this share on an item is pointed out as like another. */
export const ALIKE = 0.55
/** The most items that are pointed out. */
export const MOST_ALIKE = 5
/** The most items of a unit that are compared, the newest of them. */
export const MOST_COMPARED = 1000

const GRAM = 3

/** Returns the runs of three letters of a text's words; marks and capitals do not count. */
export function gramsOf(text: string): Set<string> {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const found = new Set<string>()
  for (const word of words) {
    const padded = ` ${word} `
    for (let at = 0; at + GRAM <= padded.length; at++) found.add(padded.slice(at, at + GRAM))
  }
  return found
}

/** How alike two texts are, from 0 to 1: the share of runs of three letters that both have. */
export const likeness = (one: string, other: string): number => likenessOfGrams(gramsOf(one), gramsOf(other))

/** Returns a measure of likeness between texts that are known by number; each is read and taken apart once. */
export function likenessAmong(textOf: (id: number) => string): (one: number, other: number) => number {
  const known = new Map<number, Set<string>>()
  const gramsOfText = (id: number): Set<string> => {
    const found = known.get(id) ?? gramsOf(textOf(id))
    known.set(id, found)
    return found
  }
  return (one, other) => likenessOfGrams(gramsOfText(one), gramsOfText(other))
}

/** Returns how alike two texts are whose runs are known already. */
export function likenessOfGrams(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  if (first.size === 0 || second.size === 0) return 0
  let both = 0
  for (const gram of first) if (second.has(gram)) both += 1
  return (2 * both) / (first.size + second.size)
}

/** Tells by the sizes alone that two texts cannot be alike. */
export const areUnlike = (one: number, other: number): boolean => (2 * Math.min(one, other)) / (one + other) < ALIKE

/** Returns those that are alike by a measure, the most alike first; `kemiripan` is a whole percentage. */
export const mostAlikeBy = <One extends object>(others: readonly One[], shareOf: (other: One) => number) =>
  others
    .map((other) => ({ other, share: shareOf(other) }))
    .filter(({ share }) => share >= ALIKE)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_ALIKE)
    .map(({ other, share }) => ({ ...other, kemiripan: Math.round(share * 100) }))

/** Returns the texts that are most like one. */
export const mostAlike = <One extends { teks: string }>(text: string, others: readonly One[]) =>
  mostAlikeBy(others, ({ teks }) => likeness(text, teks))
