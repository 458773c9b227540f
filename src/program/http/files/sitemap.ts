import { routeTable } from '../../../app/route-table.ts'
import { inEnglish } from '../../../english-paths.ts'
import type { ArticleCard } from '../../../features/catalogue/articles/contract.ts'
import type { Training } from '../../../features/catalogue/schedules/contract.ts'
import type { LegalPage } from '../../../features/platform/legal-pages/contract.ts'
import type { ContentChanges } from '../../../features/platform/site-content/contract.ts'
import type { AiStatement } from '../../../features/service/ai-statements/contract.ts'
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
  const parts = (await answers.get('getContentChanges', {})) as ContentChanges
  const changes = {
    ...(await legalChanges(answers)),
    ...(await statementChange(answers)),
    ...listChanges(articles, schedules),
    ...partChanges(parts, schedules),
  }
  const pages: Listed[] = [
    ...routeTable
      .filter((entry) => entry.audience === 'anyone' && !entry.path.includes(':'))
      .map(({ path }) => ({ path, changed: changes[path] })),
    ...articles.map(({ slug, updated_at: changed }) => ({ path: to.article(slug), changed })),
    ...schedules.flatMap(({ id, updated_at: changed }) => [
      { path: to.schedule(id), changed },
      { path: to.scheme(id), changed },
    ]),
  ]
  const urls = pages.map((page) => entriesOf(page, appUrl)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`
}

type Changes = Record<string, string | undefined>

/** Returns when the lists last changed: with the newest of what they list. */
function listChanges(articles: ArticleCard[], schedules: Training[]): Changes {
  const scheduled = newestOf(schedules)
  return { [to.articles]: newestOf(articles), [to.schedules]: scheduled, [to.schemes]: scheduled }
}

/** Returns when the pages last changed that the office writes, or that list what it keeps. */
function partChanges(parts: ContentChanges, schedules: Training[]): Changes {
  const { isi_situs, galeri, mitra, tutorial, tuk, penguji } = parts
  return {
    [to.home]: latest(isi_situs, galeri, mitra, newestOf(schedules)),
    [to.about]: isi_situs,
    [to.gallery]: galeri,
    [to.tutorial]: tutorial,
    [to.venues]: tuk,
    [to.examiners]: penguji,
  }
}

const newestOf = (rows: { updated_at: string }[]): string | undefined => latest(...rows.map((row) => row.updated_at))

const latest = (...days: (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)

const LEGAL_PAGES = { privasi: to.privacy, syarat: to.terms, aksesibilitas: to.accessibility } as const

/** Returns since when the text of each legal page is in force; the built-in text has no day. */
async function legalChanges(answers: PublicAnswers): Promise<Changes> {
  const pages = Object.entries(LEGAL_PAGES).map(async ([jenis, path]) => {
    const { berlaku_sejak } = (await answers.get('getLegalPage', { jenis })) as LegalPage
    return [path, berlaku_sejak ?? undefined] as const
  })
  return Object.fromEntries(await Promise.all(pages))
}

/** Returns since when the statement on artificial intelligence is in force; the built-in one has no day. */
async function statementChange(answers: PublicAnswers): Promise<Changes> {
  const { berlaku_sejak } = (await answers.get('getAiStatement', {})) as AiStatement
  return { [to.aiStatement]: berlaku_sejak ?? undefined }
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
