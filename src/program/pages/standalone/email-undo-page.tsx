import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EmailUndo } from '../../../app/shells/standalone/EmailUndo.tsx'
import { own } from '../../../own-paths.ts'
import { refuseForeignForm } from '../../http/guards/csrf.ts'
import type { RouteMatter } from '../../http/health/before-opening.ts'
import type { Renderer } from '../render.tsx'
import { explainError, performAsNobody, type StandaloneParts, sendStandalone } from './as-nobody.ts'

type Outcome = Parameters<typeof EmailUndo>[0]['outcome']

const sendPage = (renderer: Renderer, reply: FastifyReply, status: number, outcome: Outcome) =>
  sendStandalone({ renderer }, reply, {
    path: own.undoEmailChange(''),
    title: 'Kembalikan alamat email',
    status,
    View: ({ content }) => <EmailUndo content={content} outcome={outcome} />,
  })

/** The page that a link to the former address opens. It changes nothing: scanners of mail open links too. */
export function serveUndoPage(server: FastifyInstance, renderer: Renderer): void {
  const config = { page: { name: 'EmailUndo', audience: 'guest' } } satisfies RouteMatter
  server.get(own.undoEmailChange(':token'), { config }, (_request, reply) => sendPage(renderer, reply, 200, undefined))
}

/** Answers the page's form. The address says all, so the form is not read; it is made as nobody. */
export async function answerUndoForm(
  parts: StandaloneParts & { appUrl: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  refuseForeignForm(request, parts.appUrl)
  request.raw.resume()
  try {
    const { message } = await performAsNobody<{ message: string }>(parts, 'undoEmailChange', request, reply)
    await sendPage(parts.renderer, reply, 200, { isDone: true, message })
  } catch (error) {
    const { status, message, headers } = explainError(parts, request, error)
    await sendPage(parts.renderer, reply.headers(headers), status, { isDone: false, message })
  }
}
