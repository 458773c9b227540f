import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call, FileAnswer } from './call.ts'
import { contentDisposition } from './content-disposition.ts'

/** What a run gives back when it has replied by itself. */
export const ANSWERED = Symbol('answered')

/** Stands for a body that is not JSON, until the caller's right to send one is clear. */
export const UNREADABLE = Object.freeze({})

/** Of a form's field beside its file. */
const MOST_FIELD_BYTES = 10_000

/** Runs one call for one request and gives its answer. */
export type Run = (name: string, call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** What a request gives a call: names in the path win over query and body. */
export function givenBy(request: FastifyRequest): Record<string, unknown> {
  const sent = request.method === 'GET' || request.method === 'HEAD' ? request.query : request.body
  return { ...(sent as Record<string, unknown> | undefined), ...(request.params as Record<string, unknown>) }
}

/** The field of a call that holds a file, and how many bytes it may have. */
export function fileField(call: Call): { field: string; most: number } | undefined {
  for (const [field, type] of Object.entries(call.payload?.shape ?? {})) {
    if (type instanceof z.ZodFile) return { field, most: z.toJSONSchema(type).maxLength ?? 0 }
  }
  return undefined
}

/** The form of a call that takes a file; the reading ends with an error after as many bytes as the call allows. */
export async function uploadedBy(request: FastifyRequest, call: Call): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) return {}
  const taken = fileField(call)
  if (taken === undefined) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()
  const limits = { fileSize: taken.most, files: 1, fields: 10, fieldSize: MOST_FIELD_BYTES, parts: 11 }
  const form: Record<string, unknown> = {}
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') form[part.fieldname] = part.value
    else {
      const bytes = new Uint8Array(await part.toBuffer())
      const type = part.mimetype
      if (part.fieldname === taken.field) form[taken.field] = new File([bytes], part.filename ?? taken.field, { type })
    }
  }
  return form
}

function sendFile(reply: FastifyReply, file: FileAnswer) {
  if (file.filename) reply.header('Content-Disposition', contentDisposition(file.filename, file.inline))
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
        if (answer === ANSWERED) return reply
        if (call.answer === 'nothing') return reply.code(call.status ?? 204).send()
        if (call.answer === 'file') return sendFile(reply, answer as FileAnswer)
        reply.code(call.status ?? 200)
        if (typeof answer !== 'string') return reply.send(answer)
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
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
