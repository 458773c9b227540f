import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, FileAnswer } from './call.ts'

/** Runs one call for one request and gives its answer. */
export type Run = (name: string, call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** What a request gives a call: names in the path win over query and body. */
export function givenBy(request: FastifyRequest): Record<string, unknown> {
  const sent = request.method === 'GET' || request.method === 'HEAD' ? request.query : request.body
  return { ...(sent as Record<string, unknown> | undefined), ...(request.params as Record<string, unknown>) }
}

function sendFile(reply: FastifyReply, file: FileAnswer) {
  if (file.filename) reply.header('Content-Disposition', `attachment; filename="${file.filename}"`)
  return reply.type(file.type).send(typeof file.bytes === 'string' ? file.bytes : Buffer.from(file.bytes))
}

/** Makes a route of every call in the table. */
export function mount(app: FastifyInstance, table: Record<string, Call>, run: Run): void {
  for (const [name, call] of Object.entries(table)) {
    app.route({
      method: call.method,
      url: routePath(call.path),
      config: { call: name },
      handler: async (request, reply) => {
        const answer = await run(name, call, request, reply)
        if (reply.sent) return reply
        if (call.answer === 'nothing') return reply.code(call.status ?? 204).send()
        if (call.answer === 'file') return sendFile(reply, answer as FileAnswer)
        return reply.code(call.status ?? 200).send(answer)
      },
    })
  }
}

/** The methods that a path knows, for a 405's Allow. */
export function methodsOf(table: Record<string, Call>, path: string): string[] {
  const matches = (call: Call) => new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return [
    ...new Set(
      Object.values(table)
        .filter(matches)
        .map((call) => call.method),
    ),
  ]
}
