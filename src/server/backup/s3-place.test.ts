import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlace } from './open-place.ts'

const NAME = 'cadangan-portal-20261120T030000Z.tar.zst'

let folder: string
let server: S3rver
/** Looks at signatures; the other one cannot, as it takes a listing's address for another than was signed. */
let strict: S3rver
let strictPort: number
let proxy: http.Server
/** What the line to the server does to the next requests. */
let trouble: ('503' | 'cut')[] = []
let seen: string[] = []

/** Passes requests on, but for the troubles in turn. */
function line(port: number): http.Server {
  return http.createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    const next = request.method === 'PUT' || request.method === 'GET' ? trouble.shift() : undefined
    if (next === '503') {
      request.resume()
      response.writeHead(503, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>')
      return
    }
    const { method, url, headers } = request
    const onward = http.request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      if (next !== 'cut') return void answer.pipe(response)
      answer.once('data', (chunk: Buffer) => response.write(chunk.subarray(0, 1000), () => request.socket.destroy()))
      answer.once('end', () => request.socket.destroy())
    })
    request.pipe(onward)
  })
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sertifikasi-s3-'))
  const common = {
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'arsip' }],
  }
  server = new S3rver({ ...common, allowMismatchedSignatures: true })
  strict = new S3rver(common)
  strictPort = (await strict.run()).port
  const { port } = await server.run()
  proxy = line(port)
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => proxy.close(resolve))
  await server.close()
  await strict.close()
  await rm(folder, { recursive: true, force: true })
})

const placeOf = ({ secret = 'S3RVER', bucket = 'arsip', port = (proxy.address() as AddressInfo).port } = {}) =>
  openPlace(`s3://S3RVER:${secret}@127.0.0.1:${port}/${bucket}/portal?region=us-east-1&tls=0`)

async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

test('an archive of several parts goes out and comes back, through 503s and cut lines', async () => {
  const archive = randomBytes(20 * 1024 * 1024)
  const place = await placeOf()
  trouble = ['503', 'cut', '503']
  expect(await place.write(NAME, Readable.from([archive.subarray(0, 5_000_000), archive.subarray(5_000_000)]))).toBe(
    archive.length,
  )
  expect(await place.list()).toEqual([{ name: NAME, bytes: archive.length }])
  trouble = ['cut', '503']
  expect((await bytesOf(await place.read(NAME))).equals(archive)).toBe(true)
  await place.remove(NAME)
  expect(await place.list()).toEqual([])
})

test('what breaks half-way leaves no archive, and no parts', async () => {
  const place = await placeOf()
  async function* broken() {
    yield randomBytes(20 * 1024 * 1024)
    throw new Error('database gone')
  }
  seen = []
  await expect(place.write(NAME, Readable.from(broken()))).rejects.toThrow('database gone')
  expect(await place.list()).toEqual([])
  expect(seen.filter((request) => request.startsWith('DELETE'))).toHaveLength(1)
})

test('wrong keys and a missing bucket are named, without the secret', async () => {
  const small = () => Readable.from([Buffer.from('x')])
  expect(await (await placeOf({ port: strictPort })).write(NAME, small())).toBe(1)
  const wrong = await placeOf({ secret: 'bukan-rahasia', port: strictPort })
  const refusal = await wrong.write(NAME, small()).catch((error: Error) => error.message)
  expect(refusal).toMatch(/menolak kunci akses/)
  expect(refusal).not.toContain('bukan-rahasia')
  await expect((await placeOf({ bucket: 'lain' })).write(NAME, small())).rejects.toThrow('tidak ada')
})

test('a place without its parts says how to write it', async () => {
  await expect(openPlace('s3://server/bucket')).rejects.toThrow('s3://kunci:rahasia@server/bucket')
})
