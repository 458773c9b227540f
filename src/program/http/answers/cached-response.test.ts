import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawExchange } from '../../../../tests/raw-exchange.ts'
import { type CachedResponse, sendAgain, sendFirst, takesWhole } from './cached-response.ts'

const BODY = Buffer.from('<p>Sertifikat berlaku – “sah”.</p>'.repeat(20))
const HEADERS = [
  ...['Cache-Control', 'public, max-age=0, must-revalidate', 'Content-Type', 'text/html; charset=utf-8'],
  ...['Content-Length', String(BODY.length), 'Vary', 'Accept-Encoding', 'ETag', 'W/"satu"'],
  ...['Content-Security-Policy', "default-src 'self'"],
]
const START = Date.UTC(2026, 10, 27, 1, 2, 3)

let now = START
let whole: CachedResponse | undefined
/** How many answers were sent again, as they travel. */
let again = 0

/** /biasa is what node:http sends; every other address is sent from the cache. */
const server = http.createServer({ keepAliveTimeout: 65_000, optimizeEmptyRequests: true }, (request, response) => {
  if (request.url === '/biasa') response.writeHead(200, HEADERS).end(BODY)
  else if (whole === undefined) whole = sendFirst(response, { status: 200, headers: HEADERS, body: BODY })
  else if (takesWhole(response)) {
    again += 1
    sendAgain(response, whole, now)
  } else response.writeHead(200, HEADERS).end(BODY)
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  await exchange(['GET /pertama HTTP/1.1', 'Host: x', 'Connection: keep-alive'])
})

afterAll(() => void server.close())

/** All that comes back for what is sent, until the server closes the connection or has answered so many times. */
const exchange = (head: string[], { times = 1 } = {}): Promise<string> =>
  rawExchange(
    (server.address() as AddressInfo).port,
    `${head.join('\r\n')}\r\n\r\n`.repeat(times),
    (text) => text.split(BODY.toString('latin1')).length > times,
  )

const dateless = (answer: string): string => answer.replaceAll(/Date: .*/g, 'Date: …')

test.each([
  ['that keeps its connection', 'HTTP/1.1', 'keep-alive', 1],
  ['that says nothing of its connection', 'HTTP/1.1', 'te', 1],
  ['of the version before that keeps its connection', 'HTTP/1.0', 'keep-alive', 1],
  ['of the version before', 'HTTP/1.0', 'close', 0],
  ['that is the last on its connection', 'HTTP/1.1', 'close', 0],
])('a request %s gets to the byte what node:http would send', async (_what, version, connection, sentAgain) => {
  const before = again
  const rest = ['Host: x', `Connection: ${connection}`]
  const cached = await exchange([`GET /lagi ${version}`, ...rest])
  expect(again - before).toBe(sentAgain)
  expect(dateless(cached)).toBe(dateless(await exchange([`GET /biasa ${version}`, ...rest])))
})

test('requests that are sent before the answers came are all answered, in order', async () => {
  const before = again
  const answers = await exchange(['GET /lagi HTTP/1.1', 'Host: x'], { times: 5 })
  expect(again - before).toBe(5)
  const one = await exchange(['GET /biasa HTTP/1.1', 'Host: x'])
  expect(dateless(answers)).toBe(dateless(one).repeat(5))
})

test('its date is that of the second in which it is sent', async () => {
  const dateOf = async () => /Date: (.*)\r/.exec(await exchange(['GET /lagi HTTP/1.1', 'Host: x']))?.[1]
  now = START
  expect(await dateOf()).toBe('Fri, 27 Nov 2026 01:02:03 GMT')
  now = START + 999
  expect(await dateOf()).toBe('Fri, 27 Nov 2026 01:02:03 GMT')
  now = START + 57_000
  expect(await dateOf()).toBe('Fri, 27 Nov 2026 01:03:00 GMT')
})

test('an answer that closes its connection is not kept', async () => {
  const held = whole
  whole = undefined
  await exchange(['GET /pertama HTTP/1.1', 'Host: x', 'Connection: close'])
  expect(whole).toBeUndefined()
  whole = held
})
