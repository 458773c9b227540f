import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { api } from '../../api.ts'
import { VerificationPage } from '../../app/shells/standalone/VerificationPage.tsx'
import type { Verification } from '../../features/certification/verification/contract.ts'
import type { CheckToCount } from '../../features/certification/verification/log-rules.ts'
import { verificationPath } from '../../features/certification/verification/rules.ts'
import type { Context } from '../../ground/context.ts'
import { nobody, type Visit } from '../../ground/sessions/session.ts'
import type { FileAnswer } from '../../lib/calls/call.ts'
import { requestPayload } from '../../lib/calls/mount.ts'
import { serverLimits } from '../../limits.ts'
import { PROBLEMS } from '../../problems.ts'
import { problemOf } from '../http/answers/problem-of-error.ts'
import { callAddress } from '../http/answers/shared-address.ts'
import { type CallName, checkPayload, performCall } from '../http/calls/perform-call.ts'
import { isNavigation } from '../http/calls/serve-call.ts'
import { embeddedHeaders } from '../http/guards/security-headers.ts'
import { throttle } from '../http/guards/throttle.ts'
import { Cache } from './cache.ts'
import type { Answers, Renderer } from './render.tsx'

interface Parts {
  appUrl: string
  log: Logger
  renderer: Renderer
  contextFor: (visit: Visit) => Context
  answersFor: (request: FastifyRequest, reply: FastifyReply) => Answers
  embedded: Cache<Embedded>
}

/** The shown file with its certificate checks, which are logged each time. */
interface Embedded extends FileAnswer {
  checks: readonly CheckToCount[]
}

type Answerer = (parts: Parts, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Returns the cache of what other sites show of certificates, shared by all and cleared at any change of content. */
export const embeddedCache = (clock: () => Date) =>
  new Cache<Embedded>({
    entries: serverLimits.pageCacheEntries,
    bytes: serverLimits.embeddedCacheBytes,
    bytesOf: ({ bytes }) => String(bytes).length * 2,
    isCacheable: () => true,
    deadlineMs: serverLimits.pageDeadlineMs,
    clock,
  })

/** Returns the handler of calls with another form of answer: a page for people, and content for other sites. */
export function verificationAnswerer(name: string, request: FastifyRequest): Answerer | undefined {
  if (name === 'getVerification' && isNavigation(request)) return sendPage
  if (name === 'getVerificationBadge') return sendEmbedded('getVerificationBadge', 'picture')
  return name === 'getVerificationFrame' ? sendEmbedded('getVerificationFrame', 'frame') : undefined
}

async function sendPage(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { nomor } = request.params as { nomor: string }
  const found = await verificationFor(parts, request, reply)
  const page = await parts.renderer.renderStill({
    path: verificationPath(nomor),
    title: `Sertifikat ${nomor}`,
    status: found.status,
    View: ({ content }) => <VerificationPage content={content} {...found} />,
  })
  return reply
    .code(page.status)
    .type(page.type)
    .headers({ 'Cache-Control': 'no-store', Vary: 'Accept' })
    .send(page.body)
}

async function verificationFor({ answersFor, log }: Parts, request: FastifyRequest, reply: FastifyReply) {
  try {
    const answer = await answersFor(request, reply).get('getVerification', requestPayload(request))
    return { status: 200, verification: answer as Verification }
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) log.error({ err: error, id: request.id }, 'page failed')
    const { status, message } = problem ?? PROBLEMS.BROKEN
    return { status, refusal: message }
  }
}

/** Sends content for other sites, never a stale one: while the database is away, there is none. */
const sendEmbedded =
  (name: CallName, standing: 'picture' | 'frame'): Answerer =>
  async ({ appUrl, contextFor, embedded }, request, reply) => {
    const payload = checkPayload(api[name], requestPayload(request))
    const own = contextFor({ ...nobody(), ip: request.ip })
    const make = async () => {
      const checks: CheckToCount[] = []
      const ctx = { ...own, verifications: { note: (...made: CheckToCount[]) => void checks.push(...made) } }
      await throttle(name, ctx, payload, reply)
      return { ...((await performCall(name, ctx, payload)) as FileAnswer), checks }
    }
    const { type, bytes, checks } = await embedded.freshOrMade(callAddress(api[name], payload), request.ip, make)
    own.verifications.note(...checks)
    const etag = `W/"${createHash('sha256').update(String(bytes)).digest('base64url')}"`
    reply.removeHeader('X-Frame-Options')
    reply.headers({ ...embeddedHeaders(appUrl, standing), ETag: etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(type).send(String(bytes))
  }
