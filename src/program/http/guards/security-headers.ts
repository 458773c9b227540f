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

/** Returns the back office's policy: its styles are made at run time and count only with the page's nonce. */
export const officePolicy = (nonce: string): string => policyText({ ...POLICY, 'style-src': `'self' 'nonce-${nonce}'` })

/**
 * The place of an answer: `page` for our pages, `frame` for a document in a frame of them, `open` without policy, while
 * developing.
 */
export type Standing = 'page' | 'frame' | 'open'

const FRAMED = { 'default-src': "'none'", 'frame-ancestors': "'self'" }

/** The policy of a picture; the page that a browser makes around it is styled inline. */
const SHOWN = `${policyText({ ...FRAMED, 'style-src': "'unsafe-inline'" })}; sandbox`

/**
 * Returns the headers of a call's file: it may stand in a frame of our pages, and nothing in it can run. Browsers do
 * not show a sandboxed PDF.
 */
export function fileHeaders(appUrl: string, type: string): Record<string, string> {
  const headers = securityHeaders(appUrl, 'frame')
  return type === 'application/pdf' ? headers : { ...headers, 'Content-Security-Policy': SHOWN }
}

/** The policy of the one page in other sites' frames: it has no script, no form and nothing worth clickjacking. */
const ANYWHERE = policyText({
  ...{ 'default-src': "'none'", 'style-src': "'self'", 'base-uri': "'none'", 'form-action': "'none'" },
  'frame-ancestors': '*',
})

/** Returns the headers for content on other sites: a picture, or the one page that may stand in their frames. */
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

/** The permissions of the back office, which scans the codes on candidates' cards with the camera. */
export const OFFICE_PERMISSIONS = permissionsFor('self')

/** Returns the headers of every answer. */
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

/** Adds these headers to every answer of this server. */
export function sendAlways(server: FastifyInstance, headers: Record<string, string>): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
