import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** Fastify and nothing else, sending the bytes and headers of the file it is given. */
const { headers, body } = JSON.parse(readFileSync(process.env['ANSWER'] ?? '', 'utf8')) as {
  headers: string[]
  body: string
}
const bytes = Buffer.from(body, 'base64')
const fields = Object.fromEntries(
  Array.from({ length: headers.length / 2 }, (_, at) => [headers[at * 2] ?? '', headers[at * 2 + 1] ?? '']),
)
const server = Fastify({ logger: false })
server.get('/*', (_request, reply) => reply.headers(fields).send(bytes))
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
