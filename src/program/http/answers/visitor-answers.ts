import type { FastifyReply, FastifyRequest } from 'fastify'
import { isShared } from '../../../access.ts'
import { api } from '../../../api.ts'
import type { Context } from '../../../ground/context.ts'
import { nobody, type Visit } from '../../../ground/sessions/session.ts'
import { Problem } from '../../../problems.ts'
import type { Answers } from '../../pages/render.tsx'
import { performCall } from '../calls/perform-call.ts'
import { throttle } from '../guards/throttle.ts'
import type { PublicAnswers } from './public-answers.ts'

/** Answers for a page made for one visitor: what is the same for everyone, and what counts as the visitor's own try. */
export const visitorAnswers = (
  shared: PublicAnswers,
  contextFor: (visit: Visit, headers: { accept?: string }) => Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Answers => ({
  async get(name, asked) {
    if (isShared(api[name])) return shared.get(name, asked)
    const { accept = '' } = request.headers
    const ctx = contextFor({ ...nobody(), ip: request.ip }, { accept })
    try {
      await throttle(name, ctx, asked, reply)
    } catch (error) {
      if (error instanceof Problem) reply.headers(error.headers)
      throw error
    }
    return performCall(name, ctx, asked)
  },
})
