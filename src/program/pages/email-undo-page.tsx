import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { EmailUndo } from '../../app/shells/standalone/EmailUndo.tsx'
import type { Context } from '../../ground/context.ts'
import { nobody, type Visit } from '../../ground/sessions/session.ts'
import { requestPayload } from '../../lib/calls/mount.ts'
import { own } from '../../own-paths.ts'
import { PROBLEMS } from '../../problems.ts'
import { problemOf } from '../http/answers/problem-of-error.ts'
import { performCall } from '../http/calls/perform-call.ts'
import { refuseForeignForm } from '../http/guards/csrf.ts'
import { throttle } from '../http/guards/throttle.ts'
import type { RouteMatter } from '../http/health/before-opening.ts'
import type { Renderer } from './render.tsx'

type Outcome = Parameters<typeof EmailUndo>[0]['outcome']

interface Parts {
  appUrl: string
  log: Logger
  renderer: Renderer
  contextFor: (visit: Visit) => Context
}

async function sendPage({ renderStill }: Renderer, reply: FastifyReply, status: number, outcome: Outcome) {
  const page = await renderStill({
    path: own.undoEmailChange(''),
    title: 'Kembalikan alamat email',
    status,
    View: ({ content }) => <EmailUndo content={content} outcome={outcome} />,
  })
  return reply.code(status).type(page.type).header('Cache-Control', 'no-store').send(page.body)
}

/** The page that a link to the former address opens. It changes nothing: scanners of mail open links too. */
export function serveUndoPage(server: FastifyInstance, renderer: Renderer): void {
  const config = { page: { name: 'EmailUndo', audience: 'guest' } } satisfies RouteMatter
  server.get(own.undoEmailChange(':token'), { config }, (_request, reply) => sendPage(renderer, reply, 200, undefined))
}

/** Answers the page's form. The address says all, so the form is not read; it is made as nobody. */
export async function answerUndoForm(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  refuseForeignForm(request, parts.appUrl)
  request.raw.resume()
  try {
    const ctx = parts.contextFor({ ...nobody(), ip: request.ip })
    await throttle('undoEmailChange', ctx, requestPayload(request), reply)
    const { message } = (await performCall('undoEmailChange', ctx, requestPayload(request))) as { message: string }
    await sendPage(parts.renderer, reply, 200, { isDone: true, message })
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) parts.log.error({ err: error, id: request.id }, 'form failed')
    const { status, message } = problem ?? PROBLEMS.BROKEN
    await sendPage(parts.renderer, reply.headers(problem?.headers ?? {}), status, { isDone: false, message })
  }
}
