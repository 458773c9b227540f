import type { FastifyInstance } from 'fastify'
import { routeTable } from '../../../app/route-table.ts'
import { inEnglish } from '../../../english-paths.ts'
import type { Article, ArticleCard } from '../../../features/catalogue/articles/contract.ts'
import type { Training } from '../../../features/catalogue/schedules/contract.ts'
import type { SiteContent } from '../../../features/platform/site-content/contract.ts'
import type { FileStore } from '../../../ground/storage/file-store.ts'
import { escapeMarkup } from '../../../lib/text/markup.ts'
import { officeTo } from '../../../office-paths.ts'
import { to } from '../../../paths.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import type { RouteMatter } from '../health/before-opening.ts'
import { serveBranding } from './branding-files.ts'

/** As a page is: there is nothing to index or to read before the portal opens. */
const OPEN_TO_ALL = { page: { name: 'file', audience: 'anyone' } } satisfies RouteMatter

const DAY_MS = 86_400_000
/** Less than the year that RFC 9116 recommends at most. */
const SECURITY_TEXT_DAYS = 180

interface Parts {
  clock: () => Date
  answers: PublicAnswers
  appUrl: string
  files: FileStore
}

/** Files that programs read: what to index, what is new, how to install. */
export function serveSiteFiles(server: FastifyInstance, { answers, appUrl, files, clock }: Parts): void {
  serveBranding(server, { answers, files })
  const content = () => answers.get('getContent', {}) as Promise<SiteContent>
  const articles = () => answers.get('listArticles', {}) as Promise<ArticleCard[]>

  server.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      `Disallow: ${to.memberArea}/`,
      `Disallow: ${officeTo.home}`,
      `Sitemap: ${appUrl}/sitemap.xml`,
      '',
    ]
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })

  // Finders of a weakness need somebody to write to before the portal opens too.
  server.get('/.well-known/security.txt', async (_request, reply) => {
    const text = securityText(await content(), appUrl, clock())
    return reply.type('text/plain; charset=utf-8').send(text)
  })

  server.get('/sitemap.xml', { config: OPEN_TO_ALL }, async (_request, reply) => {
    const schedules = (await answers.get('listTrainings', {})) as Training[]
    const fixed = routeTable.filter((entry) => entry.audience === 'anyone' && !entry.path.includes(':'))
    const paths = [
      ...fixed.map((entry) => entry.path),
      ...(await articles()).map((article) => to.article(article.slug)),
      ...schedules.flatMap((schedule) => [to.schedule(schedule.id), to.scheme(schedule.id)]),
    ]
    const urls = paths.map((path) => sitemapEntries(path, appUrl)).join('')
    const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`
    return reply.type('application/xml; charset=utf-8').send(xml)
  })

  server.get(to.articleFeed, { config: OPEN_TO_ALL }, async (_request, reply) => {
    const { nama_lembaga } = await content()
    const newest = (await articles()).slice(0, 20)
    const full = await Promise.all(newest.map(({ slug }) => answers.get('getArticle', { slug }) as Promise<Article>))
    const items = full.map((article) => feedItem(article, appUrl)).join('')
    const title = escapeMarkup(`Artikel · ${nama_lembaga}`)
    const self = `<atom:link href="${appUrl}${to.articleFeed}" rel="self" type="application/rss+xml"/>`
    const channel = `<title>${title}</title><link>${appUrl}${to.articles}</link><description>${title}</description><language>id</language>${self}${items}`
    const xml = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}</channel></rss>`
    return reply.type('application/rss+xml; charset=utf-8').send(xml)
  })

  server.get('/manifest.webmanifest', async (_request, reply) => {
    const { nama_lembaga, nama_singkat, warna_utama } = await content()
    const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose })
    return reply.type('application/manifest+json; charset=utf-8').send({
      name: nama_lembaga,
      short_name: nama_singkat.slice(0, 30),
      lang: 'id',
      start_url: to.home,
      display: 'standalone',
      background_color: '#FAF8F3',
      theme_color: warna_utama,
      icons: [
        icon('/icon-192.png', '192x192'),
        icon('/icon-512.png', '512x512'),
        icon('/icon-maskable-512.png', '512x512', 'maskable'),
      ],
    })
  })
}

/** An Indonesian page, and its English one where there is one: each names both. */
function sitemapEntries(path: string, appUrl: string): string {
  const address = (each: string) => escapeMarkup(appUrl + each)
  const english = inEnglish(path)
  if (english === undefined) return `<url><loc>${address(path)}</loc></url>`
  const languages = [
    ['id', path],
    ['en', english],
    ['x-default', path],
  ] as const
  const links = languages
    .map(([code, each]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(each)}"/>`)
    .join('')
  return [path, english].map((each) => `<url><loc>${address(each)}</loc>${links}</url>`).join('')
}

/** Whom to tell of a weakness (RFC 9116). */
function securityText({ email }: SiteContent, appUrl: string, now: Date): string {
  const lines = [
    `Contact: ${email ? `mailto:${email}` : `${appUrl}${to.complaints}`}`,
    `Expires: ${new Date(now.getTime() + SECURITY_TEXT_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${appUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}

function feedItem(article: Article, appUrl: string): string {
  const link = appUrl + to.article(article.slug)
  const date = article.created_at ? `<pubDate>${new Date(article.created_at).toUTCString()}</pubDate>` : ''
  const body = `<description>${escapeMarkup(article.content)}</description>`
  return `<item><title>${escapeMarkup(article.title)}</title><link>${link}</link><guid>${link}</guid>${date}${body}</item>`
}
