import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough, type Readable } from 'node:stream'
import fastify from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { answerProblem } from './refusal-text.ts'

/** A server that sends this stream, and what its log holds at level error. */
async function serverOf(content: Readable) {
  const logged: unknown[] = []
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line).msg) })
  const server = fastify()
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  server.setErrorHandler((error, request, reply) => {
    answerProblem(error, request, reply, log)
    resolve()
  })
  server.get('/gambar', async ({ raw }, reply) => {
    // Else the reader's leaving is an aborted request, which the framework tells by itself.
    raw.resume()
    await once(raw, 'end')
    asked.resolve()
    return reply.send(content)
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  const { port } = server.server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/gambar`, asked: asked.promise, answered, logged }
}

test('a reader who leaves before the first byte of a file is no failure', async () => {
  const content = new PassThrough()
  const { address, asked, answered, logged } = await serverOf(content)
  const reading = request(address).end()
  reading.on('error', () => undefined)
  await asked
  reading.destroy()
  await answered
  expect(content.destroyed).toBe(true)
  expect(logged).toEqual([])
})

test('a file that ends early while somebody waits for it is one', async () => {
  const content = new PassThrough()
  const { address, asked, logged } = await serverOf(content)
  const reading = request(address).end()
  const answer = once(reading, 'response')
  await asked
  content.destroy()
  const [{ statusCode }] = await answer
  expect(statusCode).toBe(500)
  expect(logged).toEqual(['call failed'])
})
