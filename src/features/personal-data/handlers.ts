import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { personalDataCalls } from './contract.ts'

export const personalDataHandlers = {} as Handlers<typeof personalDataCalls, Context>
