import { z } from 'zod'
import { IN_INDONESIAN } from './in-indonesian.ts'

/** What a rule of several fields says of itself. */
interface FieldRule {
  fields: readonly string[]
  when?: undefined
}

/**
 * Names the fields that a rule of a form, of a row or of all rows reads: it is then asked although other fields are wrong
 * (faultsBeside).
 */
export const ruleOf = (...fields: string[]): FieldRule => ({ fields })

/** The fields that a check of an object or of a list of them names; undefined for one that names none. */
export const ruledFields = (check: z.core.$ZodCheck): readonly string[] | undefined =>
  (check._zod.def as Partial<FieldRule>).fields

type Path = PropertyKey[]

/**
 * Returns what the rules of several fields have against a form in which others are wrong, in its lists too: zod leaves
 * its rules out as soon as one field cannot be read, and the person would hear of them only the next time.
 */
export function faultsBeside(schema: z.ZodType, given: unknown, path: Path = []): z.core.$ZodIssue[] {
  const type = innerType(schema)
  if (type instanceof z.ZodArray) {
    if (!Array.isArray(given)) return []
    const row = innerType(type.element as z.ZodType)
    const ofRows = given.flatMap((each, at) => faultsBeside(row, each, [...path, at]))
    return row instanceof z.ZodObject
      ? [...ofRows, ...faultsOf(type, (fields) => z.array(partOf(row, fields)), given, path)]
      : ofRows
  }
  if (!(type instanceof z.ZodObject) || typeof given !== 'object' || given === null) return []
  const ofFields = Object.entries(type.shape).flatMap(([field, inside]) =>
    faultsBeside(inside as z.ZodType, (given as Record<string, unknown>)[field], [...path, field]),
  )
  return [...ofFields, ...faultsOf(type, (fields) => partOf(type, fields), given, path)]
}

/** The type behind what only says that a value may be missing, or what becomes of it. */
export function innerType(type: z.ZodType): z.ZodType {
  if (type instanceof z.ZodOptional || type instanceof z.ZodNullable || type instanceof z.ZodDefault)
    return innerType(type.unwrap() as z.ZodType)
  return type instanceof z.ZodPipe ? innerType(type.in as z.ZodType) : type
}

const partOf = (form: z.ZodObject, fields: readonly string[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field, form.shape[field] as z.ZodType])))

/** Asks the rules of a form or list about those of its fields that each names, where these can be read. */
function faultsOf(type: z.ZodType, partFor: (fields: readonly string[]) => z.ZodType, given: unknown, path: Path) {
  return (type._zod.def.checks ?? []).flatMap((check) => {
    const fields = ruledFields(check)
    const part = fields && partFor(fields)
    if (!part?.safeParse(given).success) return []
    const issues = part.check(check as z.core.$ZodCheck<unknown>).safeParse(given, IN_INDONESIAN).error?.issues ?? []
    return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }))
  })
}
