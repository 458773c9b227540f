import { randomInt } from 'node:crypto'
import { inject } from 'vitest'

interface Site {
  /** Its address. */
  site: string
  /** Its DATA_DIR. */
  data: string
}

let own: Site | undefined

/** From now on the journeys of this test file meet a program of its own instead of the demonstration. */
export const meet = (program: Site): void => {
  own = program
}

export const siteAddress = (): string => own?.site ?? inject('site')
export const dataFolder = (): string => own?.data ?? inject('data')

const anyByte = (): number => randomInt(1, 255)

/** Each visitor comes from a home of its own, as people do: what one address may do in an hour is limited. */
export const fromHome = (): { 'X-Forwarded-For': string } => ({
  'X-Forwarded-For': `10.${anyByte()}.${anyByte()}.${anyByte()}`,
})
