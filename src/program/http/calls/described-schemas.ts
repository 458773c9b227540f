import { z } from 'zod'

export type Json = Record<string, unknown>

/**
 * Returns a zod type as a JSON schema inside an OpenAPI document. What refers to itself takes every value, as any JSON
 * does: zod keeps such a part beside the schema, where the document's references do not reach.
 */
export function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, $defs: _parts, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json
  return withoutReferences(schema) as Json
}

function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences)
  if (typeof value !== 'object' || value === null) return value
  if (typeof (value as Json)['$ref'] === 'string') return {}
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutReferences(each)]))
}
