import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { SiteContent } from '../../../features/platform/site-content/contract.ts'
import { ROOT } from '../../../ground/root.ts'
import type { FileStore } from '../../../ground/storage/file-store.ts'
import { MOTIF } from '../../../lib/graphics/motif.ts'
import { inBodyColour } from '../../../lib/graphics/recolour.ts'
import { officeTo } from '../../../office-paths.ts'
import { to } from '../../../paths.ts'
import type { PageCache } from '../../pages/page-cache.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import type { RouteMatter } from '../health/before-opening.ts'
import { articleFeed } from './article-feed.ts'
import { serveBranding } from './branding-files.ts'
import { textServer } from './cached-text.ts'
import { sitemap } from './sitemap.ts'

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
  cache: PageCache
  log: Logger
}

/** Files that programs read: what to index, what is new, how to install. */
export function serveSiteFiles(server: FastifyInstance, parts: Parts): void {
  const { answers, appUrl, files, clock, cache, log } = parts
  serveBranding(server, { answers, files })
  const serve = textServer(server, cache, log)
  const content = () => answers.get('getContent', {}) as Promise<SiteContent>
  serve('/robots.txt', { type: 'text/plain', make: () => robots(appUrl) })
  // Finders of a weakness need somebody to write to before the portal opens too.
  serve('/.well-known/security.txt', {
    type: 'text/plain',
    make: async () => securityText(await content(), appUrl, clock()),
  })
  serve('/sitemap.xml', { type: 'application/xml', config: OPEN_TO_ALL, make: () => sitemap(answers, appUrl) })
  serve(to.articleFeed, { type: 'application/rss+xml', config: OPEN_TO_ALL, make: () => articleFeed(answers, appUrl) })
  for (const address of Object.values(MOTIF)) {
    const file = path.join(ROOT, 'src/ui', address)
    serve(address, {
      type: 'image/svg+xml',
      make: async () => inBodyColour(await readFile(file, 'utf8'), (await content()).warna_utama),
    })
  }
  serve('/manifest.webmanifest', {
    type: 'application/manifest+json',
    make: async () => JSON.stringify(manifest(await content())),
  })
}

const robots = (appUrl: string): string =>
  [
    'User-agent: *',
    `Disallow: ${to.memberArea}/`,
    `Disallow: ${officeTo.home}`,
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n')

const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose })

const manifest = ({ nama_lembaga, nama_singkat, warna_utama }: SiteContent) => ({
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
