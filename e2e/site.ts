import { randomInt } from 'node:crypto'
import { inject } from 'vitest'
import type { Site } from './global-setup.ts'

let own: Site | undefined

/** From now on the journeys of this test file meet a program of its own instead of the demonstration. */
export const meet = (program: Site): void => {
  own = program
}

/** Vitest counts those of its workers that run at the same time from 1. */
const siteOfWorker = (): Site => {
  const site = inject('sites')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!site) throw new Error(`no site for worker ${process.env['VITEST_POOL_ID']}`)
  return site
}

export const siteAddress = (): string => (own ?? siteOfWorker()).site
export const dataFolder = (): string => (own ?? siteOfWorker()).data

const anyByte = (): number => randomInt(1, 255)

/** Each visitor comes from a home of its own, as people do: what one address may do in an hour is limited. */
export const fromHome = (): { 'X-Forwarded-For': string } => ({
  'X-Forwarded-For': `10.${anyByte()}.${anyByte()}.${anyByte()}`,
})
