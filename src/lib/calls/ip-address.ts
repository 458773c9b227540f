/** One home has one address in IPv4 and a whole /64 in IPv6; four groups of eight unless told otherwise. */
export function addressOf(ip: string, groups = 4): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const behind = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - behind.length)
  return [...front, ...Array.from({ length: zeros }, () => '0'), ...behind].slice(0, groups).join(':')
}
