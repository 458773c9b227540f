import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type InvitationState, WebhookInvitation } from '../../../app/shells/standalone/WebhookInvitation.tsx'
import { invitationPath } from '../../../features/certification/webhooks/rules.ts'
import { nobody } from '../../../ground/sessions/session.ts'
import { readFields, requestPayload } from '../../../lib/calls/mount.ts'
import { performCall } from '../../http/calls/perform-call.ts'
import { isNavigation } from '../../http/calls/serve-call.ts'
import { refuseForeignForm } from '../../http/guards/csrf.ts'
import type { RouteMatter } from '../../http/health/before-opening.ts'
import { explainError, performAsNobody, type StandaloneParts, sendStandalone } from './as-nobody.ts'

interface Parts extends StandaloneParts {
  appUrl: string
}

type Invitation = Extract<InvitationState, { state: 'open' }>['invitation']
type Accepted = Extract<InvitationState, { state: 'accepted' }>

const sendPage = (parts: Parts, reply: FastifyReply, status: number, state: InvitationState) =>
  sendStandalone(parts, reply, {
    path: invitationPath(''),
    title: 'Pantau status sertifikat',
    status,
    View: ({ content }) => <WebhookInvitation content={content} {...state} />,
  })

/** Serves the page of an invitation: what is followed, the signatures, and a field for an address. */
export function serveInvitation(server: FastifyInstance, parts: Parts): void {
  const config = { page: { name: 'WatchInvitation', audience: 'anyone' } } satisfies RouteMatter
  server.get(invitationPath(':token'), { config }, async (request, reply) => {
    try {
      const invitation = await performAsNobody<Invitation>(parts, 'getWatchInvitation', request, reply)
      return await sendPage(parts, reply, 200, { state: 'open', invitation, alamat: '', refusal: '' })
    } catch (error) {
      const { status, message, headers } = explainError(parts, request, error)
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
    const accepted = await performAsNobody<Omit<Accepted, 'state'>>(parts, 'acceptWatchInvitation', request, reply, {
      alamat,
    })
    return await sendPage(parts, reply, 200, { state: 'accepted', ...accepted })
  } catch (error) {
    const { status, message, headers, errors } = explainError(parts, request, error)
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
