import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { accountCalls } from './contract.ts'

export type AccountHandlers = Handlers<typeof accountCalls, Context>
