/** One server of an address that may name several. */
export interface Host {
  host: string
  port: number
  /** The address with this server alone. */
  url: string
}

export interface Address {
  hosts: [Host, ...Host[]]
  /** True when the writable server has to be searched for, as target_session_attrs or several servers ask. */
  isSought: boolean
}

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/i
const DEFAULT_PORT = 5432

/**
 * Parses postgres://a,b:5433/app?target_session_attrs=read-write, as libpq writes it. Throws for what addressRefusal
 * names.
 */
export function addressIn(text: string): Address {
  const [, before = '', servers = '', after = ''] = PARTS.exec(text) ?? []
  const [rest, attribute] = withoutAttribute(after)
  const [first, ...others] = servers.split(',').map((server) => hostIn(before, server, rest))
  if (!first) throw new Error('no address of PostgreSQL')
  return { hosts: [first, ...others], isSought: others.length > 0 || attribute !== null }
}

/** Takes target_session_attrs out of an address, which libpq knows and the driver does not. */
function withoutAttribute(after: string): [rest: string, attribute: string | null] {
  const at = after.indexOf('?')
  const search = new URLSearchParams(at < 0 ? '' : after.slice(at + 1))
  const attribute = search.get('target_session_attrs')
  if (attribute === null) return [after, null]
  search.delete('target_session_attrs')
  return [`${after.slice(0, at)}${search.size > 0 ? `?${search}` : ''}`, attribute]
}

function hostIn(before: string, server: string, rest: string): Host {
  const url = `${before}${server}${rest}`
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[(.+)\]$/, '$1'), port: port === '' ? DEFAULT_PORT : Number(port), url }
}

const FORM = 'isi dengan alamat postgres://…'
const EACH = 'tulis server dipisahkan koma, masing-masing dengan port bila bukan 5432: postgres://db1,db2:5433/portal'

/** Returns why an address cannot be used, for the operator; undefined when it can. */
export function addressRefusal(text: string, may: { seek: boolean }): string | undefined {
  const [, , servers, after = ''] = PARTS.exec(text) ?? []
  if (servers === undefined) return FORM
  const names = servers.split(',')
  const isSeveral = names.length > 1
  if (isSeveral && names.includes('')) return EACH
  if (!URL.canParse(text) && !isSeveral) return FORM
  const search = new URLSearchParams(after.split('?')[1] ?? '')
  if (search.get('host')?.includes(',')) return EACH
  if (isSeveral && search.has('host')) return 'tulis server di satu tempat saja, bukan juga dalam ?host='
  const attribute = search.get('target_session_attrs')
  if (!may.seek && attribute !== null)
    return 'tulis tanpa target_session_attrs, sebab setiap server yang disebut boleh ditanyai'
  if (attribute !== null && !['read-write', 'primary'].includes(attribute))
    return 'target_session_attrs hanya read-write atau primary, sebab program selalu mencari server yang menerima tulisan'
  const wrong = isSeveral && names.some((name) => !URL.canParse(text.replace(servers, () => name)))
  return wrong ? EACH : undefined
}

/** Returns the servers of an address, without its secrets. */
export function serversOf(url: string): string {
  const { hosts } = addressIn(url)
  const { pathname, searchParams } = new URL(hosts[0].url)
  const socket = searchParams.get('host')
  return `${socket ?? hosts.map(({ host, port }) => `${host}:${port}`).join(',')}${pathname}`
}
