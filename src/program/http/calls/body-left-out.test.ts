import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { rawExchange } from '../../../../tests/raw-exchange.ts'
import { PIECE_TYPE } from '../../../lib/calls/mount.ts'

let site: TestApp
let who: Record<string, string>

beforeAll(async () => {
  site = await testApp()
  who = (await loggedIn(site)).browser.headers()
  await site.app.server.listen({ port: 0, host: '127.0.0.1' })
})

/** Sends a head that names neither a length nor pieces, as some programs do where they have nothing to say. */
async function statusOf(start: string, type: string | undefined): Promise<number> {
  const { port } = site.app.server.server.address() as AddressInfo
  const head = [`${start} HTTP/1.1`, 'Host: x', 'Accept: application/json', 'Connection: close']
  head.push(...Object.entries({ ...who, ...(type ? { 'content-type': type } : {}) }).map((pair) => pair.join(': ')))
  const text = await rawExchange(port, `${head.join('\r\n')}\r\n\r\n`)
  return Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1])
}

test.each([
  ['POST /api/v1/login', 'application/json'],
  ['POST /login', 'multipart/form-data; boundary=x'],
  ['POST /login', 'application/x-www-form-urlencoded'],
  ['POST /api/v1/login', undefined],
  ['POST /berkas', 'multipart/form-data; boundary=x'],
  ['POST /berkas', undefined],
  ['PATCH /berkas/unggahan/x', PIECE_TYPE],
  ['DELETE /berkas/x', 'application/json'],
  ['PUT /data-diri', 'application/json'],
])('%s of the type %s is answered when its body was left out', async (start, type) => {
  const status = await statusOf(start, type)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})
