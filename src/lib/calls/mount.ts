import { Readable } from 'node:stream'
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rangeIn } from './byte-range.ts'
import type { Call, FileAnswer } from './call.ts'
import { contentDisposition } from './content-disposition.ts'

/** Returned by a run that has replied by itself. */
export const ANSWERED = Symbol('answered')

/** Stands in for a body that is not JSON until the caller's right to send one is clear. */
export const UNREADABLE = Object.freeze({})

/** Bytes of a form's field beside its files. */
const MOST_FIELD_BYTES = 20_000
const MOST_FIELDS = 20
/** The files beyond a call's own number that are skipped before the form is refused. */
const MOST_PARTS = 20

/** Runs one call for one request and returns its answer. */
export type Run = (name: string, call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Returns a call's path as the server's router writes it. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** The payload of a request: names in the path take precedence over query and body. */
export function requestPayload(request: FastifyRequest): Record<string, unknown> {
  const sent = request.method === 'GET' || request.method === 'HEAD' ? request.query : request.body
  return { ...(sent as Record<string, unknown> | undefined), ...(request.params as Record<string, unknown>) }
}

export interface FileField {
  field: string
  /** Bytes of each. */
  most: number
  /** How many; undefined for a single one. */
  several: number | undefined
}

const NO_FILE: FileField = { field: 'data', most: 0, several: 0 }

const innerType = (type: unknown): unknown => (type instanceof z.ZodDefault ? innerType(type.unwrap()) : type)

const mostBytes = (type: z.ZodFile): number => z.toJSONSchema(type).maxLength ?? 0

/** The field of a call that takes one file or several, and how many bytes each may have. */
export function fileField(call: Call): FileField | undefined {
  for (const [field, declared] of Object.entries(call.payload?.shape ?? {})) {
    const type = innerType(declared)
    if (type instanceof z.ZodFile) return { field, most: mostBytes(type), several: undefined }
    if (type instanceof z.ZodArray && type.element instanceof z.ZodFile) {
      return { field, most: mostBytes(type.element), several: z.toJSONSchema(type).maxItems ?? 1 }
    }
  }
  return undefined
}

/**
 * Reads the form of a call that takes files; a single file that exceeds the call's limit ends the reading with an
 * error.
 */
export async function readUpload(request: FastifyRequest, call: Call): Promise<Record<string, unknown>> {
  const taken = fileField(call)
  if (call.inPieces && taken && isPiece(request)) return readPiece(request, taken)
  if (!request.isMultipart()) return {}
  if (taken === undefined && call.fromPrograms?.asForm) return readFields(request)
  if (taken === undefined) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()
  const most = mostBodyBytes(taken)
  if (Number(request.headers['content-length'] ?? 0) > most) throw new BodyTooLarge(taken)
  return Promise.race([cutAt(request, most, taken), readForm(request, taken)])
}

/** The type of a piece of a file, as tus 1.0 sends it. */
export const PIECE_TYPE = 'application/offset+octet-stream'

const isPiece = ({ headers }: FastifyRequest): boolean => headers['content-type'] === PIECE_TYPE

/** Reads a piece of a file; the bytes before a broken connection count as well. */
async function readPiece(request: FastifyRequest, taken: FileField): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  let read = 0
  await new Promise<void>((resolve, reject) => {
    request.raw.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > taken.most) reject(new BodyTooLarge(taken))
      else chunks.push(chunk)
    })
    for (const end of ['end', 'error', 'close']) request.raw.on(end, () => resolve())
    if (request.raw.readableEnded) resolve()
  })
  const offset = request.headers['upload-offset']
  return {
    [taken.field]: new File(
      chunks.map((chunk) => new Uint8Array(chunk)),
      taken.field,
    ),
    offset,
  }
}

/** Thrown when a body is longer than its call allows; the rest of it is not read. */
export class BodyTooLarge extends Error {
  readonly field: string
  /** The most bytes of each file. */
  readonly bytes: number

  constructor({ field, most }: FileField) {
    super(`the body is longer than ${field} allows`)
    this.field = field
    this.bytes = most
  }
}

/** Bytes around each part of a form. */
const PART_FRAME = 1000

/** Returns the most bytes of a form: its files, one too many (which the call refuses itself), and its fields. */
const mostBodyBytes = ({ most, several = 0 }: FileField): number =>
  (several + 1) * (most + PART_FRAME) + MOST_FIELDS * (MOST_FIELD_BYTES + PART_FRAME)

