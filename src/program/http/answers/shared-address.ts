import { type Call, pathNames } from '../../../lib/calls/call.ts'
import { requestFor } from '../../../lib/calls/client.ts'
import { memoize } from '../../../lib/memoize.ts'

/** Returns the fields of a query that differ from the defaults, in the order given. */
const besides = (usual: Record<string, unknown>, asked: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(asked).filter(([name, value]) => value !== usual[name] && value !== undefined))

/** Returns the default payload of a call. */
const usualOf = memoize((call: Call): Record<string, unknown> => {
  const inPath = pathNames(call.path)
  const fields = Object.entries(call.payload?.shape ?? {}).filter(([name]) => !inPath.includes(name))
  return Object.fromEntries(fields.map(([name, type]) => [name, type.safeParse(undefined).data]))
})

/** Returns the shortest address of a GET with this parsed payload: all others are the same as it. */
export function callAddress(call: Call, payload: Record<string, unknown>): string {
  const order = Object.keys(call.payload?.shape ?? {})
  const asked = Object.fromEntries(order.map((name) => [name, payload[name]]))
  return requestFor('GET', call.path, besides(usualOf(call), asked)).url
}

/** How a page reads the query of its address. */
type Reading = (query: URLSearchParams) => Readonly<object>

/** Returns the shortest address of the same page: its path, and the part of the query that it reads. */
export function pageAddress(
  path: string,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
  read: Reading | undefined,
): string {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
  if (read === undefined) return filled
  const usual: Record<string, unknown> = { ...read(new URLSearchParams()) }
  return requestFor('GET', filled, besides(usual, { ...read(query) })).url
}
