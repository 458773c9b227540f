import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import { own } from '../../own-paths.ts'
import { to } from '../../paths.ts'
import { publicRoutes } from '../public-routes.ts'
import { isFile } from './visit-links.ts'

const FILES = [
  to.articleFeed,
  to.scheduleCalendar(1),
  to.document(`${'a'.repeat(32)}.pdf`),
  own.certificatePdf(1),
  own.credential(1),
  own.certificationCalendar(1),
  '/sitemap.xml',
]

it.each(FILES)('%s is the server’s', (path) => {
  expect(isFile(path)).toBe(true)
})

it('an article’s address is a page’s, which the feed’s would fit as well', () => {
  const pages = publicRoutes.filter(({ path }) => matchPath(path, to.articleFeed))
  expect(pages.length).toBeGreaterThan(0)
  for (const path of [to.article('amdal-2-0'), to.schedule(1), to.holders]) expect(isFile(path)).toBe(false)
})
