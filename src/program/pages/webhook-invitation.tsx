import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type InvitationState, WebhookInvitation } from '../../app/shells/standalone/WebhookInvitation.tsx'
import { invitationPath } from '../../features/certification/webhooks/rules.ts'
import type { Context } from '../../ground/context.ts'
import { nobody, type Visit } from '../../ground/sessions/session.ts'
import { readFields, requestPayload } from '../../lib/calls/mount.ts'
import { PROBLEMS } from '../../problems.ts'
import { problemOf } from '../http/answers/problem-of-error.ts'
import { type CallName, performCall } from '../http/calls/perform-call.ts'
import { isNavigation } from '../http/calls/serve-call.ts'
import { refuseForeignForm } from '../http/guards/csrf.ts'
import { throttle } from '../http/guards/throttle.ts'
import type { RouteMatter } from '../http/health/before-opening.ts'
import type { Renderer } from './render.tsx'

interface Parts {
  appUrl: string
  log: Logger
  renderer: Renderer
  contextFor: (visit: Visit) => Context
}

type Invitation = Extract<InvitationState, { state: 'open' }>['invitation']
type Accepted = Extract<InvitationState, { state: 'accepted' }>

async function sendPage({ renderer }: Parts, reply: FastifyReply, status: number, state: InvitationState) {
  const page = await renderer.renderStill({
    path: invitationPath(''),
    title: 'Pantau status sertifikat',
    status,
    View: ({ content }) => <WebhookInvitation content={content} {...state} />,
  })
  return reply.code(status).type(page.type).header('Cache-Control', 'no-store').send(page.body)
}

/** Makes the call without a visitor: knowing the address is the right to it. */
async function perform<T>(parts: Parts, name: CallName, request: FastifyRequest, reply: FastifyReply, given: object) {
  const ctx = parts.contextFor({ ...nobody(), ip: request.ip })
  const asked = { ...given, ...requestPayload(request) }
  await throttle(name, ctx, asked, reply)
  return (await performCall(name, ctx, asked)) as T
}

function refusalOf({ log }: Parts, request: FastifyRequest, error: unknown) {
  const problem = problemOf(error)
  if (!problem) log.error({ err: error, id: request.id }, 'form failed')
  const { status, message } = problem ?? PROBLEMS.BROKEN
  return { status, message, headers: problem?.headers ?? {}, errors: problem?.errors ?? {} }
}

/** Serves the page of an invitation: what is followed, the signatures, and a field for an address. */
export function serveInvitation(server: FastifyInstance, parts: Parts): void {
  const config = { page: { name: 'WatchInvitation', audience: 'anyone' } } satisfies RouteMatter
  server.get(invitationPath(':token'), { config }, async (request, reply) => {
    try {
      const invitation = await perform<Invitation>(parts, 'getWatchInvitation', request, reply, {})
      return await sendPage(parts, reply, 200, { state: 'open', invitation, alamat: '', refusal: '' })
    } catch (error) {
      const { status, message, headers } = refusalOf(parts, request, error)
      return sendPage(parts, reply.headers(headers), status, { state: 'refused', message })
    }
  })
}

/** Returns the handler of the page's own form; undefined for programs. */
export const invitationAnswerer = (name: string, request: FastifyRequest) =>
  name === 'acceptWatchInvitation' && request.isMultipart() && isNavigation(request) ? answerForm : undefined

async function answerForm(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  refuseForeignForm(request, parts.appUrl)
  const { alamat = '' } = await readFields(request)
  try {
    const accepted = await perform<Omit<Accepted, 'state'>>(parts, 'acceptWatchInvitation', request, reply, { alamat })
    return await sendPage(parts, reply, 200, { state: 'accepted', ...accepted })
  } catch (error) {
    const { status, message, headers, errors } = refusalOf(parts, request, error)
    reply.headers(headers)
    const refusal = errors['alamat']?.join(' ') ?? message
    const invitation = await openAgain(parts, request)
    if (!invitation) return sendPage(parts, reply, status, { state: 'refused', message })
    return sendPage(parts, reply, status, { state: 'open', invitation, alamat, refusal })
  }
}

/** Returns the form's invitation while it still counts, so that the typed address is not lost. */
async function openAgain(parts: Parts, request: FastifyRequest): Promise<Invitation | undefined> {
  const ctx = parts.contextFor({ ...nobody(), ip: request.ip })
  const { token } = requestPayload(request)
  return (await performCall('getWatchInvitation', ctx, { token }).catch(() => undefined)) as Invitation | undefined
}
