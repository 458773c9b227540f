import { api } from '../src/api.ts'
import { openApi } from '../src/program/http/calls/openapi.ts'
import type { Answer } from './http.ts'

interface Described {
  $ref?: string
  content?: Record<string, object>
}

const description = openApi('http://localhost:3000') as unknown as {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Described> }>>
  components: { responses: Record<string, Described> }
}

const answers = new Map(
  Object.values(description.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => [operationId, responses]),
)

/** Returns the answer of a call that the description for programs leaves out; undefined for a described one. */
export function undescribedAnswer(name: string, { status, headers, text }: Answer): string | undefined {
  if (!(name in api)) throw new Error(`${name} is no call`)
  const found = answers.get(name)?.[status]
  if (found === undefined) return `${name} ${status} ${text.slice(0, 100)}`
  const { content = {} } = found.$ref
    ? (description.components.responses[found.$ref.split('/').at(-1) ?? ''] ?? {})
    : found
  const [type = ''] = String(headers['content-type'] ?? '').split(';')
  const isEmpty = text === '' && Object.keys(content).length === 0
  return isEmpty || type in content ? undefined : `${name} ${status} ${type}`
}
