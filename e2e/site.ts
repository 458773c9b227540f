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
