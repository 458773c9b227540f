import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { isReader, isStaff } from '../../access.ts'
import { api } from '../../api.ts'
import { tooManyWords } from '../../app/calls/too-many-words.ts'
import { routeTable } from '../../app/route-table.ts'
import { destinationIn, withReturn } from '../../app/session/destination.ts'
import type { Context } from '../../ground/context.ts'
import type { Visit } from '../../ground/sessions/session.ts'
import { type Account, accountByEmail } from '../../ground/sessions/session-queries.ts'
import { readFields } from '../../lib/calls/mount.ts'
import { OFFICE_HOME, own } from '../../own-paths.ts'
import { to } from '../../paths.ts'
import { PROBLEMS, Problem } from '../../problems.ts'
import { problemOf } from '../http/answers/problem-of-error.ts'
import type { CallName } from '../http/calls/perform-call.ts'
import { isNavigation, serveForm } from '../http/calls/serve-call.ts'
import type { Cookies } from '../http/guards/cookies.ts'
import { refuseForeignForm } from '../http/guards/csrf.ts'
import type { RouteMatter } from '../http/health/before-opening.ts'
import type { Answers, Renderer } from './render.tsx'
import { withOutcome } from './with-outcome.ts'

type Fields = Record<string, string>

interface AccountForm {
  call: CallName
  /** A call that is made first, with the same fields. */
  first?: CallName
  /**
   * Returns the call's payload, where it is not the fields as they are; `account` is the one that the first call found.
   */
  payload?: (fields: Fields, params: Fields, account: Account | undefined) => Record<string, unknown>
  /** Returns where it leads; `url` is the form's page, `home` the start page of the account. */
  next: (answer: unknown, url: URL, home: string) => string
}

interface Parts {
  appUrl: string
  log: Logger
  renderer: Renderer
  cookies: Cookies
  contextFor: (visit: Visit) => Context
  answersFor: (request: FastifyRequest, reply: FastifyReply) => Answers
}

/** ConcurrencyLimiter a tick into a boolean; browsers send 'on', or nothing. */
const withTick = (fields: Fields, name: string): Record<string, unknown> => ({
  ...fields,
  [name]: fields[name] === 'on',
})

const afterEntering: AccountForm['next'] = (answer, url, home) =>
  (answer as { two_factor?: boolean } | undefined)?.two_factor
    ? withReturn(to.twoFactorChallenge, destinationIn(url.searchParams))
    : (destinationIn(url.searchParams) ?? home)

const versionOf = (text: string | undefined) => (text ? Number(text) : undefined)

/** The forms of guests and of those who have not verified their address, by the page they stand on. */
const FORMS: Record<string, AccountForm> = {
  [to.login]: { call: 'login', payload: (fields) => withTick(fields, 'remember'), next: afterEntering },
  [to.register]: {
    call: 'register',
    payload: ({ versi_privasi, versi_syarat, ...fields }) => ({
      ...withTick(fields, 'persetujuan'),
      versi_privasi: versionOf(versi_privasi),
      versi_syarat: versionOf(versi_syarat),
    }),
    next: afterEntering,
  },
  // One field takes both, as in the browser program: a code of the app or a recovery code.
  [to.twoFactorChallenge]: {
    call: 'twoFactorChallenge',
    payload: ({ code }) => ({ code, recovery_code: code }),
    next: afterEntering,
  },
  [to.forgotPassword]: { call: 'forgotPassword', next: () => `${to.forgotPassword}?terkirim=ya` },
  [own.resetPassword(':token')]: {
    call: 'resetPassword',
    payload: (fields, { token }) => ({ ...fields, token }),
    next: () => `${to.login}?password=diganti`,
  },
  [to.verifyEmail]: {
    call: 'resendVerification',
    payload: () => ({}),
    next: (answer) => (answer === undefined ? to.dashboard : `${to.verifyEmail}?tautan=terkirim`),
  },
  [own.logout]: { call: 'logout', payload: () => ({}), next: () => to.home },
}

export const ACCOUNT_FORM_PATHS: readonly string[] = Object.keys(FORMS)

/** The second form of that page, recognised by its fields: it corrects the address. */
const CORRECTION: AccountForm = {
  first: 'confirmPassword',
  call: 'updateProfile',
  payload: ({ email }, _params, account) => ({ name: account?.name, email }),
  next: () => `${to.verifyEmail}?alamat=diganti`,
}

