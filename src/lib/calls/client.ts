import { type Asked, type Calls, type Method, pathNames, type Received } from './call.ts'

/** Method and path of each call, and whether it may be repeated under its key: all that a browser needs at run time. */
export type CallTable = Record<string, readonly [Method, string, boolean?]>

export interface Request {
  method: Method
  /** Path with its names filled in and, for a GET, its query. */
  url: string
  body: Record<string, unknown> | undefined
}

/** Sends a request and returns the parsed JSON answer; throws a refusal. */
export type Carry = (request: Request, name: string, asked: Record<string, unknown>) => Promise<unknown>

export type Client<T extends Calls> = {
  [Name in keyof T]: Record<never, never> extends Asked<T[Name]>
    ? (asked?: Asked<T[Name]>) => Promise<Received<T[Name]>>
    : (asked: Asked<T[Name]>) => Promise<Received<T[Name]>>
}

/** Splits a payload into path, query and body as the contract says. */
export function requestFor(method: Method, path: string, asked: Record<string, unknown>): Request {
  const rest = { ...asked }
  let url = path
  for (const name of pathNames(path)) {
    url = url.replace(`{${name}}`, encodeURIComponent(String(rest[name])))
    delete rest[name]
  }
  if (method !== 'GET') return { method, url, body: rest }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && value !== null) query.append(name, String(value))
  }
  const text = query.toString()
  return { method, url: text ? `${url}?${text}` : url, body: undefined }
}

/** A function for each call of the table, typed by the contracts it came from. */
export function createClient<T extends Calls>(table: CallTable, carry: Carry): Client<T> {
  const entries = Object.entries(table).map(([name, [method, path]]) => [
    name,
    (asked: Record<string, unknown> = {}) => carry(requestFor(method, path, asked), name, asked),
  ])
  return Object.fromEntries(entries) as Client<T>
}

/** The same for calls that do not travel: `ask` is given what was asked as it is. */
export function createLocalClient<T extends Calls>(
  names: string[],
  ask: (name: string, asked: Record<string, unknown>) => Promise<unknown>,
): Client<T> {
  const entries = names.map((name) => [name, (asked: Record<string, unknown> = {}) => ask(name, asked)])
  return Object.fromEntries(entries) as Client<T>
}
