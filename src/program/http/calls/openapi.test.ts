import { expect, test } from 'vitest'
import { api } from '../../../api.ts'
import type { Call } from '../../../lib/calls/call.ts'
import { openApi } from './openapi.ts'

interface Media {
  schema: { type?: string; format?: string; properties?: Record<string, object>; required?: string[] }
}

interface Operation {
  operationId: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, Media> }>
}

interface Description {
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, { description: string }>; securitySchemes: Record<string, object> }
}

const description = openApi('https://portal.example.com') as unknown as Description
const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods))
const named = (name: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === name)
  if (!found) throw new Error(`${name} is not described`)
  return found
}
const takesKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some(
    (parameter) => parameter.name === 'Idempotency-Key' && parameter.in === 'header' && !parameter.required,
  )
const callOf = ({ operationId }: Operation): Call => (api as Record<string, Call>)[operationId] as Call

/** Every reference of a document, wherever it stands. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' ? [each] : referencesIn(each),
  )
}

const at = (reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], description)

test('a call with a file is described as a form with parts', () => {
  for (const name of ['uploadFile', 'uploadPicture', 'uploadDocument', 'uploadProfilePhoto']) {
    expect([name, Object.keys(named(name).requestBody?.content ?? {})]).toEqual([name, ['multipart/form-data']])
  }
  const { properties } = named('uploadFile').requestBody?.content['multipart/form-data']?.schema ?? {}
  expect(properties).toMatchObject({ file: { type: 'string', format: 'binary' }, jenis: { type: 'string' } })
  expect(Object.keys(named('login').requestBody?.content ?? {})).toEqual(['application/json'])
})

test('writes of members and staff take an Idempotency-Key and may refuse it; reads and calls that set cookies do not', () => {
  for (const name of ['uploadFile', 'removeFile', 'readNotifications', 'createFaq']) {
    const operation = named(name)
    expect([name, takesKey(operation)]).toEqual([name, true])
    const { $ref, description: own = '' } = operation.responses['422'] ?? {}
    const text = $ref ? (at($ref) as { description: string }).description : own
    expect([name, text]).toEqual([name, expect.stringContaining('penanda kiriman lain')])
  }
  for (const name of ['listFiles', 'getFile', 'login', 'logout', 'updatePassword', 'listFaq', 'listTrainings']) {
    expect([name, takesKey(named(name))]).toEqual([name, false])
  }
})

test('every reference names something in the document', () => {
  const references = referencesIn(description)
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter((reference) => !reference.startsWith('#/') || at(reference) === undefined)).toEqual([])
})

test('every call says under which heading it stands and who may make it, and answers 401 where one must log in', () => {
  const headings = new Set(description.tags.map(({ name }) => name))
  for (const operation of operations) {
    const { operationId: name, tags, security, responses } = operation
    expect([name, tags.filter((tag) => headings.has(tag)).length]).toEqual([name, 1])
    const schemes = security.flatMap((set) => Object.keys(set))
    expect([name, schemes.filter((each) => !(each in description.components.securitySchemes))]).toEqual([name, []])
    const { access } = callOf(operation)
    const isForAll = ['public', 'any', 'guest'].includes(access)
    expect([name, responses['401'] !== undefined]).toEqual([
      name,
      !isForAll || callOf(operation).problems.some(isLogin),
    ])
    if (!isForAll) expect([name, security.length > 0]).toEqual([name, true])
  }
})

const isLogin = (code: string): boolean => code === 'WALLET_TOKEN'

test('a body is required, with the fields that are, exactly where the contract requires one', () => {
  for (const operation of operations) {
    const { operationId: name, requestBody } = operation
    const call = callOf(operation)
    if (call.method === 'GET') expect([name, requestBody]).toEqual([name, undefined])
    for (const { schema } of Object.values(requestBody?.content ?? {})) {
      if (schema.format === 'binary') continue
      expect([name, (schema.required ?? []).length > 0]).toEqual([name, requestBody?.required])
      expect([name, Object.keys(schema.properties ?? {})]).toEqual([
        name,
        expect.arrayContaining(schema.required ?? []),
      ])
    }
  }
  expect(named('login').requestBody).toMatchObject({ required: true })
  expect(named('login').requestBody?.content['application/json']?.schema.required).toEqual(['email', 'password'])
})

test('every answer of bytes names their type', () => {
  const untyped = operations.filter(({ responses }) =>
    Object.values(responses).some(({ content = {} }) => 'application/octet-stream' in content),
  )
  expect(untyped.map(({ operationId }) => operationId)).toEqual([])
  expect(Object.keys(named('getCertificatePdf').responses['200']?.content ?? {})).toEqual(['application/pdf'])
})
