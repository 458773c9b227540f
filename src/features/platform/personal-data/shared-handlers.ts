import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { personalDataCalls } from './contract.ts'

export type PersonalHandlers = Handlers<typeof personalDataCalls, Context>
