import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { sanctionCalls } from './contract.ts'

export const sanctionHandlers: Handlers<typeof sanctionCalls, Context> = {}
