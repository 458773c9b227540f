import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HERE } from '../../../tests/inside.ts'
import { fetchOutside } from './fetch-outside.ts'

const server = http.createServer(async (request, response) => {
  const sent = await buffer(request)
  if (request.url === '/kosong') return response.writeHead(204).end()
  if (request.url === '/diam') return
  if (request.url === '/putus') {
    response.writeHead(200, { 'content-length': 1000 })
    return response.write('setengah', () => request.socket.destroy())
  }
  const { host, ...headers } = request.headers
  response.writeHead(201, { 'x-cara': request.method ?? '', etag: '"a"' })
  response.end(JSON.stringify({ bytes: sent.length, type: headers['content-type'], host }))
})
let at: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = fetchOutside({ service: 's3', outbound: HERE })

test('a body goes out whole, and status, headers and answer come back', async () => {
  const body = new Uint8Array(3_000_000)
  const answer = await ask(`${at}/berkas`, { method: 'PUT', body, headers: { 'Content-Type': 'text/plain' } })
  const { status, ok, headers } = answer
  expect([status, ok, headers.get('x-cara'), headers.get('etag')]).toEqual([201, true, 'PUT', '"a"'])
  expect(await answer.json()).toEqual({ bytes: 3_000_000, type: 'text/plain', host: new URL(at).host })
})

test('an answer without a body is one', async () => {
  expect((await ask(`${at}/kosong`)).status).toBe(204)
})

test('an answer that is cut, or never comes, is a fault that is heard', async () => {
  await expect(ask(`${at}/putus`)).rejects.toThrow()
  await expect(ask(`${at}/diam`, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ name: 'AbortError' })
})
