import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { officeChangeHandlers } from './office-change-handlers.ts'
import type { personalDataOfficeCalls } from './office-contract.ts'
import { officeDeletionHandlers } from './office-deletion-handlers.ts'
import { officeReplacementHandlers } from './office-replacement-handlers.ts'

export type PersonalOfficeHandlers = Handlers<typeof personalDataOfficeCalls, Context>

export const personalDataOfficeHandlers: PersonalOfficeHandlers = {
  ...officeChangeHandlers,
  ...officeReplacementHandlers,
  ...officeDeletionHandlers,
}
