import type { App } from '../src/program/http/app.ts'

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Headers = Record<string, string>

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came
  body: any
  text: string
  headers: Record<string, string | string[] | number | undefined>
  /** Set-Cookie lines. */
  cookies: string[]
}

interface Asked {
  method: Method
  url: string
  headers: Headers
  payload?: string | Buffer
  ip: string
}

let givenIps = 0

/** An address that nobody else in the test file has. */
export function anyIp(): string {
  givenIps += 1
  return `10.${givenIps >> 16}.${(givenIps >> 8) & 255}.${givenIps & 255}`
}

/** One request, as it is. */
export async function ask(app: App, { ip, ...asked }: Asked): Promise<Answer> {
  const answer = await app.server.inject({ ...asked, remoteAddress: ip })
  const lines = answer.headers['set-cookie']
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return {
    status: answer.statusCode,
    body: isJson && answer.body !== '' ? JSON.parse(answer.body) : undefined,
    text: answer.body,
    headers: answer.headers,
    cookies: lines === undefined ? [] : [lines].flat(),
  }
}

/** The specified browser client (spec section 7): cookie jar, CSRF pair, marker header, Origin, Bearer once it has one. */
export class Browser {
  readonly jar = new Map<string, string>()
  token: string | undefined
  readonly app: App
  readonly ip: string
  readonly origin: string
  readonly more: Headers

  constructor(app: App, options: { ip?: string; origin?: string; headers?: Headers } = {}) {
    this.app = app
    this.ip = options.ip ?? anyIp()
    this.origin = options.origin ?? 'http://localhost:3000'
    this.more = options.headers ?? {}
  }

  /** The same person's other tab or a thief's copy: same cookies, own jar. */
  copy(): Browser {
    const other = new Browser(this.app, { ip: this.ip, origin: this.origin, headers: this.more })
    for (const [name, value] of this.jar) other.jar.set(name, value)
    other.token = this.token
    return other
  }

  get cookieHeader(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  headers(): Headers {
    const csrf = this.jar.get('XSRF-TOKEN')
    return {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      referer: `${this.origin}/`,
      origin: this.origin,
      'sec-fetch-site': 'same-origin',
      ...(this.jar.size > 0 ? { cookie: this.cookieHeader } : {}),
      ...(csrf ? { 'x-xsrf-token': decodeURIComponent(csrf) } : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...this.more,
    }
  }

  async send(method: Method, url: string, body?: object, headers: Headers = {}): Promise<Answer> {
    if (method !== 'GET' && method !== 'HEAD' && !this.jar.has('XSRF-TOKEN')) await this.get('/sanctum/csrf-cookie')
    const json = { 'content-type': 'application/json' }
    const payload = method === 'GET' || method === 'HEAD' ? {} : { payload: JSON.stringify(body ?? {}) }
    return this.#asked({ method, url, headers: { ...this.headers(), ...json, ...headers }, ...payload, ip: this.ip })
  }

  /** The same with a body that need not be JSON. */
  sendText(method: Method, url: string, payload: string | undefined): Promise<Answer> {
    const headers = { ...this.headers(), 'content-type': 'application/json' }
    return this.#asked({ method, url, headers, ip: this.ip, ...(payload === undefined ? {} : { payload }) })
  }

  /** Bytes as they are, to be put where the headers say. */
  sendPiece(url: string, payload: Buffer, headers: Headers): Promise<Answer> {
    return this.#asked({ method: 'PATCH', url, headers: { ...this.headers(), ...headers }, payload, ip: this.ip })
  }

  get = (url: string, headers?: Headers) => this.send('GET', url, undefined, headers)
  post = (url: string, body?: object, headers?: Headers) => this.send('POST', url, body, headers)
  put = (url: string, body?: object, headers?: Headers) => this.send('PUT', url, body, headers)
  delete = (url: string, body?: object, headers?: Headers) => this.send('DELETE', url, body, headers)

  /** A form with one file, other fields before it. */
  upload(
    url: string,
    field: string,
    file: { name: string; type: string; bytes: Uint8Array },
    more: { fields?: Headers; headers?: Headers } = {},
  ): Promise<Answer> {
    const part = (what: string) => `--sekat\r\nContent-Disposition: form-data; ${what}\r\n`
    const fields = Object.entries(more.fields ?? {}).map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`)
    const head = `${part(`name="${field}"; filename="${file.name}"`)}Content-Type: ${file.type}\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(fields.join('') + head), file.bytes, Buffer.from('\r\n--sekat--\r\n')])
    const headers = { ...this.headers(), 'content-type': 'multipart/form-data; boundary=sekat', ...more.headers }
    return this.#asked({ method: 'POST', url, headers, payload, ip: this.ip })
  }

  /** Opens an address as a person does. */
  async visit(url: string): Promise<Answer> {
    const headers = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-site': 'none', cookie: this.cookieHeader }
    return this.#asked({ method: 'GET', url, headers, ip: this.ip })
  }

  /** Sends a page's form as a browser without a program does: no token, no marker header. */
  sendForm(url: string, fields: Headers, headers: Headers = {}): Promise<Answer> {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--sekat\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const own = {
      accept: 'text/html,application/xhtml+xml',
      'content-type': 'multipart/form-data; boundary=sekat',
      origin: this.origin,
      'sec-fetch-site': 'same-origin',
      cookie: this.cookieHeader,
    }
    const payload = `${parts.join('')}--sekat--\r\n`
    return this.#asked({ method: 'POST', url, headers: { ...own, ...headers }, payload, ip: this.ip })
  }

  async #asked(asked: Asked): Promise<Answer> {
    const answer = await ask(this.app, asked)
    for (const line of answer.cookies) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const isOver = attributes.some((attribute) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute))
      if (isOver || value === '') this.jar.delete(name)
      else this.jar.set(name, value)
    }
    return answer
  }

  /** Logs in as the specified client does; keeps the token. */
  async logIn(email: string, password: string, more: { remember?: boolean; bound?: boolean } = {}): Promise<Answer> {
    const headers: Headers = more.bound ? { 'x-token-binding': 'session' } : {}
    const answer = await this.post('/api/v1/login', { email, password, remember: more.remember ?? false }, headers)
    if (answer.body?.token) this.token = answer.body.token
    return answer
  }
}

/** A program without cookies, as Sanctum serves them: Bearer only. */
export function bareClient(app: App, token?: string, ip = anyIp()) {
  const send = (method: Method) => (url: string, body?: object) =>
    ask(app, {
      method,
      url,
      ip,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
  return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') }
}
