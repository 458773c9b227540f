import type { Head } from '../../app/routing/page.ts'
import { themeAddress } from '../../ground/branding/theme-css.ts'
import type { BodyColours } from '../../lib/graphics/colour-scheme.ts'
import { pictureSize } from '../../lib/graphics/picture.ts'
import { escapeMarkup } from '../../lib/text/markup.ts'
import { to } from '../../paths.ts'
import type { Assets } from './assets.ts'
import type { Banner } from './demonstration-banner.ts'
import { scriptJson } from './hydration.ts'
import { inOne, type Pieces } from './pieces.ts'

interface DocumentParts {
  head: Head
  /** The body's name, added to each title. */
  siteName: string
  colours: BodyColours
  appUrl: string
  path: string
  body: Pieces
  /** The state for the browser program, as JSON of `hydration.ts`; never executed. Without it no program follows. */
  hydration?: Pieces
  assets: Assets
  preloads: string[]
  banner: Banner
  /** True when the page itself is made in the browser. */
  isShell?: true
  /** True when no browser program follows, at most a small one of its own. */
  isStill?: true
  program?: string
  /** Indonesian unless it says otherwise. */
  language?: 'en'
  /** Paths of the same page in both languages, where it stands in both. */
  languages?: { id: string; en: string } | undefined
}

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escapeMarkup(content)}">`
const og = (name: string, content: string): string => `<meta property="og:${name}" content="${escapeMarkup(content)}">`

/** The title a page carries: its own and the body's name. */
export const fullTitle = (title: string, siteName: string): string =>
  title === siteName || siteName === '' ? title : `${title} · ${siteName}`

/** The properties of structured data that name the body, by their type: what Google asks for besides a page's own. */
const BODY_AS: Record<string, string[]> = { Article: ['author', 'publisher'], Event: ['organizer'] }

function structuredData(jsonLd: Record<string, unknown>, { siteName, appUrl }: DocumentParts): object {
  const body = { '@type': 'Organization', name: siteName, url: appUrl, logo: `${appUrl}/icon-512.png` }
  const named = (BODY_AS[String(jsonLd['@type'])] ?? []).map((property) => [property, body])
  return { '@context': 'https://schema.org', ...jsonLd, ...Object.fromEntries(named) }
}

function descriptionTags(parts: DocumentParts): string[] {
  const { head, siteName, appUrl, path } = parts
  const title = fullTitle(head.title, siteName)
  const size = head.image ? pictureSize(head.image) : undefined
  return [
    `<title>${escapeMarkup(title)}</title>`,
    ...(head.description ? [meta('description', head.description), og('description', head.description)] : []),
    ...(head.noindex ? [meta('robots', 'noindex')] : [`<link rel="canonical" href="${escapeMarkup(appUrl + path)}">`]),
    og('type', head.jsonLd?.['@type'] === 'Article' ? 'article' : 'website'),
    og('title', title),
    og('url', appUrl + path),
    og('locale', parts.language === 'en' ? 'en_GB' : 'id_ID'),
    og('site_name', siteName),
    og('image', size ? `${appUrl}/images/${head.image}` : `${appUrl}/og.png`),
    og('image:width', String(size?.width ?? 1200)),
    og('image:height', String(size?.height ?? 630)),
    og('image:alt', size ? head.title : siteName),
    meta('twitter:card', 'summary_large_image'),
    ...(head.jsonLd
      ? [`<script type="application/ld+json">${scriptJson(structuredData(head.jsonLd, parts))}</script>`]
      : []),
  ]
}

function loadingTags(parts: DocumentParts): string[] {
  const { assets } = parts
  const theme = themeAddress(parts.colours)
  return [
    `<script ${assets.fromSource ? 'type="module" ' : ''}src="${assets.theme}"></script>`,
    ...assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...(assets.ground
      ? [`<link rel="preload" href="${assets.ground}" as="image" type="image/svg+xml" crossorigin>`]
      : []),
    ...[...assets.styles, ...(theme ? [theme] : [])].map((style) => `<link rel="stylesheet" href="${style}">`),
    ...programTags(parts),
  ]
}

/** Tells whether a page was rendered to be read at once: `app/begin.ts` then loads the program and the manifest. */
const isReadFirst = ({ assets, isShell, isStill }: DocumentParts): boolean => !isShell && !isStill && !assets.fromSource

/** Returns the script tags; a shell loads the program right away, as it is empty without. */
function programTags(parts: DocumentParts): string[] {
  const { assets, preloads, isStill, program } = parts
  if (isStill) return program ? [`<script type="module" src="${program}"></script>`] : []
  if (isReadFirst(parts)) {
    return [
      `<script async src="${assets.begin}" data-main="${assets.main}" data-parts="${preloads.join(' ')}"></script>`,
    ]
  }
  return [
    `<script type="module" src="${assets.main}"></script>`,
    ...preloads.map((chunk) => `<link rel="modulepreload" href="${chunk}">`),
  ]
}

/** Returns the tags for search engines about the other language; speakers of neither get the Indonesian page. */
const languageTags = ({ languages, head, appUrl }: DocumentParts): string[] =>
  languages === undefined || head.noindex
    ? []
    : [
        ['id', languages.id],
        ['en', languages.en],
        ['x-default', languages.id],
      ].map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="${escapeMarkup(appUrl + path)}">`)

/** Returns the document up to where the page itself begins. */
const documentStart = (parts: DocumentParts): string =>
  [
    `<!doctype html><html lang="${parts.language ?? 'id'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    meta('theme-color', parts.colours.warna_utama),
    ...loadingTags(parts),
    ...descriptionTags(parts),
    ...languageTags(parts),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...(isReadFirst(parts) ? [] : ['<link rel="manifest" href="/manifest.webmanifest">']),
    `<link rel="alternate" type="application/rss+xml" hreflang="id" title="Artikel" href="${to.articleFeed}">`,
    `${parts.banner.style}</head><body>${parts.language === 'en' ? parts.banner.english : parts.banner.note}<div id="root">`,
  ].join('')

/** The whole HTML document of a page. */
export const htmlDocument = (parts: DocumentParts): Buffer =>
  inOne([
    documentStart(parts),
    ...parts.body,
    '</div>',
    ...(parts.hydration ? ['<script type="application/json" id="hydration">', ...parts.hydration, '</script>'] : []),
    '</body></html>',
  ])
