import { isShared } from '../../../access.ts'
import { api } from '../../../api.ts'
import type { Call } from '../../../lib/calls/call.ts'
import { PROBLEMS, type ProblemCode } from '../../../problems.ts'
import { type Json, schemaOf } from './described-schemas.ts'
import type { CallName } from './perform-call.ts'
import { guardsOf, refusalsOf } from './refusals.ts'

/** The types of files by the ending of the address that answers them. */
const TYPES_BY_ENDING: Record<string, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  ics: 'text/calendar',
  zip: 'application/zip',
  png: 'image/png',
  svg: 'image/svg+xml',
  json: 'application/json',
  pkpass: 'application/vnd.apple.pkpass',
}

/** Returns the types of a file call: those that it declares, or what its address ends in. */
export function fileTypesOf({ media, path }: Call): readonly string[] {
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? []
  return media ?? [TYPES_BY_ENDING[ending] ?? 'application/octet-stream']
}

const BYTES: Json = { type: 'string', format: 'binary' }
const isJson = (type: string): boolean => type.endsWith('json')

function contentOf(name: CallName): Json {
  const call: Call = api[name]
  if (call.answer === 'nothing') return {}
  if (call.answer !== 'file') return { content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } }
  const types = fileTypesOf(call).map((type) => [type, { schema: isJson(type) ? { type: 'object' } : BYTES }])
  return { content: Object.fromEntries(types) }
}

const REFUSAL: Json = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }

const textHeader = (description: string): Json => ({ description, schema: { type: 'string' } })

const RETRY_AFTER = { 'Retry-After': textHeader('Sesudah berapa detik boleh dicoba lagi') }
/** The headers of refusals that say how to go on. */
const HEADERS: Record<number, Json> = {
  401: { 'WWW-Authenticate': textHeader('Cara menunjukkan diri, di mana token atau kunci berlaku (RFC 6750)') },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
}

function refusal(status: number, codes: readonly ProblemCode[]): Json {
  const headers = HEADERS[status]
  const description = codes.map((code) => PROBLEMS[code].message).join(' / ')
  return { description, ...(headers ? { headers } : {}), content: REFUSAL }
}

/** The refusals that most calls share, named by their problems: UnavailableSupersededBroken. */
const nameOf = (codes: readonly ProblemCode[]): string =>
  codes
    .map((code) => code.toLowerCase().replace(/(^|_)([a-z])/g, (_match, _sign, letter) => letter.toUpperCase()))
    .join('')

/** Describes every status that a call can answer; refusals that no handler makes are put aside under a name. */
export function describedAnswers(name: CallName, shared: Record<string, Json>): Json {
  const call: Call = api[name]
  const answers: Record<string, Json> = {}
  answers[call.status ?? (call.answer === 'nothing' ? 204 : 200)] = {
    description: 'Berhasil',
    ...contentOf(name),
  }
  for (const status of call.empty ?? []) answers[status] = { description: EMPTY[status] ?? 'Tanpa isi' }
  if (call.inRanges) {
    answers[206] = { description: 'Bagian yang diminta dengan Range', ...contentOf(name) }
    answers[416] = { description: 'Bagian yang diminta tidak ada; panjangnya pada Content-Range' }
  }
  if (isShared(call)) answers[304] = { description: 'Tidak berubah sejak ETag yang dikirim pada If-None-Match' }
  if (call.access !== 'public') {
    answers[302] = { description: 'Hanya bagi peramban yang membuka alamat ini: pindah ke halaman yang menjelaskan' }
  }
  const guards = new Set(guardsOf(name))
  for (const [status, codes] of refusalsOf(name)) {
    if (codes.every((code) => guards.has(code))) {
      shared[nameOf(codes)] = refusal(status, codes)
      answers[status] = { $ref: `#/components/responses/${nameOf(codes)}` }
    } else answers[status] = refusal(status, codes)
  }
  return answers
}

const EMPTY: Record<number, string> = { 204: 'Tidak ada yang perlu dikerjakan', 304: 'Tidak berubah' }
