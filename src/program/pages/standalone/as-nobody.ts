import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Context } from '../../../ground/context.ts'
import { nobody, type Visit } from '../../../ground/sessions/session.ts'
import { requestPayload } from '../../../lib/calls/mount.ts'
import { PROBLEMS } from '../../../problems.ts'
import { problemOf } from '../../http/answers/problem-of-error.ts'
import { type CallName, performCall } from '../../http/calls/perform-call.ts'
import { throttle } from '../../http/guards/throttle.ts'
import type { Renderer } from '../render.tsx'

/** What a page needs that a secret address opens, from a letter or an invitation. */
export interface StandaloneParts {
  log: Logger
  renderer: Renderer
  contextFor: (visit: Visit) => Context
}

/** Makes a call without a visitor, as knowing the address is the right to it; `given` is what was typed. */
export async function performAsNobody<T>(
  { contextFor }: StandaloneParts,
  name: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
  given: object = {},
): Promise<T> {
  const ctx = contextFor({ ...nobody(), ip: request.ip })
  const asked = { ...given, ...requestPayload(request) }
  await throttle(name, ctx, asked, reply)
  return (await performCall(name, ctx, asked)) as T
}

/** Returns what to say of an error, with its status, headers and fields; logs it where it is no refusal. */
export function explainError({ log }: StandaloneParts, request: FastifyRequest, error: unknown) {
  const problem = problemOf(error)
  if (!problem) log.error({ err: error, id: request.id }, 'form failed')
  const { status, message } = problem ?? PROBLEMS.BROKEN
  return { status, message, headers: problem?.headers ?? {}, errors: problem?.errors ?? {} }
}

/** Sends a page that no cache keeps. */
export async function sendStandalone(
  { renderer }: Pick<StandaloneParts, 'renderer'>,
  reply: FastifyReply,
  still: Parameters<Renderer['renderStill']>[0],
) {
  const page = await renderer.renderStill(still)
  return reply.code(still.status).type(page.type).header('Cache-Control', 'no-store').send(page.body)
}
