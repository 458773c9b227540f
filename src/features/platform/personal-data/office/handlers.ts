import { officeChangeHandlers } from './change-handlers.ts'
import { officeReplacementHandlers } from './replacement-handlers.ts'
import type { PersonalOfficeHandlers } from './shared-handlers.ts'

export const personalDataOfficeHandlers: PersonalOfficeHandlers = {
  ...officeChangeHandlers,
  ...officeReplacementHandlers,
}
