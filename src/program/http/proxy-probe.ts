import type { FastifyRequest } from 'fastify'
import type { Keys } from '../../ground/secrets/keys.ts'

const PURPOSE = 'proxy probe'
const PROBE_MS = 60_000

/** By which the operator's doctor asks what the portal was told of a request; only those with the key can. */
export const PROBE_HEADER = 'x-portal-probe'

/** What a request looks like behind the proxies: the asker's own address and scheme, nothing of others. */
export interface ForwardedView {
  ip: string
  /** Who is connected: the last proxy. */
  peer: string
  protocol: string
  /** Whether a proxy named an address at all, and whether that is believed. */
  forwarded: boolean
  trusted: boolean
}

export const signProbe = (keys: Keys, now: Date): string => {
  const at = String(now.getTime())
  return `${at}.${keys.sign(PURPOSE, at)}`
}

/** A minute old at most, on either side of the clock. */
function isProbe(keys: Keys, given: unknown, now: Date): boolean {
  const [, at = '', signature = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(typeof given === 'string' ? given : '') ?? []
  return Math.abs(now.getTime() - Number(at)) <= PROBE_MS && keys.isSigned(PURPOSE, at, signature)
}

/** undefined for all but the doctor's request. */
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
