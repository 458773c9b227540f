import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { api } from '../../../api.ts'
import type { Call } from '../../../lib/calls/call.ts'
import { escapeMarkup } from '../../../lib/text/markup.ts'
import type { Banner } from '../../pages/demonstration-banner.ts'
import type { PageCache } from '../../pages/page-cache.ts'
import { textServer } from '../files/cached-text.ts'
import { apiGuide } from './api-guide.ts'
import { openApi } from './openapi.ts'

/** /openapi.json, and the same to read at /dokumentasi-api. Each is made when it is asked for: few ask. */
export function serveDescription(
  server: FastifyInstance,
  { appUrl, banner, cache, log }: { appUrl: string; banner: Banner; cache: PageCache; log: Logger },
): void {
  const serve = textServer(server, cache, log)
  serve('/openapi.json', { type: 'application/json', make: () => JSON.stringify(openApi(appUrl)) })
  serve('/dokumentasi-api', { type: 'text/html', make: () => readablePage(banner, appUrl) })
}

function readablePage({ style, note }: Banner, appUrl: string): string {
  const rows = Object.entries(api as Record<string, Call>).map(([name, call]) => {
    const fields = Object.keys(call.payload?.shape ?? {}).join(', ') || '–'
    const cells = [call.method, call.path, call.access, call.summary, fields, name].map(
      (text) => `<td>${escapeMarkup(text)}</td>`,
    )
    return `<tr>${cells.join('')}</tr>`
  })
  const heads = ['Metode', 'Alamat', 'Akses', 'Guna', 'Isian', 'Nama']
    .map((text) => `<th scope="col">${text}</th>`)
    .join('')
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Dokumentasi API</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/dokumentasi-api.css">',
    `<meta name="robots" content="noindex">${style}</head><body>${note}`,
    '<main><h1>Dokumentasi API</h1>',
    '<p>Setiap panggilan sistem ini, dibuat dari kontraknya. Bentuk lengkap: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).',
    ' Kesalahan selalu berbentuk <code>{ message, errors? }</code>. <a href="/">Ke beranda</a></p>',
    apiGuide(appUrl),
    '<h2>Semua panggilan</h2>',
    `<div class="wide" role="region" aria-label="Tabel panggilan" tabindex="0"><table><caption>Panggilan</caption><thead><tr>${heads}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table></div></main></body></html>`,
  ].join('')
}