/** Addresses that only a form is sent to: no call has them. */
const FORM_ONLY = Object.keys(FORMS).filter((path) =>
  Object.values(api).every((call) => call.method !== 'POST' || call.path !== path),
)

const formOf = (request: FastifyRequest): AccountForm | undefined => FORMS[request.routeOptions.url ?? '']

/** Tells whether a browser without our program sends one of these forms. */
export const isAccountForm = (request: FastifyRequest): boolean =>
  request.method === 'POST' && request.isMultipart() && isNavigation(request) && formOf(request) !== undefined

/** Returns the fields to show again; passwords, codes and tokens must be typed anew. */
const withoutSecrets = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !/password|code|token/.test(name)))

/** Returns where a refusal leads that the page cannot mend. */
function elsewhere({ code }: Problem): string | undefined {
  if (code === 'ALREADY_IN') return to.dashboard
  return code === 'UNAUTHENTICATED' ? to.login : undefined
}

const NOT_OURS = 'Kiriman ini tidak berasal dari halaman kami. Isi formulir di bawah, lalu kirim sekali lagi.'

/** Returns a refusal's sentence; two of the contract's are in English for programs and are replaced here. */
function wordsOf({ code, message, headers }: Problem): string {
  if (code === 'TOO_MANY') return tooManyWords(Number(headers['Retry-After']))
  return code === 'CSRF_MISMATCH' ? NOT_OURS : message
}

/** Makes the calls of a form; returns where it leads. */
async function lead(
  { appUrl, cookies, contextFor }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { first, call: name, payload = (fields) => fields, next }: AccountForm,
  given: Fields,
): Promise<string> {
  let ctx: Context | undefined
  const serve = (name: CallName, read: () => Record<string, unknown>) => {
    const makeContext = (visit: Visit): Context => {
      ctx = contextFor(visit)
      return ctx
    }
    return serveForm({ name, call: api[name], request, reply, cookies, appUrl }, async () => read(), makeContext)
  }
  if (first) await serve(first, () => given)
  const answer = await serve(name, () => payload(given, request.params as Fields, ctx?.visit.account))
  return next(answer, new URL(request.url, appUrl), ctx ? await homeOf(ctx) : to.dashboard)
}

/** Returns the start page: staff and readers from outside begin in the office, as with the browser program. */
async function homeOf({ db, visit: { outcome } }: Context): Promise<string> {
  const account = outcome.enteredAs === undefined ? undefined : await accountByEmail(db, outcome.enteredAs)
  return account && (isStaff(account) || isReader(account)) ? OFFICE_HOME : to.dashboard
}

/** Makes the form's call and leads on by 303; a refusal is answered with the page, what was typed and what is wrong. */
export async function answerAccountForm(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  let form = formOf(request)
  if (!form) throw new Problem('NOT_FOUND')
  let given: Fields = {}
  reply.header('Cache-Control', 'no-store')
  try {
    refuseForeignForm(request, parts.appUrl)
    given = await readFields(request)
    if (form === FORMS[to.verifyEmail] && 'email' in given) form = CORRECTION
    reply.redirect(await lead(parts, request, reply, form, given), 303)
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) parts.log.error({ err: error, id: request.id }, 'form failed')
    const target = problem && elsewhere(problem)
    if (target) return void reply.redirect(target, 303)
    const { status, headers, errors } = problem ?? { ...PROBLEMS.BROKEN, headers: {}, errors: {} }
    const message = problem ? wordsOf(problem) : PROBLEMS.BROKEN.message
    const refusal = { status, message, errors: errors ?? {} }
    const entry = routeTable.find(({ path }) => path === request.routeOptions.url)
    if (!entry) throw error
    const posted = { call: form.call, given: withoutSecrets(given), refusal }
    const page = await parts.renderer.render(request.url, withOutcome(entry, posted), parts.answersFor(request, reply))
    await reply.code(status).headers(headers).type(page.type).send(page.body)
  }
}

/** Forms whose page has no call at its address. */
export function serveAccountForms(server: FastifyInstance, parts: Parts): void {
  for (const path of FORM_ONLY) {
    const { name, audience } = routeTable.find((entry) => entry.path === path) ?? {}
    const config = name && audience ? ({ page: { name, audience } } satisfies RouteMatter) : {}
    server.post(path, { config }, async (request, reply) => {
      if (!isAccountForm(request)) throw new Problem('NOT_FOUND')
      await answerAccountForm(parts, request, reply)
      return reply
    })
  }
}
