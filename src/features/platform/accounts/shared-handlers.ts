import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/handler.ts'
import type { accountCalls } from './contract.ts'

export type AccountHandlers = Handlers<typeof accountCalls, Context>
