import { madeOnce } from '../../../lib/made-once.ts'

/** What Home and About show of the site's content: it travels with those two alone, the rest with every page. */
export type OfOnePage = `home_${string}` | `tentang_${string}` | `struktur_${string}`

const OF_ONE_PAGE = /^(home|tentang|struktur)_/

const aroundPages = madeOnce((content: object) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !OF_ONE_PAGE.test(name))),
)

/** What stands around every page; the same for the same content, as what is made of it is kept by it. */
export const frameContent = <T extends object>(content: T): Omit<T, OfOnePage> =>
  aroundPages(content) as Omit<T, OfOnePage>
