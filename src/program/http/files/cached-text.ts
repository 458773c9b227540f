import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { PageCache } from '../../pages/page-cache.ts'
import { refusalText } from '../answers/refusal-text.ts'
import type { RouteMatter } from '../health/before-opening.ts'

export interface TextFile {
  type: string
  make: () => string | Promise<string>
  config?: RouteMatter
}

/** Serves a text for programs like a page: made once, with an ETag, compressed, and anew once content has changed. */
export const textServer =
  (server: FastifyInstance, cache: PageCache, log: Logger) =>
  (path: string, { type, make, config = {} }: TextFile): void => {
    server.get(path, { config }, async (request, reply) => {
      reply.hijack()
      await cache.send(request.raw, reply.raw, {
        key: path,
        lane: request.ip,
        route: path,
        make: async () => ({ status: 200, type: `${type}; charset=utf-8`, body: await make() }),
        refuse: (error) => refusalText(error, request, log),
      })
    })
  }
