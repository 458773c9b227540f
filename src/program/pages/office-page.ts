import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStaff } from '../../access.ts'
import type { SiteContent } from '../../features/platform/site-content/contract.ts'
import type { Db } from '../../ground/database/db.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import { escapeMarkup } from '../../lib/text/markup.ts'
import { officeTo } from '../../office-paths.ts'
import { to } from '../../paths.ts'
import type { Cookies } from '../http/guards/cookies.ts'
import { pageVisitor } from '../http/guards/identify-visitor.ts'
import { OFFICE_PERMISSIONS, officePolicy } from '../http/guards/security-headers.ts'
import type { Assets } from './assets.ts'
import type { Banner } from './demonstration-banner.ts'
import type { Answers } from './render.tsx'

interface Parts {
  answers: Answers
  assets: Assets
  banner: Banner
  cookies: Cookies
  keys: Keys
  db: Db
  clock: () => Date
  /** Opens a page of the site: a forbidden page looks like a missing one. */
  openUnknown: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** The body's facts that the office's program shows. */
type OfficeBody = Pick<
  SiteContent,
  'nama_lembaga' | 'nama_singkat' | 'zona_waktu' | 'logo' | 'warna_utama' | 'warna_kedua'
>

async function bodyOf({ answers }: Pick<Parts, 'answers'>): Promise<OfficeBody> {
  const content = (await answers.get('getContent', {})) as SiteContent
  const { nama_lembaga, nama_singkat, zona_waktu, logo, warna_utama, warna_kedua } = content
  return { nama_lembaga, nama_singkat, zona_waktu, logo, warna_utama, warna_kedua }
}

function officeDocument({ office, fonts }: Assets, banner: Banner, nonce: string, body: OfficeBody): string {
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta name="theme-color" content="${body.warna_utama}">`,
    `<meta name="csp-nonce" content="${nonce}"><title>${escapeMarkup(`Kantor belakang · ${body.nama_lembaga}`)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...office.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    `<script type="module" src="${office.main}"></script>`,
    `${banner.style}</head><body>${banner.note}`,
    `<script type="application/json" id="lembaga">${JSON.stringify(body).replaceAll('<', '\\u003c')}</script>`,
    '<div id="root"></div><noscript>Kantor belakang memerlukan JavaScript.</noscript></body></html>',
  ].join('')
}

/** The back office's shell: for staff only, rendered each time because of its nonce. */
export function serveOffice(server: FastifyInstance, parts: Parts): void {
  const { assets, banner, cookies, keys, db, clock, openUnknown } = parts

  async function open(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { account, sessionId } = await pageVisitor(request, cookies, { db, keys, now: clock() })
    reply.header('Cache-Control', 'no-store')
    if (!account) return reply.redirect(`${to.login}?tujuan=${encodeURIComponent(request.url)}`, 302)
    if (!account.verified) return reply.redirect(to.verifyEmail, 302)
    if (!isStaff(account)) return openUnknown(request, reply)
    if (sessionId !== undefined) cookies.setPair(reply, sessionId)
    reply.header('Permissions-Policy', OFFICE_PERMISSIONS)
    const nonce = randomBytes(16).toString('base64')
    if (!assets.fromSource) reply.header('Content-Security-Policy', officePolicy(nonce))
    return reply.type('text/html; charset=utf-8').send(officeDocument(assets, banner, nonce, await bodyOf(parts)))
  }

  server.get(officeTo.home, open)
  server.get(`${officeTo.home}/*`, open)
}
