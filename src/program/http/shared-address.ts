import { type Call, pathNames } from '../../lib/call.ts'
import { requestFor } from '../../lib/client.ts'
import { madeOnce } from '../../lib/made-once.ts'

/** What of a query is not as it is anyway, in the order of what is known. */
const besides = (usual: Record<string, unknown>, asked: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(asked).filter(([name, value]) => value !== usual[name] && value !== undefined))

/** What a call's payload contains when nothing is given. */
const usualOf = madeOnce((call: Call): Record<string, unknown> => {
  const inPath = pathNames(call.path)
  const fields = Object.entries(call.payload?.shape ?? {}).filter(([name]) => !inPath.includes(name))
  return Object.fromEntries(fields.map(([name, type]) => [name, type.safeParse(undefined).data]))
})

/** The shortest address of a GET that means this payload, which has been parsed: all others come to it. */
export function callAddress(call: Call, payload: Record<string, unknown>): string {
  const order = Object.keys(call.payload?.shape ?? {})
  const asked = Object.fromEntries(order.map((name) => [name, payload[name]]))
  return requestFor('GET', call.path, besides(usualOf(call), asked)).url
}

/** How a page reads the query of its address. */
type Reading = (query: URLSearchParams) => Readonly<object>

/** The shortest address of a page that shows the same: its path, and what the page reads of the query. */
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
