import { isRepeatable } from '../../../access.ts'
import { api } from '../../../api.ts'
import { type Call, pathNames } from '../../../lib/calls/call.ts'
import { fileField } from '../../../lib/calls/mount.ts'
import { sessionCookie } from '../guards/cookies.ts'
import { describedAnswers } from './described-answers.ts'
import { type Json, schemaOf } from './described-schemas.ts'
import type { CallName } from './perform-call.ts'
import { credentialsOf } from './refusals.ts'

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Penanda pilihan pemanggil, baru untuk setiap perbuatan. Kiriman ulang yang sama dengan penanda yang sama dalam 24 jam dijawab sama tanpa berbuat dua kali.',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 100 },
}

const UPLOAD_OFFSET: Json = {
  name: 'Upload-Offset',
  in: 'header',
  description: 'Letak byte pertama potongan ini di dalam berkas (tus 1.0)',
  required: false,
  schema: { type: 'string' },
}

/** Returns the heading under which a call stands: the first part of its address, and whether the office makes it. */
export function tagOf({ path, access }: Call): string {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith('{'))
  const [first = '', second = ''] = parts
  if (first === 'admin-api') return `kantor: ${second.split('.')[0]}`
  if (first === 'api') return parts[2] ?? first
  if (first.startsWith('.well-known')) return 'well-known'
  return access === 'key' ? 'kunci API' : (first.split('.')[0] ?? first)
}

/** Returns where the fields of a call's payload travel: in path and query, or in the body. */
function fieldsOf(call: Call) {
  const schema: Json = call.payload ? schemaOf(call.payload, 'input') : {}
  const required = (schema['required'] ?? []) as string[]
  const inPath = pathNames(call.path)
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  const parameters = fields
    .filter(([field]) => inPath.includes(field) || call.method === 'GET')
    .map(([field, fieldSchema]) => ({
      name: field,
      in: inPath.includes(field) ? 'path' : 'query',
      required: inPath.includes(field) || required.includes(field),
      schema: fieldSchema,
    }))
  const body = call.method === 'GET' ? [] : fields.filter(([field]) => !inPath.includes(field))
  return { parameters, body, required: required.filter((field) => body.some(([each]) => each === field)) }
}

/** Returns the content types in which a call takes its body. */
function bodyTypes(call: Call): string[] {
  if (call.inPieces) return ['multipart/form-data', 'application/offset+octet-stream']
  if (fileField(call)) return ['multipart/form-data']
  return ['application/json', ...(call.fromPrograms?.asForm ? ['application/x-www-form-urlencoded'] : [])]
}

function requestBody(call: Call, body: [string, Json][], required: string[]): Json {
  const schema: Json = {
    type: 'object',
    properties: Object.fromEntries(body),
    ...(required.length > 0 ? { required } : {}),
  }
  const contents = bodyTypes(call).map((type) => [
    type,
    { schema: type.endsWith('octet-stream') ? { type: 'string', format: 'binary' } : schema },
  ])
  return { required: required.length > 0, content: Object.fromEntries(contents) }
}

function operationOf(name: CallName, responses: Record<string, Json>): Json {
  const call: Call = api[name]
  const { parameters, body, required } = fieldsOf(call)
  const all = [
    ...parameters,
    ...(isRepeatable(call) ? [IDEMPOTENCY_KEY] : []),
    ...(call.inPieces ? [UPLOAD_OFFSET] : []),
  ]
  return {
    operationId: name,
    tags: [tagOf(call)],
    summary: call.summary,
    description: `Akses: ${call.access}${call.asksPassword ? ', dengan password yang baru dikonfirmasi' : ''}`,
    security: credentialsOf(call).map((set) => Object.fromEntries(set.map((each) => [each, []]))),
    ...(all.length > 0 ? { parameters: all } : {}),
    ...(body.length > 0 ? { requestBody: requestBody(call, body, required) } : {}),
    responses: describedAnswers(name, responses),
  }
}

const REFUSAL: Json = {
  type: 'object',
  description: 'Setiap penolakan: kalimat untuk orang, dan kalimat bagi tiap isian yang salah',
  properties: {
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
  required: ['message'],
}

/** The ways to say who calls (sections 1 to 4 of the contract). */
const securitySchemes = (appUrl: string): Record<string, Json> => ({
  sesi: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie(appUrl),
    description: 'Cookie sesi; didapat dari GET /sanctum/csrf-cookie dan berlaku sesudah masuk',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'Isi cookie XSRF-TOKEN dari sesi yang sama, untuk setiap panggilan yang mengubah',
  },
  token: { type: 'http', scheme: 'bearer', description: 'Token dari POST /api/v1/login, bagi program tanpa cookie' },
  kunciApi: { type: 'http', scheme: 'bearer', description: 'Kunci API yang diterbitkan lembaga kepada instansi' },
})

/** The product's calls as OpenAPI 3.1, made from the contracts and from what guards them. */
export function openApi(appUrl: string): Json {
  const paths: Record<string, Json> = {}
  const responses: Record<string, Json> = {}
  const tags = new Set<string>()
  for (const [name, call] of Object.entries(api as Record<CallName, Call>) as [CallName, Call][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, responses) }
    tags.add(tagOf(call))
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal Sertifikasi',
      version: '1.0.0',
      description: 'Setiap panggilan portal, dibuat dari kontraknya. Penjelasan dan contoh: /dokumentasi-api',
      contact: { name: 'Lembaga', url: `${appUrl}/kontak` },
    },
    servers: [{ url: appUrl }],
    tags: [...tags].toSorted().map((name) => ({ name, description: descriptionOf(name) })),
    paths,
    components: { schemas: { Refusal: REFUSAL }, responses, securitySchemes: securitySchemes(appUrl) },
  }
}

const descriptionOf = (tag: string): string =>
  tag.startsWith('kantor: ') ? `Panggilan kantor tentang ${tag.slice('kantor: '.length)}` : `Panggilan tentang ${tag}`
