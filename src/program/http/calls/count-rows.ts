import { api } from '../../../api.ts'
import type { Context } from '../../../ground/context.ts'
import type { Call } from '../../../lib/calls/call.ts'
import { Problem } from '../../../problems.ts'
import { type CallName, performCall } from './perform-call.ts'

/** The call that lists a screen of the office; undefined for a screen that is no list. */
const listCallOf = (resource: string): CallName | undefined =>
  Object.entries(api as Record<string, Call>)
    .filter(
      ([name, { method, path }]) => method === 'GET' && name.startsWith('list') && path === `/admin-api/${resource}`,
    )
    .map(([name]) => name as CallName)[0]

/** Counts the rows of a screen of the office by its own list; null where there is none, or it has a gate of its own. */
export async function countScreenRows(ctx: Context, resource: string): Promise<number | null> {
  const call = listCallOf(resource)
  if (call === undefined) return null
  try {
    const { total } = (await performCall(call, ctx, { page: 1, perPage: 1 })) as { total?: number }
    return total ?? null
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
