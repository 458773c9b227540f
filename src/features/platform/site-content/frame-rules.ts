import { memoize } from '../../../lib/memoize.ts'

/** The fields that only Home and About show: they travel with those two pages, the rest with every page. */
export type OfOnePage = `home_${string}` | `tentang_${string}` | `struktur_${string}`

const OF_ONE_PAGE = /^(home|tentang|struktur)_/

const aroundPages = memoize((content: object) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !OF_ONE_PAGE.test(name))),
)

/** Returns what stands around every page; the same object for the same content, so that results can be cached by it. */
export const frameContent = <T extends object>(content: T): Omit<T, OfOnePage> =>
  aroundPages(content) as Omit<T, OfOnePage>
