import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isReader, isStaff } from '../../access.ts'
import { api } from '../../api.ts'
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

/** Calls that every opening of the office begins with; the desk asks for its own as well. */
const FIRST_CALLS = ['whoAmI', 'listArrangements', 'getPendingConsents'] as const

/** The screen of the door, whose document says nothing of anybody. */
const DOOR = screenAt(officeTo.door)

/** Returns the screen at an address of the office: 'artikel.list', 'permohonan.show'. */
export function screenAt(address: string): string {
  const [, , name = '', id, last] = new URL(address, 'http://office').pathname.split('/')
  if (name === '') return 'meja.list'
  if (id === undefined || id === '') return `${name}.list`
  if (id === 'create') return `${name}.create`
  return last === 'show' ? `${name}.show` : `${name}.edit`
}

/**
 * Makes the first calls in the name of the visitor, who so need not wait for one after the other. What is refused is
 * left to the program, which asks again and says why.
 */
async function firstAnswers(server: FastifyInstance, request: FastifyRequest, screen: string): Promise<object> {
  const calls = screen === 'meja.list' ? [...FIRST_CALLS, 'getDesk' as const] : FIRST_CALLS
  const { cookie, 'user-agent': userAgent, 'x-forwarded-for': forwarded } = request.headers
  const headers = {
    accept: 'application/json',
    ...(cookie ? { cookie } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
    ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
  }
  const { remoteAddress = '' } = request.socket
  const asked = calls.map(async (name) => {
    const url = api[name].path
    const answer = await server.inject({ url, headers, remoteAddress })
    return answer.statusCode === 200 ? [[url, answer.json() as unknown] as const] : []
  })
  return Object.fromEntries((await Promise.all(asked)).flat())
}

const jsonElement = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

interface DocumentParts extends Pick<Parts, 'assets' | 'banner'> {
  nonce: string
  body: OfficeBody
  screen: string
  answers: object
}

function officeDocument({ assets, banner, nonce, body, screen, answers }: DocumentParts): string {
  const { office } = assets
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta name="theme-color" content="${body.warna_utama}">`,
    `<meta name="csp-nonce" content="${nonce}"><title>${escapeMarkup(`Kantor belakang · ${body.nama_lembaga}`)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...office.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    `<script type="module" src="${office.main}"></script>`,
    // All at once; the typeface is not among them, as words can be read before it is there.
    ...office.preloads(screen).map((file) => `<link rel="modulepreload" href="${file}">`),
    `${banner.style}</head><body>${banner.note}`,
    jsonElement('lembaga', body),
    jsonElement('jawaban', answers),
    '<div id="root"></div><noscript>Kantor belakang memerlukan JavaScript.</noscript></body></html>',
  ].join('')
}

/** The back office's shell: for staff and readers from outside, rendered each time because of its nonce. */
export function serveOffice(server: FastifyInstance, parts: Parts): void {
  const { assets, banner, cookies, keys, db, clock, openUnknown } = parts

  async function open(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { account, sessionId } = await pageVisitor(request, cookies, { db, keys, now: clock() })
    reply.header('Cache-Control', 'no-store')
    if (!account) return reply.redirect(`${to.login}?tujuan=${encodeURIComponent(request.url)}`, 302)
    if (!account.verified) return reply.redirect(to.verifyEmail, 302)
    if (!isStaff(account) && !isReader(account)) return openUnknown(request, reply)
    if (sessionId !== undefined) cookies.setPair(reply, sessionId)
    reply.header('Permissions-Policy', OFFICE_PERMISSIONS)
    const nonce = randomBytes(16).toString('base64')
    if (!assets.fromSource) reply.header('Content-Security-Policy', officePolicy(nonce))
    const screen = screenAt(request.url)
    // Without a session a cookie remembers the person, which each call would spend; the door's page is kept by browsers.
    // Readers from outside open only what they ask for.
    const isWithoutAnswers = sessionId === undefined || screen === DOOR || isReader(account)
    const answers = isWithoutAnswers ? {} : await firstAnswers(server, request, screen)
    const body = await bodyOf(parts)
    return reply.type('text/html; charset=utf-8').send(officeDocument({ assets, banner, nonce, body, screen, answers }))
  }

  server.get(officeTo.home, open)
  server.get(`${officeTo.home}/*`, open)
}
