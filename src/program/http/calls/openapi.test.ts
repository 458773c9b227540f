import { expect, test } from 'vitest'
import { openApi } from './openapi.ts'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> }
  responses: Record<string, { description: string }>
}

const paths = openApi('http://localhost:3000')['paths'] as Record<string, Record<string, Operation>>
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
const named = (name: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === name)
  if (!found) throw new Error(`${name} is not described`)
  return found
}
const takesKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some(
    (parameter) => parameter.name === 'Idempotency-Key' && parameter.in === 'header' && !parameter.required,
  )

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
    expect(operation.responses['422']?.description).toContain('penanda kiriman lain')
  }
  for (const name of ['listFiles', 'getFile', 'login', 'logout', 'updatePassword', 'listFaq', 'listTrainings']) {
    expect([name, takesKey(named(name))]).toEqual([name, false])
  }
})
