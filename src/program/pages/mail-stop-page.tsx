import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { MailStop, type MailStopState } from '../../app/shells/standalone/MailStop.tsx'
import type { Context } from '../../ground/context.ts'
import { nobody, type Visit } from '../../ground/sessions/session.ts'
import { requestPayload } from '../../lib/calls/mount.ts'
import { own } from '../../own-paths.ts'
import { PROBLEMS } from '../../problems.ts'
import { problemOf } from '../http/answers/problem-of-error.ts'
import { type CallName, performCall } from '../http/calls/perform-call.ts'
import { throttle } from '../http/guards/throttle.ts'
import type { RouteMatter } from '../http/health/before-opening.ts'
import type { Renderer } from './render.tsx'

interface Parts {
  log: Logger
  renderer: Renderer
  contextFor: (visit: Visit) => Context
}

/** Makes a call as nobody, as knowing the address is the right to it, and sends the page with what came of it. */
async function open<T>(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  call: CallName,
  stateOf: (answer: T) => MailStopState,
) {
  try {
    const ctx = parts.contextFor({ ...nobody(), ip: request.ip })
    await throttle(call, ctx, requestPayload(request), reply)
    const answer = (await performCall(call, ctx, requestPayload(request))) as T
    return await sendPage(parts, reply, 200, stateOf(answer))
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) parts.log.error({ err: error, id: request.id }, 'form failed')
    const { status, message } = problem ?? PROBLEMS.BROKEN
    return sendPage(parts, reply.headers(problem?.headers ?? {}), status, { state: 'over', message })
  }
}

async function sendPage({ renderer }: Parts, reply: FastifyReply, status: number, state: MailStopState) {
  const page = await renderer.renderStill({
    path: own.stopMail(''),
    title: 'Berhenti menerima email',
    status,
    View: ({ content }) => <MailStop content={content} {...state} />,
  })
  return reply.code(status).type(page.type).header('Cache-Control', 'no-store').send(page.body)
}

/** Serves the page that a mail's link opens. It changes nothing: scanners of mail open links too. */
export function serveMailStop(server: FastifyInstance, parts: Parts): void {
  const config = { page: { name: 'MailStop', audience: 'guest' } } satisfies RouteMatter
  server.get(own.stopMail(':token'), { config }, (request, reply) =>
    open<{ label: string; keterangan: string }>(parts, request, reply, 'getMailStop', (kind) => ({
      state: 'asked',
      ...kind,
    })),
  )
}

/** Answers the page's form. The address says all, and is secret: nobody has to prove where it was pressed. */
export async function answerMailStopForm(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.raw.resume()
  await open<{ message: string }>(parts, request, reply, 'stopMail', ({ message }) => ({ state: 'stopped', message }))
}
