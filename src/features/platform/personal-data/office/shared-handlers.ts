import type { Context } from '../../../../ground/context.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import type { personalDataOfficeCalls } from './contract.ts'

export type PersonalOfficeHandlers = Handlers<typeof personalDataOfficeCalls, Context>
