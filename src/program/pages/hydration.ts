import { memoize } from '../../lib/memoize.ts'
import type { Pieces } from './pieces.ts'

/** Returns JSON that cannot end its own script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const encoded = memoize((value: object) => Buffer.from(scriptJson(value)))

/** Encodes data once for all pages that share the same object. */
const sharedJson = (value: unknown): string | Buffer =>
  typeof value === 'object' && value !== null ? encoded(value) : scriptJson(value)

interface Made {
  /** By the names of routes. */
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
}

/** Returns the data of a page as JSON for the browser program. */
export function hydrationJson({ loaderData, errors }: Made): Pieces {
  const fields = Object.entries(loaderData)
    .filter(([, data]) => data !== undefined)
    .flatMap(([id, data], index) => [`${index === 0 ? '' : ','}${scriptJson(id)}:`, sharedJson(data)])
  return ['{"loaderData":{', ...fields, `},"errors":${scriptJson(errors)}}`]
}
