import { randomUUID } from 'node:crypto'
import { isRepeatable } from '../src/access.ts'
import { api } from '../src/api.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { waitUntil } from './wait.ts'

/** Calls that keep no key; most of them refuse one. */
const KEYLESS = Object.values<Call>(api)
  .filter((call) => !isRepeatable(call))
  .map(({ method, path }) => new RegExp(`^${method} ${path.replace(/\{[^}]+\}/g, '[^/]+')}$`))

const keepsKey = (method: string, path: string): boolean => !KEYLESS.some((call) => call.test(`${method} ${path}`))

const GIVE_UP_MS = 120_000

/** Over the network: asks again, under the same Idempotency-Key, until it has an answer. */
export class StubbornClient {
  readonly #url: string
  readonly #jar = new Map<string, string>()
  readonly #answered: () => void
  readonly #headers: Record<string, string>
  readonly #seen: (status: number, text: string) => void

  /**
   * `answered` hears of every answer to a write, `seen` of every answer, those that are asked for again included; `headers`
   * go along with each request.
   */
  constructor(
    url: string,
    answered: () => void = () => {},
    seen: (status: number, text: string) => void = () => {},
    headers: Record<string, string> = {},
  ) {
    this.#url = url
    this.#headers = headers
    this.#answered = answered
    this.#seen = seen
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.#ask('GET', path)).json()) as T
  }

  async bytes(path: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.#ask('GET', path)).arrayBuffer())
  }

  /** Throws for a refusal; answers what the server answered. */
  async write<T>(method: 'POST' | 'PUT', path: string, body: object | FormData = {}): Promise<T> {
    const answer = await this.#ask(method, path, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    this.#answered()
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  /** Asks one time, under a key of its own; answers whatever came. */
  once(method: string, path: string, body?: object): Promise<Response> {
    return this.#once(method, path, randomUUID(), body)
  }

  /** Asks one time for what is long: its body comes as it is read. */
  stream(path: string): Promise<Response> {
    return fetch(this.#url + path, { headers: { accept: 'application/json', cookie: this.cookie() } })
  }

  /** As a browser sends it. */
  cookie = (): string => [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')

  /** Whole answers only: one that broke off, and 'not now', are asked for again. */
  async #ask(method: string, path: string, body?: object): Promise<Response> {
    const key = randomUUID()
    if (method !== 'GET' && !this.#jar.has('XSRF-TOKEN')) await this.#ask('GET', '/sanctum/csrf-cookie')
    let answer: Response | undefined
    await waitUntil(
      async () => {
        answer = await this.#once(method, path, key, body).catch(() => undefined)
        return answer !== undefined && answer.status < 500
      },
      { timeoutMs: GIVE_UP_MS },
    )
    if (!answer) throw new Error('no answer')
    return answer
  }

  async #once(method: string, path: string, key: string, body?: object): Promise<Response> {
    const isForm = body instanceof FormData
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        ...this.#headers,
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        origin: this.#url,
        cookie: this.cookie(),
        'x-xsrf-token': decodeURIComponent(this.#jar.get('XSRF-TOKEN') ?? ''),
        ...(method !== 'GET' && keepsKey(method, path) ? { 'idempotency-key': key } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    const bytes = await answer.arrayBuffer()
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      this.#jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    this.#seen(answer.status, answer.status < 500 ? '' : Buffer.from(bytes).toString())
    return new Response(answer.status === 204 ? null : bytes, { status: answer.status, headers: answer.headers })
  }
}
