import type { FastifyReply } from 'fastify'

/** What means nothing on a file that never changes and is no document; a page fetches a dozen of them. */
const NEEDLESS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
  'Accept-Ranges',
  'ETag',
  'Last-Modified',
]

/** Of a hashed file: it never changes. */
export function describeForEver(reply: Pick<FastifyReply, 'header' | 'removeHeader'>): void {
  for (const name of NEEDLESS) reply.removeHeader(name)
  reply.header('Cache-Control', 'public, max-age=31536000, immutable')
}
