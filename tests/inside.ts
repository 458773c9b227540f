import { type OutboundTerms, readAllowedPlaces } from '../src/ground/http-client/allowed-places.ts'

const SERVICES = ['webhook', 's3', 'payment', 'text_message', 'signing', 'smtp']

/** For OUTBOUND_ALLOW: the stand-ins of tests and drills listen on this machine, at ports of chance. */
export const ALLOW_HERE = SERVICES.map((service) => `${service}=127.0.0.1:*`).join(',')

export const HERE: OutboundTerms = { allowed: readAllowedPlaces(ALLOW_HERE) ?? [], closedPorts: [] }
