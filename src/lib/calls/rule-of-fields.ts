import { z } from 'zod'
import { IN_INDONESIAN } from './in-indonesian.ts'

/** What a rule of several fields says of itself. */
interface FieldRule {
  fields: readonly string[]
  when?: undefined
}

/** Names the fields that a rule of a form reads: it is then asked although other fields are wrong (faultsBeside). */
export const ruleOf = (...fields: string[]): FieldRule => ({ fields })

/** The fields that a check of an object names; undefined for one that names none. */
export const ruledFields = (check: z.core.$ZodCheck): readonly string[] | undefined =>
  (check._zod.def as Partial<FieldRule>).fields

/**
 * Returns what the rules of several fields have against a form in which others are wrong: zod leaves its rules out as
 * soon as one field cannot be read, and the person would hear of them only the next time.
 */
export function faultsBeside(form: z.ZodObject, given: unknown): z.core.$ZodIssue[] {
  return (form._zod.def.checks ?? []).flatMap((check) => {
    const fields = ruledFields(check)
    if (!fields) return []
    const part = z.object(Object.fromEntries(fields.map((field) => [field, form.shape[field] as z.ZodType])))
    if (!part.safeParse(given).success) return []
    return (
      part.check(check as z.core.$ZodCheck<Record<string, unknown>>).safeParse(given, IN_INDONESIAN).error?.issues ?? []
    )
  })
}
