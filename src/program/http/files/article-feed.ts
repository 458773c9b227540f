import type { Article, ArticleCard } from '../../../features/catalogue/articles/contract.ts'
import type { SiteContent } from '../../../features/platform/site-content/contract.ts'
import { escapeMarkup } from '../../../lib/text/markup.ts'
import { to } from '../../../paths.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'

const MOST = 20

/** Returns the newest articles as RSS. */
export async function articleFeed(answers: PublicAnswers, appUrl: string): Promise<string> {
  const { nama_lembaga } = (await answers.get('getContent', {})) as SiteContent
  const newest = ((await answers.get('listArticles', {})) as ArticleCard[]).slice(0, MOST)
  const full = await Promise.all(newest.map(({ slug }) => answers.get('getArticle', { slug }) as Promise<Article>))
  const items = full.map((article) => feedItem(article, appUrl)).join('')
  const title = escapeMarkup(`Artikel · ${nama_lembaga}`)
  const self = `<atom:link href="${appUrl}${to.articleFeed}" rel="self" type="application/rss+xml"/>`
  const channel = `<title>${title}</title><link>${appUrl}${to.articles}</link><description>${title}</description><language>id</language>${self}${items}`
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}</channel></rss>`
}

function feedItem(article: Article, appUrl: string): string {
  const link = appUrl + to.article(article.slug)
  const date = article.created_at ? `<pubDate>${new Date(article.created_at).toUTCString()}</pubDate>` : ''
  const body = `<description>${escapeMarkup(withWholeLinks(article.content, appUrl, link))}</description>`
  return `<item><title>${escapeMarkup(article.title)}</title><link>${link}</link><guid>${link}</guid>${date}${body}</item>`
}

/** Returns rich text with the whole address in every link and picture: a reader of feeds stands on no page of ours. */
export const withWholeLinks = (html: string, appUrl: string, page: string): string =>
  html.replace(/\b(href|src)="([/#])/g, (_whole, attribute: string, first: string) =>
    first === '/' ? `${attribute}="${appUrl}/` : `${attribute}="${page}#`,
  )
