import type { FastifyReply } from 'fastify'

/** The headers that have no use on a hashed file, which is no document; a page loads a dozen such files. */
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

/** Sets the headers of a hashed file, which never changes. */
export function describeForEver(reply: Pick<FastifyReply, 'header' | 'removeHeader'>): void {
  for (const name of NEEDLESS) reply.removeHeader(name)
  reply.header('Cache-Control', 'public, max-age=31536000, immutable')
}
