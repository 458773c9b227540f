import { type Call, pathNames } from '../src/lib/calls/call.ts'

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** The request in which these fields travel to a call: in its path, its query or its body. */
export function requestOf(call: Call, fields: Record<string, unknown>) {
  let url = call.path
  for (const name of pathNames(call.path))
    url = url.replace(`{${name}}`, encodeURIComponent(asText(fields[name] ?? 'x').toWellFormed()) || 'x')
  const rest = Object.entries(fields).filter(([name]) => !pathNames(call.path).includes(name))
  if (call.method !== 'GET') return { url, payload: JSON.stringify(Object.fromEntries(rest)) }
  const query = rest.flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${encodeURIComponent(asText(one).toWellFormed())}`),
  )
  return { url: query.length > 0 ? `${url}?${query.join('&')}` : url, payload: undefined }
}
