import type { FastifyRequest } from 'fastify'
import type { Keys } from '../../../ground/secrets/keys.ts'

const PURPOSE = 'proxy probe'
const PROBE_MS = 60_000

/** The header by which the doctor asks how the portal sees a request; it is signed with the key. */
export const PROBE_HEADER = 'x-portal-probe'

/** The address and scheme of a request as the portal sees them behind the proxies; only the asker's own. */
export interface ForwardedView {
  ip: string
  /** The address of the connection: the last proxy. */
  peer: string
  protocol: string
  /** True when a proxy named an address; `trusted` is true when that is believed. */
  forwarded: boolean
  trusted: boolean
}

export const signProbe = (keys: Keys, now: Date): string => {
  const at = String(now.getTime())
  return `${at}.${keys.sign(PURPOSE, at)}`
}

/** Tells whether a probe is signed and at most a minute off this clock. */
function isProbe(keys: Keys, given: unknown, now: Date): boolean {
  const [, at = '', signature = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(typeof given === 'string' ? given : '') ?? []
  return Math.abs(now.getTime() - Number(at)) <= PROBE_MS && keys.isSigned(PURPOSE, at, signature)
}

/** Returns how the portal sees the doctor's request; undefined for any other. */
export function forwardedView(request: FastifyRequest, keys: Keys, now: Date): ForwardedView | undefined {
  if (!isProbe(keys, request.headers[PROBE_HEADER], now)) return undefined
  return {
    ip: request.ip,
    peer: request.socket.remoteAddress ?? '',
    protocol: request.protocol,
    forwarded: request.headers['x-forwarded-for'] !== undefined,
    trusted: (request.ips?.length ?? 0) > 1,
  }
}

export const isForwardedView = (seen: unknown): seen is ForwardedView =>
  typeof seen === 'object' && seen !== null && 'ip' in seen && 'peer' in seen && 'trusted' in seen
