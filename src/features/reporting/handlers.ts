import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { reportingCalls } from './contract.ts'

export const reportingHandlers: Handlers<typeof reportingCalls, Context> = {}
