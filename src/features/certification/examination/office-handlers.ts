import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/handler.ts'
import { assignmentHandlers } from './assignment-handlers.ts'
import { attendanceHandlers } from './attendance-handlers.ts'
import type { examinationOfficeCalls } from './office-contract.ts'

export const examinationOfficeHandlers: Handlers<typeof examinationOfficeCalls, Context> = {
  ...assignmentHandlers,
  ...attendanceHandlers,
}
