/** How far somebody has come on their way through a queue; it stands in the address, so that a reload keeps it. */
export interface Run {
  /** Cases that were decided. */
  done: number
  /** Cases that were left for later. */
  skipped: readonly number[]
}

const DONE = 'selesai'
const SKIPPED = 'lewati'

/** The run that an address tells of; undefined: none has begun. */
export function runIn(search: string): Run | undefined {
  const params = new URLSearchParams(search)
  if (!params.has(DONE)) return undefined
  const numbers = (params.get(SKIPPED) ?? '').split(',').map(Number)
  return {
    done: Math.max(0, Math.trunc(Number(params.get(DONE))) || 0),
    skipped: [...new Set(numbers)].filter((id) => Number.isSafeInteger(id) && id > 0),
  }
}

/** The query of an address in that run. */
export const searchOf = ({ done, skipped }: Run): string =>
  `?${DONE}=${done}${skipped.length > 0 ? `&${SKIPPED}=${skipped.join(',')}` : ''}`

export const FIRST: Run = { done: 0, skipped: [] }

/** The run once a case of it is decided. */
export const afterDone = ({ done, skipped }: Run, id: number): Run => ({
  done: done + 1,
  skipped: skipped.filter((each) => each !== id),
})

/** The run once a case of it is left for later. */
export const afterSkip = ({ done, skipped }: Run, id: number): Run => ({
  done,
  skipped: [...skipped.filter((each) => each !== id), id],
})

/**
 * Which case of the run this is, and of how many: those that were decided and those that still wait.
 * @param waiting how many wait now, this one and those that were skipped among them
 */
export const placeIn = ({ done, skipped }: Run, waiting: number): { place: number; total: number } => {
  const total = done + waiting
  return { place: Math.min(done + skipped.length + 1, total), total }
}
