import type { OutgoingService } from './outgoing.ts'

/** Services whose addresses people type; the operator may name places for them. */
const SERVICES = ['webhook', 's3', 'payment', 'text_message', 'signing', 'smtp'] as const satisfies OutgoingService[]
export type TypedService = (typeof SERVICES)[number]

/** A place in the operator's own network, for one service. */
export interface AllowedPlace {
  service: TypedService
  /** As a URL writes it. */
  host: string
  /** undefined: any. */
  port: number | undefined
}

/** Where addresses that people typed may lead besides the open internet, and where none of them leads. */
export interface OutboundTerms {
  allowed: readonly AllowedPlace[]
  /** Ports of this portal's own database. */
  closedPorts: readonly number[]
}

export const ALLOWED_FORM = `isi dengan layanan=mesin:port, dipisahkan koma, misalnya s3=minio.dalam:9000; layanan: ${SERVICES.join(', ')}`

const MOST_PORT = 65_535

/** Reads s3=minio.dalam:9000,signing=10.0.0.7:*; undefined where a part of it cannot be understood. */
export function readAllowedPlaces(text: string): AllowedPlace[] | undefined {
  const places = text.split(',').map((part) => placeIn(part.trim()))
  return places.every((place) => place !== undefined) ? places : undefined
}

function placeIn(text: string): AllowedPlace | undefined {
  const [, given, host = '', port = ''] = /^([a-z0-9_]+)=(\[[\da-f:.]+\]|[a-z\d._-]+):(\d+|\*)$/i.exec(text) ?? []
  const service = SERVICES.find((one) => one === given)
  const address = `http://${host}/`
  if (service === undefined || !URL.canParse(address) || Number(port) > MOST_PORT) return undefined
  return { service, host: new URL(address).hostname, port: port === '*' ? undefined : Number(port) }
}

export const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80))

/** Tells whether the operator named the place that an address leads to, for this service. */
export const isAllowedPlace = ({ allowed }: OutboundTerms, service: TypedService, url: URL): boolean =>
  allowed.some(
    (place) =>
      place.service === service &&
      place.host === url.hostname &&
      (place.port === undefined || place.port === portOf(url)),
  )

/** For an address that the operator gave to the program itself: it leads where it says. */
export function ownPlace(service: TypedService, address: string): OutboundTerms {
  const url = new URL(address)
  return { allowed: [{ service, host: url.hostname, port: portOf(url) }], closedPorts: [] }
}
