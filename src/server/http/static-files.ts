import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ROOT } from '../root.ts'

const DAY_SECONDS = 86_400

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

/** The built browser program: hashed files for ever, the others (icons) for a day. */
export async function serveStatic(server: FastifyInstance, folder = path.join(ROOT, 'dist/client')): Promise<void> {
  if (!existsSync(folder)) return
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      if (hashed) for (const name of NEEDLESS) reply.removeHeader(name)
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : `public, max-age=${DAY_SECONDS}`)
    },
  })
}
