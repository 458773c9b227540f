import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isRepeatable } from '../../../access.ts'
import { api } from '../../../api.ts'
import { type Call, pathNames } from '../../../lib/calls/call.ts'
import { fileField } from '../../../lib/calls/mount.ts'
import { escapeMarkup } from '../../../lib/text/markup.ts'
import { PROBLEMS, type ProblemCode } from '../../../problems.ts'
import type { Banner } from '../../pages/demonstration-banner.ts'
import { apiGuide } from './api-guide.ts'

type Json = Record<string, unknown>

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema
}

const problemText = (codes: readonly string[], status: number): string =>
  codes
    .filter((code) => PROBLEMS[code as ProblemCode].status === status)
    .map((code) => PROBLEMS[code as ProblemCode].message)
    .join(' / ')

function answersOf(call: Call): Json {
  const success = String(call.status ?? (call.answer === 'nothing' ? 204 : 200))
  const content =
    typeof call.answer === 'object'
      ? { content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } }
      : {}
  const refused = [
    ...(call.payload || isRepeatable(call) ? ['INVALID'] : []),
    ...(isRepeatable(call) ? ['KEY_REUSED'] : []),
    ...call.problems,
  ]
  const statuses = [...new Set(refused.map((code) => PROBLEMS[code as ProblemCode].status))]
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  return Object.fromEntries([
    [success, { description: 'Berhasil', ...content }],
    ...statuses.map((status) => [String(status), { description: problemText(refused, status), content: refusal }]),
  ])
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Penanda pilihan pemanggil, baru untuk setiap perbuatan. Kiriman ulang yang sama dengan penanda yang sama dalam 24 jam dijawab sama tanpa berbuat dua kali.',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 100 },
}

function operationOf(name: string, call: Call): Json {
  const schema = call.payload ? schemaOf(call.payload, 'input') : { properties: {} }
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  const required = (schema['required'] ?? []) as string[]
  const inPath = pathNames(call.path)
  const bodyType = fileField(call) ? 'multipart/form-data' : 'application/json'
  const placed = properties.filter(([field]) => inPath.includes(field) || call.method === 'GET')
  const parameters = [
    ...placed.map(([field, fieldSchema]) => ({
      name: field,
      in: inPath.includes(field) ? 'path' : 'query',
      required: inPath.includes(field) || required.includes(field),
      schema: fieldSchema,
    })),
    ...(isRepeatable(call) ? [IDEMPOTENCY_KEY] : []),
  ]
  const body = Object.fromEntries(properties.filter(([field]) => !inPath.includes(field)))
  const hasBody = call.method !== 'GET' && Object.keys(body).length > 0
  return {
    operationId: name,
    summary: call.summary,
    description: `Akses: ${call.access}${call.asksPassword ? ', dengan password yang baru dikonfirmasi' : ''}`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody ? { requestBody: { content: { [bodyType]: { schema: { type: 'object', properties: body } } } } } : {}),
    responses: answersOf(call),
  }
}

/** The product's calls as OpenAPI 3.1, made from the contracts. */
export function openApi(appUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(api as Record<string, Call>)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  const texts = { type: 'array', items: { type: 'string' } }
  const refusal = { message: { type: 'string' }, errors: { type: 'object', additionalProperties: texts } }
  return {
    openapi: '3.1.0',
    info: { title: 'Portal Sertifikasi', version: '1.0.0' },
    servers: [{ url: appUrl }],
    paths,
    components: { schemas: { Refusal: { type: 'object', properties: refusal, required: ['message'] } } },
  }
}

/** /openapi.json, and the same to read at /dokumentasi-api. */
export function serveDescription(
  server: FastifyInstance,
  { appUrl, banner }: { appUrl: string; banner: Banner },
): void {
  // Describing every call takes a tenth of a start, and few ask.
  const description = once(() => JSON.stringify(openApi(appUrl)))
  const page = once(() => readablePage(banner, appUrl))
  server.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description()),
  )
  server.get('/dokumentasi-api', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
}

function once(make: () => string): () => string {
  let made: string | undefined
  return () => {
    made ??= make()
    return made
  }
}

function readablePage({ style, note }: Banner, appUrl: string): string {
  const rows = Object.entries(api as Record<string, Call>).map(([name, call]) => {
    const fields = Object.keys(call.payload?.shape ?? {}).join(', ') || '–'
    const cells = [call.method, call.path, call.access, call.summary, fields, name].map(
      (text) => `<td>${escapeMarkup(text)}</td>`,
    )
    return `<tr>${cells.join('')}</tr>`
  })
  const heads = ['Metode', 'Alamat', 'Akses', 'Guna', 'Isian', 'Nama']
    .map((text) => `<th scope="col">${text}</th>`)
    .join('')
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Dokumentasi API</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/dokumentasi-api.css">',
    `<meta name="robots" content="noindex">${style}</head><body>${note}`,
    '<main><h1>Dokumentasi API</h1>',
    '<p>Setiap panggilan sistem ini, dibuat dari kontraknya. Bentuk lengkap: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).',
    ' Kesalahan selalu berbentuk <code>{ message, errors? }</code>. <a href="/">Ke beranda</a></p>',
    apiGuide(appUrl),
    '<h2>Semua panggilan</h2>',
    `<div class="wide" role="region" aria-label="Tabel panggilan" tabindex="0"><table><caption>Panggilan</caption><thead><tr>${heads}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table></div></main></body></html>`,
  ].join('')
}
