import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Keys } from '../../../ground/secrets/keys.ts'
import { withKnownAccount } from '../../../ground/sessions/known-device.ts'
import { limits, serverLimits } from '../../../limits.ts'
import { csrfToken } from './csrf.ts'

const SESSION_SECONDS = limits.sessionIdleMinutes * 60
const REMEMBER_SECONDS = limits.rememberDays * 86_400

/** The longest value that can be one of ours. */
const MOST_LENGTH = 100
const MOST_DEVICE_LENGTH = 400

export type Cookies = ReturnType<typeof openCookies>

/** Tells whether a request may belong to somebody: the page cache checks this first. */
export const carriesSession = (header: string | undefined): boolean =>
  header !== undefined && /\b(?:sesi|ingat)=/.test(header)

const prefixOf = (appUrl: string): string => (appUrl.startsWith('https:') ? '__Host-' : '')

/** Returns the name of the session's cookie. */
export const sessionCookie = (appUrl: string): string => `${prefixOf(appUrl)}sesi`

/** The cookies of the product; on https only this host can have set them (`__Host-`). */
export function openCookies(appUrl: string, keys: Keys) {
  const secure = appUrl.startsWith('https:')
  const prefix = prefixOf(appUrl)
  const names = {
    session: sessionCookie(appUrl),
    remember: `${prefix}ingat`,
    device: `${prefix}perangkat`,
    csrf: 'XSRF-TOKEN',
  }
  const common = { path: '/', sameSite: 'lax', secure } as const
  const read = (request: FastifyRequest, name: string, most = MOST_LENGTH): string | undefined => {
    const value = request.cookies[name]
    return value && value.length <= most ? value : undefined
  }
  const setSession = (reply: FastifyReply, id: string) =>
    reply.setCookie(names.session, id, { ...common, httpOnly: true, maxAge: SESSION_SECONDS })

  return {
    sessionId: (request: FastifyRequest) => read(request, names.session),
    rememberCookie: (request: FastifyRequest) => read(request, names.remember),
    deviceCookie: (request: FastifyRequest) => read(request, names.device, MOST_DEVICE_LENGTH),
    setSession,

    /** Marks this browser as known to the account that logs in. */
    setDevice(reply: FastifyReply, before: string | undefined, email: string, now: Date): void {
      const cookie = withKnownAccount(keys, before, email, now)
      reply.setCookie(names.device, cookie, {
        ...common,
        httpOnly: true,
        maxAge: serverLimits.knownDeviceDays * 86_400,
      })
    },

    /** The session cookie with the readable token that belongs to it. */
    setPair(reply: FastifyReply, id: string): void {
      setSession(reply, id)
      reply.setCookie(names.csrf, csrfToken(keys, id), { ...common, maxAge: SESSION_SECONDS })
    },

    setRemember: (reply: FastifyReply, cookie: string, seconds: number = REMEMBER_SECONDS) =>
      reply.setCookie(names.remember, cookie, { ...common, httpOnly: true, maxAge: seconds }),

    clearRemember: (reply: FastifyReply) => reply.clearCookie(names.remember, { ...common, httpOnly: true }),
  }
}
