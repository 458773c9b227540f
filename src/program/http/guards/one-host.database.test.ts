import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { rawExchange } from '../../../../tests/raw-exchange.ts'

let site: TestApp
let port: number

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  await site.app.server.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.server.address() as AddressInfo).port
})

const ask = async (target: string, ...lines: string[]): Promise<string> => {
  const version = lines[0] === 'HTTP/1.0' ? 'HTTP/1.0' : 'HTTP/1.1'
  const head = [`GET ${target} ${version}`, ...lines.filter((line) => line !== 'HTTP/1.0'), 'Connection: close']
  return rawExchange(port, `${head.join('\r\n')}\r\n\r\n`)
}
const statusOf = async (target: string, ...lines: string[]) =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(await ask(target, ...lines))?.[1])

describe('a request that names no host, or more than one way to understand it, is refused', () => {
  test.each([
    ['two lines', ['Host: localhost', 'Host: evil.example']],
    ['two lines that say the same', ['Host: localhost', 'Host: localhost']],
    ['two lines in different case', ['Host: localhost', 'hOsT: evil.example']],
    ['an empty line', ['Host:']],
    ['a line of blanks', ['Host:    ']],
    ['a user', ['Host: localhost@evil.example']],
    ['a list', ['Host: localhost, evil.example']],
    ['a path', ['Host: localhost/evil']],
    ['a port that is none', ['Host: localhost:99999']],
    ['a sign that no name has', ['Host: local"host']],
    ['no line', []],
  ])('with %s', async (_what, lines) => {
    // Also where the page has long been kept.
    expect([await statusOf('/', ...lines), await statusOf('/healthz', ...lines)]).toEqual([400, 400])
  })

  test.each([
    ['http://evil.example/'],
    ['http://localhost@evil.example/'],
    ['http://user@localhost/'],
    ['http:///healthz'],
    ['localhost/healthz'],
    ['ftp://localhost/healthz'],
  ])('with the whole address %s beside another host', async (target) => {
    expect(await statusOf(target, 'Host: localhost')).toBe(400)
  })

  test('with a sentence, and the connection ends', async () => {
    const answer = await ask('/', 'Host: a', 'Host: b')
    expect(answer).toMatch(/connection: close/i)
    expect(answer).toContain('Buka situs lewat alamatnya')
  })
})

test.each([
  ['/healthz', ['Host: localhost']],
  ['/healthz', [`Host: 127.0.0.1:8080`]],
  ['/healthz', ['Host: [::1]:3000']],
  ['/healthz', ['Host: PORTAL.example.com.']],
  ['/healthz', ['HTTP/1.0']],
  ['http://localhost/healthz', ['Host: LOCALHOST']],
  ['http://localhost:80/healthz?a=1', ['Host: localhost']],
])('%s with %j is answered', async (target, lines) => {
  expect(await statusOf(target, ...lines)).toBe(200)
})
