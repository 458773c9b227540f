import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { api } from '../../api.ts'
import { routeTable } from '../../app/route-table.ts'
import type { Posted } from '../../app/routing/page.ts'
import type { Context } from '../../ground/context.ts'
import { nobody, type Visit } from '../../ground/sessions/session.ts'
import type { Call } from '../../lib/calls/call.ts'
import { fileField, readForm } from '../../lib/calls/mount.ts'
import { to } from '../../paths.ts'
import { PROBLEMS, Problem } from '../../problems.ts'
import { problemOf } from '../http/answers/problem-of-error.ts'
import { type CallName, performCall } from '../http/calls/perform-call.ts'
import { isNavigation } from '../http/calls/serve-call.ts'
import type { Cookies } from '../http/guards/cookies.ts'
import { refuseForeignForm } from '../http/guards/csrf.ts'
import { throttle } from '../http/guards/throttle.ts'
import { answerAccountForm, isAccountForm } from './account-forms.ts'
import type { Answers, Renderer } from './render.tsx'
import { answerUndoForm } from './standalone/email-undo-page.tsx'
import { answerMailStopForm } from './standalone/mail-stop-page.tsx'
import { withOutcome } from './with-outcome.ts'

/** The calls of a complaint's reporter. */
export const COMPLAINT_FORMS: readonly CallName[] = [
  'fileComplaint',
  'trackComplaint',
  'replyToComplaint',
  'reopenComplaint',
]

/** The pages whose forms work without the program: they post to their own address, and `aksi` names the call. */
const FORMS: Record<string, readonly CallName[]> = {
  [to.complaints]: COMPLAINT_FORMS,
  [to.markUse]: ['fileMarkReport'],
}
export const PAGE_FORM_PATHS: readonly string[] = Object.keys(FORMS)

interface Parts {
  appUrl: string
  log: Logger
  renderer: Renderer
  cookies: Cookies
  contextFor: (visit: Visit) => Context
  answersFor: (request: FastifyRequest, reply: FastifyReply) => Answers
}

const callsOf = (request: FastifyRequest): readonly CallName[] => FORMS[request.routeOptions.url ?? ''] ?? []

/** Tells whether a browser sends a page's form without our program. */
const isPageForm = (request: FastifyRequest): boolean =>
  request.method === 'POST' && request.isMultipart() && isNavigation(request) && callsOf(request).length > 0

const textsIn = (form: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))

/** Makes the call as nobody: no session counts here, so none can be abused by another site's page. */
export async function performForm(
  { log, contextFor }: Pick<Parts, 'log' | 'contextFor'>,
  request: FastifyRequest,
  reply: FastifyReply,
  calls: readonly CallName[],
): Promise<{ status: number; posted: Posted }> {
  const taken = calls.map((name) => fileField(api[name])).find((field) => field !== undefined)
  let posted: Posted = { call: '', given: {} }
  try {
    if (!taken) throw new Problem('UNREADABLE')
    const form = await readForm(request, taken)
    const name = calls.find((each) => each === form['aksi'])
    posted = { call: name ?? '', given: textsIn(form) }
    if (!name) throw new Problem('UNREADABLE')
    const ctx = contextFor({ ...nobody(), ip: request.ip })
    await throttle(name, ctx, form, reply)
    const answer = await performCall(name, ctx, form)
    const { status = 200 }: Call = api[name]
    return { status, posted: { ...posted, answer } }
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) log.error({ err: error, id: request.id }, 'form failed')
    if (problem) reply.headers(problem.headers)
    const { status, message } = problem ?? PROBLEMS.BROKEN
    return { status, posted: { ...posted, refusal: { status, message, errors: problem?.errors ?? {} } } }
  }
}

/** Returns the handler of a form that a browser sends without our program; undefined for calls of a program. */
export function formAnswerer(name: string, request: FastifyRequest) {
  if (name === 'undoEmailChange' && isNavigation(request)) return answerUndoForm
  if (name === 'stopMail' && isNavigation(request)) return answerMailStopForm
  if (isAccountForm(request)) return answerAccountForm
  return isPageForm(request) ? answerPageForm : undefined
}

/** Answers a form with the whole page that it stands on. */
async function answerPageForm(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  refuseForeignForm(request, parts.appUrl)
  const { status, posted } = await performForm(parts, request, reply, callsOf(request))
  const entry = routeTable.find(({ path }) => path === request.routeOptions.url)
  const page = await parts.renderer.render(
    request.url,
    entry && withOutcome(entry, posted),
    parts.answersFor(request, reply),
  )
  await reply.code(status).type(page.type).header('Cache-Control', 'no-store').send(page.body)
}
