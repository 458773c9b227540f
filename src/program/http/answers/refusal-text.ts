import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { PlaceAway } from '../../../ground/storage/places/file-place.ts'
import { PROBLEMS, type Problem } from '../../../problems.ts'
import { problemOf } from './problem-of-error.ts'

/** Tells whether a stream ended because its reader left: nobody is there to answer, and nothing is wrong. */
const hasReaderLeft = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed && (error as { code?: string } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE'

/**
 * Returns the header that says how to show oneself (RFC 6750, section 3): an error only where a token came along. People
 * who are not logged in get none, by the contract.
 */
function challengeTo({ headers }: FastifyRequest, { code, status }: Problem): Record<string, string> {
  if (status !== 401) return {}
  if (/^Bearer\b/i.test(headers.authorization ?? '')) {
    return { 'WWW-Authenticate': 'Bearer realm="portal", error="invalid_token"' }
  }
  return code === 'UNAUTHENTICATED' ? {} : { 'WWW-Authenticate': 'Bearer realm="portal"' }
}

/** Returns the answer to an error: one of our problems, or 500 for a bug, which is logged. */
export function refusalText(error: unknown, request: FastifyRequest, log: Logger) {
  const problem = problemOf(error)
  if (!problem && !hasReaderLeft(error, request)) log.error({ err: error, id: request.id }, 'call failed')
  if (error instanceof PlaceAway) log.warn({ id: request.id, why: error.message }, 'files away')
  const { status, message } = problem ?? PROBLEMS.BROKEN
  const errors = problem?.errors ? { errors: problem.errors } : {}
  const body = JSON.stringify({ message, ...errors, ...problem?.told })
  const headers = { ...(problem && challengeTo(request, problem)), ...problem?.headers }
  return { status, type: 'application/json; charset=utf-8', body, headers }
}

export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger): void {
  const { status, type, body, headers } = refusalText(error, request, log)
  reply.code(status).headers(headers).header('Cache-Control', 'no-store').type(type).send(body)
}
