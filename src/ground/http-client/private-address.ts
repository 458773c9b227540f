import { BlockList, isIP } from 'node:net'

/** Networks that are no place on the open internet (IANA's special-purpose registries). */
const CLOSED = new BlockList()
const V4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
for (const [network, bits] of V4) CLOSED.addSubnet(network, bits, 'ipv4')

/** The part of IPv6 that is assigned; some of it leads back into IPv4 or nowhere. */
const OPEN_V6 = new BlockList()
OPEN_V6.addSubnet('2000::', 3, 'ipv6')
const CLOSED_V6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  CLOSED_V6.addSubnet(network, bits, 'ipv6')
}

/** Tells whether an IP address is this machine's, one of a network around it, or otherwise not on the open internet. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  const family = isIP(plain)
  if (family === 4) return CLOSED.check(plain, 'ipv4')
  if (family !== 6) return true
  return !OPEN_V6.check(plain, 'ipv6') || CLOSED_V6.check(plain, 'ipv6')
}
