import type { Logger } from 'pino'

/** Of what is sent from memory one in so many has a line, which says how many it stands for. */
export function sampleKept(log: Logger, one: number): (route: string, status: number) => void {
  let left = one
  return (route, status) => {
    left -= 1
    if (left !== 0) return
    left = one
    log.info({ method: 'GET', route, status, standsFor: one }, 'answered from memory')
  }
}
