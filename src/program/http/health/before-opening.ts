import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStaff } from '../../../access.ts'
import { api } from '../../../api.ts'
import type { Audience } from '../../../app/routing/route-entry.ts'
import type { Db } from '../../../ground/database/db.ts'
import { portalOpenedAt } from '../../../ground/database/portal-opening.ts'
import { serverLimits } from '../../../limits.ts'
import { Problem } from '../../../problems.ts'
import type { Rendered } from '../../pages/page-cache.ts'
import { sendRendered } from '../../pages/send-rendered.ts'
import type { CallName } from '../calls/perform-call.ts'

interface Parts {
  db: Db
  /** Whose request it is; undefined for nobody. */
  visitorOf: (request: FastifyRequest) => Promise<{ role: string; permissions: readonly string[] } | undefined>
  isNavigation: (request: FastifyRequest) => boolean
  renderPreparing: () => Promise<Rendered>
  /** Called once, when answers may be kept from then on. */
  onOpen: () => void
}

/** The call or page of a route, from its configuration. */
export interface RouteMatter {
  call?: string
  page?: { name: string; audience: Audience }
}

/** Answered before the opening too: what staff enter by, and what their pages are drawn with. */
const ALWAYS: readonly string[] = [
  ...([
    'getCsrfCookie',
    'logout',
    'getPicture',
    'undoEmailChange',
    'getMailStop',
    'stopMail',
    'checkSetupCode',
  ] satisfies CallName[]),
  // A sandbox is tried before the opening.
  'receiveChargeNotice' satisfies CallName,
]
const NEVER: readonly string[] = ['register', 'Register']

/** Tells whether a stranger is answered before the portal opens: only on the routes by which staff log in. */
export function isEntrance({ call, page }: RouteMatter): boolean {
  if (page) return page.audience !== 'anyone' && !NEVER.includes(page.name)
  if (call === undefined) return true
  if (ALWAYS.includes(call)) return true
  const { access } = api[call as CallName]
  return access !== 'public' && access !== 'any' && !NEVER.includes(call)
}

/** Returns from the database whether the body has opened its portal. */
export async function portalState(db: Db): Promise<'preparing' | 'open'> {
  return (await portalOpenedAt(db)) === null ? 'preparing' : 'open'
}

/** Shows everybody but staff a notice until the body opens its portal. It never closes again. */
export function holdUntilOpened(server: FastifyInstance, parts: Parts): void {
  let open = false

  server.addHook('onRequest', (request, reply, done) => {
    if (open) done()
    else hold(request, reply).then((isAnswered) => (isAnswered ? undefined : done()), done)
  })

  /** @returns whether it has answered */
  async function hold(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const matter = request.routeOptions.config as RouteMatter
    if (!request.is404 && isEntrance(matter)) return false
    // Without its database no page or call can answer, and each says so in its own form.
    const state = await portalState(parts.db).catch(() => undefined)
    if (state === undefined) return false
    if (state === 'open') {
      open = true
      parts.onOpen()
      return false
    }
    const visitor = await parts.visitorOf(request)
    if (visitor && isStaff(visitor)) return false
    await refuse(request, reply)
    return true
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const retry = { 'Retry-After': String(serverLimits.preparingRetrySeconds) }
    if (!parts.isNavigation(request)) throw new Problem('PREPARING', { headers: retry })
    sendRendered(reply, { ...(await parts.renderPreparing()), headers: retry })
  }
}

/** Lets the caches keep answers once the portal is open, and while changes are heard of. */
export function keepWhenOpened(caches: { listening: boolean }[]) {
  const is = { heard: false, open: false }
  const apply = () => {
    for (const cache of caches) cache.listening = is.heard && is.open
  }
  return {
    hear(heard: boolean) {
      is.heard = heard
      apply()
    },
    open() {
      is.open = true
      apply()
    },
  }
}
