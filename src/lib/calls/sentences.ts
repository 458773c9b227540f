import type { z } from 'zod'
import { IN_INDONESIAN } from './in-indonesian.ts'

/** The errors of a form as sentences by field; a row's field as 'pengalaman.0.tahun'. */
export type Sentences = Record<string, string[]>

/** Returns a schema's errors on a value, by field below `at` if given; empty when nothing is wrong. */
export function sentencesAgainst(schema: z.ZodType, value: unknown, at?: string): Sentences {
  const sentences: Sentences = {}
  for (const { path, message } of schema.safeParse(value, IN_INDONESIAN).error?.issues ?? []) {
    const field = (at === undefined ? path : [at, ...path]).join('.')
    sentences[field] = [...(sentences[field] ?? []), message]
  }
  return sentences
}
