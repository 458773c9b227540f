import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { accountCalls } from './contract.ts'

export const accountHandlers: Handlers<typeof accountCalls, Context> = {
  getCsrfCookie: async () => undefined,
}
