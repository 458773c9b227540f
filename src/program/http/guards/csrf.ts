import type { FastifyRequest } from 'fastify'
import type { Keys } from '../../../ground/secrets/keys.ts'
import { Problem } from '../../../problems.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const OWN_SITES = ['same-origin', 'same-site', 'none']

/** The readable half of the pair: it belongs to one session id and changes with it. */
export const csrfToken = (keys: Keys, sessionId: string): string => keys.sign('csrf', sessionId)

/** Tells whether an origin is ours; on one's own machine localhost and 127.0.0.1 are the same site. */
function isOwnOrigin(origin: string, appUrl: string): boolean {
  const own = new URL(appUrl)
  if (origin === own.origin) return true
  if (!URL.canParse(origin)) return false
  const other = new URL(origin)
  const local = LOOPBACK.includes(own.hostname) && LOOPBACK.includes(other.hostname)
  return local && own.protocol === other.protocol && own.port === other.port
}

const isFromOwnPage = ({ headers: { origin, 'sec-fetch-site': site } }: FastifyRequest, appUrl: string): boolean =>
  (origin === undefined || isOwnOrigin(origin, appUrl)) && (site === undefined || OWN_SITES.includes(String(site)))

/**
 * Tells whether another site's page reads in the visitor's name, by script, image or frame. Following a link, from a
 * mail say, is no such read: it opens a document of ours in a tab of its own.
 */
export function isForeignRead(request: FastifyRequest, appUrl: string): boolean {
  const { origin, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = request.headers
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const isFollowedLink = origin === undefined && mode === 'navigate' && destination === 'document'
  return !isFollowedLink && !isFromOwnPage(request, appUrl)
}

/** Throws CSRF_MISMATCH for a form without session, unless the browser says that a page of ours sent it. */
export function refuseForeignForm(request: FastifyRequest, appUrl: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isSaid = origin !== undefined || site === 'same-origin'
  if (!isSaid || !isFromOwnPage(request, appUrl)) throw new Problem('CSRF_MISMATCH')
}

/** Throws CSRF_MISMATCH unless the request comes from a page of ours that holds the session's token. */
export function refuseForgery(
  request: FastifyRequest,
  keys: Keys,
  sessionId: string | undefined,
  appUrl: string,
): void {
  const { 'x-xsrf-token': xsrf, 'x-csrf-token': csrf } = request.headers
  const sent = xsrf ?? csrf
  const holdsToken = sessionId !== undefined && typeof sent === 'string' && keys.isSigned('csrf', sessionId, sent)
  if (!isFromOwnPage(request, appUrl) || !holdsToken) throw new Problem('CSRF_MISMATCH')
}
