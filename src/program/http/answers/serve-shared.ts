import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Context } from '../../../ground/context.ts'
import type { Call } from '../../../lib/calls/call.ts'
import { ANSWERED, requestPayload } from '../../../lib/calls/mount.ts'
import type { PageCache } from '../../pages/page-cache.ts'
import { type CallName, checkPayload, performCall } from '../calls/perform-call.ts'
import { refusalText } from './refusal-text.ts'
import { callAddress } from './shared-address.ts'

interface Serving {
  name: CallName
  call: Call
  request: FastifyRequest
  reply: FastifyReply
}

/** A public answer is made once for everyone, under the address that its payload comes to. */
export async function serveShared(
  { name, call, request, reply }: Serving,
  cache: PageCache,
  ctx: Context,
  log: Logger,
): Promise<typeof ANSWERED> {
  const payload = checkPayload(call, requestPayload(request))
  const key = callAddress(call, payload)
  reply.hijack()
  await cache.send(request.raw, reply.raw, {
    key,
    lane: request.ip,
    route: request.routeOptions.url,
    make: async () => {
      const answer = await performCall(name, ctx, payload)
      return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(answer) }
    },
    refuse: (error) => refusalText(error, request, log),
  })
  return ANSWERED
}
