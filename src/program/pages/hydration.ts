import { madeOnce } from '../../lib/made-once.ts'
import type { Pieces } from './pieces.ts'

/** JSON that cannot end its own script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const encoded = madeOnce((value: object) => Buffer.from(scriptJson(value)))

/** What many pages share is encoded once, as long as they are made of the same. */
const sharedJson = (value: unknown): string | Buffer =>
  typeof value === 'object' && value !== null ? encoded(value) : scriptJson(value)

interface Made {
  /** By the names of routes. */
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
}

/** What a page was made of, as JSON for the browser program. */
export function hydrationJson({ loaderData, errors }: Made): Pieces {
  const fields = Object.entries(loaderData)
    .filter(([, data]) => data !== undefined)
    .flatMap(([id, data], index) => [`${index === 0 ? '' : ','}${scriptJson(id)}:`, sharedJson(data)])
  return ['{"loaderData":{', ...fields, `},"errors":${scriptJson(errors)}}`]
}
