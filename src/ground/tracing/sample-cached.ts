import type { Logger } from 'pino'

/** Logs one in so many answers from memory, with the number of answers that the line stands for. */
export function sampleCached(log: Logger, one: number): (route: string, status: number) => void {
  let left = one
  return (route, status) => {
    left -= 1
    if (left !== 0) return
    left = one
    log.info({ method: 'GET', route, status, standsFor: one }, 'answered from memory')
  }
}
