import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { readConfig } from '../src/ground/config.ts'
import type { Bucket } from '../src/ground/storage/places/bucket.ts'

/**
 * The fault of the line to the server: it answers 503 itself, cuts the answer half-way, cuts the request half-way,
 * waits a while, or changes a byte of the request.
 */
export type Trouble = '503' | 'cut' | 'cut-sent' | 'slow' | 'bent'

const SLOW_MS = 300

export interface BucketServer {
  /** The port of the server itself, without the line. */
  port: number
  linePort: number
  /** The faults of the next GETs and PUTs, in turn. */
  trouble: Trouble[]
  /** While it holds, every request is answered 503. */
  isAway: boolean
  /** Requests that came over the line. */
  seen: string[]
  /** A place in the bucket for S3_URL, over the line. */
  url: (prefix: string, more?: { bucket?: string; key?: string }) => string
  bucket: (prefix: string, more?: { bucket?: string; key?: string }) => Bucket
  close: () => Promise<void>
}

/** A server of S3 of its own, with a line before it that makes troubles. */
export async function startBucketServer(names = ['arsip', 'berkas']): Promise<BucketServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sertifikasi-s3-'))
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: folder },
    configureBuckets: names.map((name) => ({ name })),
    allowMismatchedSignatures: true,
  })
  const { port } = await server.run()
  const line = http.createServer((request, response) => void pass(own, request, response))
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const { port: linePort } = line.address() as AddressInfo
  const url: BucketServer['url'] = (prefix, { bucket = 'berkas', key = 'S3RVER' } = {}) =>
    `http://${key}:S3RVER@127.0.0.1:${linePort}/${bucket}/${prefix}?region=us-east-1`
  const own: BucketServer = {
    ...{ port, linePort, trouble: [], isAway: false, seen: [], url },
    bucket: (prefix, more) => readConfig({ DEMO: '0', S3_URL: url(prefix, more) }).bucket as Bucket,
    close: async () => {
      line.closeAllConnections()
      await new Promise((resolve) => line.close(resolve))
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return own
}

async function pass(own: BucketServer, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  own.seen.push(`${request.method} ${request.url}`)
  const isMet = request.method === 'PUT' || request.method === 'GET'
  const trouble = own.isAway ? '503' : isMet ? own.trouble.shift() : undefined
  if (trouble === '503') {
    request.resume()
    response.writeHead(503, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>')
    return
  }
  // A store makes nothing of half a file; this stand-in would, so it is not given one.
  if (trouble === 'cut-sent') return void request.once('data', () => request.socket.destroy())
  if (trouble === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  const { method, url, headers } = request
  const onward = http.request({ port: own.port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    if (trouble !== 'cut') return void answer.pipe(response)
    answer.once('data', (chunk: Buffer) =>
      response.write(chunk.subarray(0, Math.min(1000, chunk.length / 2)), () => request.socket.destroy()),
    )
    answer.once('end', () => request.socket.destroy())
  })
  onward.on('error', () => request.socket.destroy())
  if (trouble === 'bent') {
    request.on('data', (chunk: Buffer) => onward.write(chunk.map((byte, at) => (at === 0 ? byte ^ 1 : byte))))
    request.once('end', () => onward.end())
  } else request.pipe(onward)
}
