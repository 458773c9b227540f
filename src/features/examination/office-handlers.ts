import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { examinationOfficeCalls } from './office-contract.ts'

const soon = (): never => {
  throw new Problem('NOT_FOUND')
}

export const examinationOfficeHandlers: Handlers<typeof examinationOfficeCalls, Context> = {
  getAssignments: soon,
  assignExaminer: soon,
  withdrawAssignment: soon,
  declareConflict: soon,
  assignForSchedule: soon,
  listAttendance: soon,
  getAttendee: soon,
  recordAttendance: soon,
  recordAbsence: soon,
  readmit: soon,
  getAttendanceSheet: soon,
  reopenScores: soon,
  presentForDecision: soon,
}
