import { randomInt } from 'node:crypto'

/** An address of a visitor's own: one person may not ask that often. */
export const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

export const anyOf = (words: readonly string[]): string => words[randomInt(words.length)] ?? ''
