import { type Api, api } from '../../../api.ts'
import type { Context } from '../../../ground/context.ts'
import { UnacceptableFile } from '../../../ground/storage/uploads/unacceptable-file.ts'
import type { Call, FileAnswer } from '../../../lib/calls/call.ts'
import type { Prepared } from '../../../lib/calls/handler.ts'
import { IN_INDONESIAN } from '../../../lib/calls/in-indonesian.ts'
import { fileField } from '../../../lib/calls/mount.ts'
import { faultsBeside } from '../../../lib/calls/rule-of-fields.ts'
import { Problem, type ProblemCode } from '../../../problems.ts'
import { handlers } from '../../handlers.ts'

export type CallName = keyof Api

/** Deeper than any form; endless nesting would break the code that walks through it. */
const MOST_NESTED = 50

/** Text that PostgreSQL cannot hold, NUL and halves of characters, is refused before it gets near it. */
const isUnholdable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return (
    depth > MOST_NESTED ||
    Object.entries(value)
      .flat()
      .some((each) => isUnholdable(each, depth + 1))
  )
}

/** The greatest number of a record (int4). */
const LAST_RECORD = 2_147_483_647

/** Tells whether an address has a number that no record can have. */
const namesNoRecord = ({ path }: Call, given: Record<string, unknown>, name: string): boolean =>
  path.includes(`{${name}}`) && /^\d+$/.test(String(given[name])) && Number(given[name]) > LAST_RECORD

/**
 * Checks a payload against the contract; throws NOT_FOUND for a number that no record can have, and INVALID with a
 * sentence for each field.
 */
export function checkPayload(call: Call, given: Record<string, unknown>): Record<string, unknown> {
  if (!call.payload) return {}
  if (isUnholdable(given)) throw new Problem('UNREADABLE')
  const parsed = call.payload.safeParse(given, IN_INDONESIAN)
  if (parsed.success) return parsed.data
  if (parsed.error.issues.some(({ path: [name] }) => namesNoRecord(call, given, String(name)))) {
    const missing = call.problems.find((code) => code.endsWith('_NOT_FOUND'))
    throw new Problem((missing as ProblemCode | undefined) ?? 'NOT_FOUND')
  }
  const errors: Record<string, string[]> = {}
  for (const issue of [...parsed.error.issues, ...faultsBeside(call.payload, given)]) {
    const field = issue.path.map(String).join('.') || 'data'
    errors[field] = [...new Set([...(errors[field] ?? []), issue.message])]
  }
  throw new Problem('INVALID', { errors })
}

/** A refused file has its sentence beside its field. */
const refuseFile =
  (call: Call) =>
  (error: unknown): never => {
    if (!(error instanceof UnacceptableFile)) throw error
    throw new Problem('UNACCEPTABLE_FILE', { errors: { [fileField(call)?.field ?? 'file']: [error.message] } })
  }

type Handler = ((context: Context, given: unknown) => Promise<unknown>) &
  Partial<Prepared<Context, unknown, unknown, unknown>>

/** Makes a call: payload checked, handler run, answer cut to what the contract declares. */
export const performCall = async (name: CallName, context: Context, given: Record<string, unknown>): Promise<unknown> =>
  (await prepareCall(name, context, given))(context)

/** Checks a payload and does what takes long; answers what makes the call, in the caller's transaction or none. */
export async function prepareCall(
  name: CallName,
  context: Context,
  given: Record<string, unknown>,
): Promise<(context: Context) => Promise<unknown>> {
  const call: Call = api[name]
  const handler = handlers[name] as Handler
  const { prepare, perform } = handler
  const payload = checkPayload(call, given)
  const ready = await prepare?.(context, payload).catch(refuseFile(call))
  return async (inside) => {
    const answer = await (perform?.(inside, payload, ready) ?? handler(inside, payload)).catch(refuseFile(call))
    if (call.answer === 'nothing') return undefined
    return call.answer === 'file' ? (answer as FileAnswer) : call.answer.parse(answer)
  }
}
