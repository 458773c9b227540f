import type { Handlers } from '../../lib/handler.ts'
import type { Context } from '../../server/context.ts'
import type { personalDataOfficeCalls } from './office-contract.ts'

export const personalDataOfficeHandlers = {} as Handlers<typeof personalDataOfficeCalls, Context>
