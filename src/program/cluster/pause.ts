/** A process that lived so long did not die of its start. */
const SOUND_MS = 10_000
const FIRST_MS = 500
const LONGEST_MS = 30_000

/**
 * How long to wait, in milliseconds, before another process takes the place of one that died.
 * @param lived for how long it was there
 * @param before the pause before it came, 0 for none
 */
export function pauseAfter(lived: number, before: number): number {
  if (lived >= SOUND_MS) return 0
  return before === 0 ? FIRST_MS : Math.min(before * 2, LONGEST_MS)
}
