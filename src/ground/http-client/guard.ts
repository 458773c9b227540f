import { lookup } from 'node:dns'
import { lookup as lookUp } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isAllowedPlace, type OutboundTerms, portOf, type TypedService } from './allowed-places.ts'
import { isPrivateAddress } from './private-address.ts'

/** For whom an address is asked, and what the operator allows. */
export interface Guarded {
  service: TypedService
  outbound: OutboundTerms
  /** The answer proves itself by a signature: TLS is not needed, and seldom spoken there. */
  mayBePlain?: boolean
}

/** A request that brought no answer. */
export class OutboundFault extends Error {
  /** The other side may have acted on it all the same. */
  readonly mayHaveArrived: boolean

  constructor(message: string, mayHaveArrived: boolean) {
    super(message)
    this.mayHaveArrived = mayHaveArrived
  }
}

const CLOSED =
  'Alamat ini tidak berada di internet terbuka. Pakai alamat lain, atau minta operator mengizinkannya (OUTBOUND_ALLOW).'

/** An address that nobody is asked at, now or later. */
export class ClosedAddress extends OutboundFault {
  constructor(message = CLOSED) {
    super(message, false)
  }
}

const CLOSED_NAMES = /^localhost$|\.localhost$|\.local$|\.internal$/

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** Why an address may not be asked at all; the names in it are checked once more when they are resolved. */
export function outsideRefusal(address: string, { service, outbound, mayBePlain = false }: Guarded) {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isNamed = url !== undefined && isAllowedPlace(outbound, service, url)
  if (!url || (url.protocol !== 'https:' && !((mayBePlain || isNamed) && url.protocol === 'http:'))) {
    return `Tulis alamat lengkap yang dimulai dengan https://${mayBePlain ? ' atau http://' : ''}.`
  }
  if (url.username !== '' || url.password !== '') return 'Tulis alamat tanpa nama pengguna dan password.'
  if (outbound.closedPorts.includes(portOf(url))) return CLOSED
  const host = hostOf(url)
  const isClosed = isIP(host) !== 0 ? isPrivateAddress(host) : CLOSED_NAMES.test(host)
  return isClosed && !isNamed ? CLOSED : undefined
}

/** How long whoever types an address waits for its name to be resolved. */
const RESOLVE_MS = 3000

/** As outsideRefusal, for an address as it is typed: its name is resolved too. One that nobody knows yet is taken. */
export async function typedRefusal(address: string, guarded: Guarded): Promise<string | undefined> {
  const refusal = outsideRefusal(address, guarded)
  if (refusal !== undefined) return refusal
  const url = new URL(address)
  const isNamed = isAllowedPlace(guarded.outbound, guarded.service, url)
  return !isNamed && (await leadsInside(hostOf(url))) ? CLOSED : undefined
}

/** Tells whether a name is known, and as one of a closed network. */
export async function leadsInside(name: string): Promise<boolean> {
  const found = await Promise.race([
    lookUp(name, { all: true }).catch(() => []),
    new Promise<[]>((resolve) => setTimeout(resolve, RESOLVE_MS, []).unref()),
  ])
  return found.some(({ address }) => isPrivateAddress(address))
}

/** Resolves as always, and lets nobody connect to a closed network: checked on the very address that is used. */
export function guardedLookup(url: URL, { service, outbound }: Guarded): LookupFunction {
  const isNamed = isAllowedPlace(outbound, service, url)
  return (hostname, asked, done) => {
    lookup(hostname, { ...asked, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0)
      const [first] = addresses
      if (!first || (!isNamed && addresses.some(({ address }) => isPrivateAddress(address))))
        return done(new ClosedAddress(), '', 0)
      if (asked.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}
