import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MailStop, type MailStopState } from '../../../app/shells/standalone/MailStop.tsx'
import { own } from '../../../own-paths.ts'
import type { CallName } from '../../http/calls/perform-call.ts'
import type { RouteMatter } from '../../http/health/before-opening.ts'
import { explainError, performAsNobody, type StandaloneParts, sendStandalone } from './as-nobody.ts'

/** Makes a call, and sends the page with what came of it. */
async function open<T>(
  parts: StandaloneParts,
  request: FastifyRequest,
  reply: FastifyReply,
  call: CallName,
  stateOf: (answer: T) => MailStopState,
) {
  try {
    return await sendPage(parts, reply, 200, stateOf(await performAsNobody<T>(parts, call, request, reply)))
  } catch (error) {
    const { status, message, headers } = explainError(parts, request, error)
    return sendPage(parts, reply.headers(headers), status, { state: 'over', message })
  }
}

const sendPage = (parts: StandaloneParts, reply: FastifyReply, status: number, state: MailStopState) =>
  sendStandalone(parts, reply, {
    path: own.stopMail(''),
    title: 'Berhenti menerima email',
    status,
    View: ({ content }) => <MailStop content={content} {...state} />,
  })

/** Serves the page that a mail's link opens. It changes nothing: scanners of mail open links too. */
export function serveMailStop(server: FastifyInstance, parts: StandaloneParts): void {
  const config = { page: { name: 'MailStop', audience: 'guest' } } satisfies RouteMatter
  server.get(own.stopMail(':token'), { config }, (request, reply) =>
    open<{ label: string; keterangan: string }>(parts, request, reply, 'getMailStop', (kind) => ({
      state: 'asked',
      ...kind,
    })),
  )
}

/** Answers the page's form. The address says all, and is secret: nobody has to prove where it was pressed. */
export async function answerMailStopForm(
  parts: StandaloneParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  request.raw.resume()
  await open<{ message: string }>(parts, request, reply, 'stopMail', ({ message }) => ({ state: 'stopped', message }))
}
