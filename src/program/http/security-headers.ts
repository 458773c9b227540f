import type { FastifyInstance } from 'fastify'

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

const policyText = (policy: Record<string, string>): string =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** The back office's styles are made while it runs; only those that carry the page's nonce count. */
export const officePolicy = (nonce: string): string => policyText({ ...POLICY, 'style-src': `'self' 'nonce-${nonce}'` })

/** `page`: our own pages. `frame`: a document that may stand in a frame of them. `open`: no policy, while developing. */
export type Standing = 'page' | 'frame' | 'open'

const FRAMED = { 'default-src': "'none'", 'frame-ancestors': "'self'" }

/** A picture's policy; the page that a browser makes around it is styled inline. */
const SHOWN = `${policyText({ ...FRAMED, 'style-src': "'unsafe-inline'" })}; sandbox`

/** What a call hands out may stand in a frame of our own pages, and nothing in it can run. Of a sandboxed PDF browsers show nothing. */
export function fileHeaders(appUrl: string, type: string): Record<string, string> {
  const headers = securityHeaders(appUrl, 'frame')
  return type === 'application/pdf' ? headers : { ...headers, 'Content-Security-Policy': SHOWN }
}

/** On other sites only this page stands in a frame: it has no script, no form and nothing of a visitor's to be clicked away. */
const ANYWHERE = policyText({
  ...{ 'default-src': "'none'", 'style-src': "'self'", 'base-uri': "'none'", 'form-action': "'none'" },
  'frame-ancestors': '*',
})

/** What other sites may show: a picture, or the one page that may stand in their frames. */
export function embeddedHeaders(appUrl: string, standing: 'picture' | 'frame'): Record<string, string> {
  const { 'X-Frame-Options': denied = '', ...headers } = securityHeaders(appUrl)
  return {
    ...headers,
    ...(standing === 'picture' ? { 'X-Frame-Options': denied } : {}),
    'Content-Security-Policy': standing === 'frame' ? ANYWHERE : policyText({ ...FRAMED, 'frame-ancestors': "'none'" }),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  }
}

const permissionsFor = (camera: string): string =>
  `camera=(${camera}), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()`

/** The back office scans the codes on candidates' cards. */
export const OFFICE_PERMISSIONS = permissionsFor('self')

/** The headers of every answer. */
export function securityHeaders(appUrl: string, standing: Standing = 'page'): Record<string, string> {
  const policy = standing === 'frame' ? FRAMED : POLICY
  return {
    ...(standing === 'open' ? {} : { 'Content-Security-Policy': policyText(policy) }),
    ...(appUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': standing === 'frame' ? 'SAMEORIGIN' : 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsFor(''),
  }
}

/** Every answer of this server has these headers. */
export function sendAlways(server: FastifyInstance, headers: Record<string, string>): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
