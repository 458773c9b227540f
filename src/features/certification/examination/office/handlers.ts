import type { Context } from '../../../../ground/context.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { assignmentHandlers } from '../assignments/handlers.ts'
import { attendanceHandlers } from '../attendance/handlers.ts'
import type { examinationOfficeCalls } from './contract.ts'

export { arrivalOfficeHandlers } from '../arrivals/handlers.ts'
export { scoringOfficeHandlers } from '../scoring/handlers.ts'

export const examinationOfficeHandlers: Handlers<typeof examinationOfficeCalls, Context> = {
  ...assignmentHandlers,
  ...attendanceHandlers,
}
