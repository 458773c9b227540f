import type { FastifyInstance } from 'fastify'
import type { Call } from '../../../lib/calls/call.ts'
import { routePath } from '../../../lib/calls/mount.ts'
import type { RouteMatter } from '../health/before-opening.ts'

/** A browser asks again after a day whether a page may make the call. */
const PREFLIGHT_SECONDS = 86_400

const READABLE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'WWW-Authenticate, Retry-After, X-Request-Id',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Lets pages of other sites make the calls that are open to them, and read every answer: refusals too, as a wallet in a
 * page shows its holder why. No cookie counts for them, so that nobody's name is behind such a request.
 */
export function openToSites(server: FastifyInstance, table: Record<string, Call>): void {
  const open = new Set(Object.keys(table).filter((name) => table[name]?.openToSites))
  server.addHook('onSend', (request, reply, _payload, done) => {
    const { call = '' } = request.routeOptions.config as RouteMatter
    if (open.has(call)) reply.headers(READABLE)
    done()
  })
  for (const name of open) {
    const { method, path } = table[name] as Call
    server.options(routePath(path), { config: { call: name } }, async (_request, reply) =>
      reply
        .headers({
          'Access-Control-Allow-Methods': method,
          'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
          'Access-Control-Max-Age': PREFLIGHT_SECONDS,
          Vary: 'Origin, Access-Control-Request-Headers',
        })
        .code(204)
        .send(),
    )
  }
}