/** Stops reading a body without a length once it has become too long; never ends otherwise. */
const cutAt = (request: FastifyRequest, most: number, taken: FileField): Promise<never> =>
  new Promise((_resolve, reject) => {
    let read = 0
    request.raw.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read <= most) return
      request.raw.unpipe()
      request.raw.pause()
      reject(new BodyTooLarge(taken))
    })
  })

/** Reads the text fields of a form without files; throws when a field is too long. */
export async function readFields(request: FastifyRequest): Promise<Record<string, string>> {
  const form = await Promise.race([cutAt(request, mostBodyBytes(NO_FILE), NO_FILE), readForm(request, NO_FILE)])
  return Object.fromEntries(
    Object.entries(form).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

/** Browsers write a quotation mark in the name of a file as %22, as it would end the name. */
const fileNameIn = (name: string | undefined): string | undefined => name?.replaceAll('%22', '"')

/**
 * Reads a form. Where several files are allowed it lets one file and one byte too many through, so that the call can
 * refuse them itself.
 */
export async function readForm(request: FastifyRequest, taken: FileField): Promise<Record<string, unknown>> {
  const isSingle = taken.several === undefined
  const limits = {
    fileSize: isSingle ? taken.most : taken.most + 1,
    files: isSingle ? 1 : MOST_PARTS,
    fields: MOST_FIELDS,
    fieldSize: MOST_FIELD_BYTES,
    parts: MOST_FIELDS + MOST_PARTS,
  }
  const reading = { limits, throwFileSizeLimit: isSingle }
  const form: Record<string, unknown> = {}
  const files: File[] = []
  for await (const part of request.parts(reading)) {
    if (part.type === 'field') form[part.fieldname] = part.value
    else if (part.fieldname !== taken.field || files.length > (taken.several ?? 0)) part.file.resume()
    else {
      const bytes = new Uint8Array(await part.toBuffer())
      // For a file that was not chosen, a form sends a nameless empty one.
      if (!isSingle && !part.filename && bytes.length === 0) continue
      files.push(new File([bytes], fileNameIn(part.filename) ?? taken.field, { type: part.mimetype }))
    }
  }
  const [only] = files
  if (!isSingle) form[taken.field] = files
  else if (only) form[taken.field] = only
  return form
}

function bodyOf(bytes: FileAnswer['bytes']): string | Buffer | Readable {
  if (typeof bytes === 'string') return bytes
  return bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes, { objectMode: false })
}

function sendFile(call: Call, request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  if (file.filename) reply.header('Content-Disposition', contentDisposition(file.filename, file.inline))
  reply.type(file.type)
  const { bytes } = file
  return call.inRanges && bytes instanceof Uint8Array ? sendPart(request, reply, bytes) : reply.send(bodyOf(bytes))
}

/** Sends the part that is asked for; the whole where the asker only wants a part of bytes that they know (If-Range). */
function sendPart({ method, headers }: FastifyRequest, reply: FastifyReply, bytes: Uint8Array) {
  reply.header('Accept-Ranges', 'bytes')
  const isAsked = method === 'GET' && headers['if-range'] === undefined
  const range = isAsked ? rangeIn(headers.range, bytes.length) : 'whole'
  if (range === 'whole') return reply.send(bodyOf(bytes))
  if (range === 'outside') {
    return reply.code(416).header('Content-Range', `bytes */${bytes.length}`).send()
  }
  const { from, to } = range
  reply.code(206).header('Content-Range', `bytes ${from}-${to}/${bytes.length}`)
  return reply.send(bodyOf(bytes.subarray(from, to + 1)))
}

/** Mounts a route for every call in the table. */
export function mount(app: FastifyInstance, table: Record<string, Call>, run: Run): void {
  for (const [name, call] of Object.entries(table)) {
    app.route({
      method: call.method,
      url: routePath(call.path),
      config: { call: name },
      ...(call.fromPrograms ? { bodyLimit: call.fromPrograms.mostBytes } : {}),
      handler: async (request, reply) => {
        const answer = await run(name, call, request, reply)
        if (answer === ANSWERED) return reply
        if (call.answer === 'nothing') return reply.code(call.status ?? 204).send()
        if (call.answer === 'file') return sendFile(call, request, reply, answer as FileAnswer)
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
