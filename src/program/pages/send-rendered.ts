import type { FastifyReply } from 'fastify'
import type { Rendered } from './page-cache.ts'

/** Sends a page that nobody may keep. */
export const sendRendered = (reply: FastifyReply, { status, type, body, headers = {} }: Rendered): FastifyReply =>
  reply
    .code(status)
    .type(type)
    .headers({ ...headers, 'Cache-Control': 'no-store' })
    .send(body)
