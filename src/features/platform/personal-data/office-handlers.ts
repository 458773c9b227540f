import { officeChangeHandlers } from './office-change-handlers.ts'
import { officeDeletionHandlers } from './office-deletion-handlers.ts'
import { officeReplacementHandlers } from './office-replacement-handlers.ts'
import type { PersonalOfficeHandlers } from './shared-office-handlers.ts'

export const personalDataOfficeHandlers: PersonalOfficeHandlers = {
  ...officeChangeHandlers,
  ...officeReplacementHandlers,
  ...officeDeletionHandlers,
}
