import { randomInt } from 'node:crypto'

/** An address of a visitor's own: one person may not ask that often. */
export const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

export const anyOf = (words: readonly string[]): string => words[randomInt(words.length)] ?? ''

/** The time within which that share of answers came. */
export const percentile = (taken: readonly number[], share: number): number =>
  taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * share) - 1] ?? 0
