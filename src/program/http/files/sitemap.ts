import { routeTable } from '../../../app/route-table.ts'
import { inEnglish } from '../../../english-paths.ts'
import type { ArticleCard } from '../../../features/catalogue/articles/contract.ts'
import type { Training } from '../../../features/catalogue/schedules/contract.ts'
import { escapeMarkup } from '../../../lib/text/markup.ts'
import { to } from '../../../paths.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'

interface Listed {
  path: string
  /** The day of its last change, where one is known. */
  changed?: string | undefined
}

/** Returns every page to index, with the day of its last change where that is known: search engines ask again by it. */
export async function sitemap(answers: PublicAnswers, appUrl: string): Promise<string> {
  const schedules = (await answers.get('listTrainings', {})) as Training[]
  const articles = (await answers.get('listArticles', {})) as ArticleCard[]
  const [newest] = articles
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .reverse()
  const pages: Listed[] = [
    ...routeTable
      .filter((entry) => entry.audience === 'anyone' && !entry.path.includes(':'))
      .map(({ path }) => ({ path, changed: path === to.articles ? newest : undefined })),
    ...articles.map(({ slug, updated_at }) => ({ path: to.article(slug), changed: updated_at })),
    ...schedules.flatMap(({ id }) => [{ path: to.schedule(id) }, { path: to.scheme(id) }]),
  ]
  const urls = pages.map((page) => entriesOf(page, appUrl)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`
}

/** An Indonesian page, and its English one where there is one: each names both. */
function entriesOf({ path, changed }: Listed, appUrl: string): string {
  const address = (each: string) => escapeMarkup(appUrl + each)
  const last = changed ? `<lastmod>${changed}</lastmod>` : ''
  const english = inEnglish(path)
  if (english === undefined) return `<url><loc>${address(path)}</loc>${last}</url>`
  const languages = [
    ['id', path],
    ['en', english],
    ['x-default', path],
  ] as const
  const links = languages
    .map(([code, each]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(each)}"/>`)
    .join('')
  return [path, english].map((each) => `<url><loc>${address(each)}</loc>${last}${links}</url>`).join('')
}
