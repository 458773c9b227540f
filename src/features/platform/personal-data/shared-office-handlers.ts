import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/handler.ts'
import type { personalDataOfficeCalls } from './office-contract.ts'

export type PersonalOfficeHandlers = Handlers<typeof personalDataOfficeCalls, Context>
