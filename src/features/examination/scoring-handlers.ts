import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { scoringOfficeCalls } from './scoring-contract.ts'

const soon = (): never => {
  throw new Problem('NOT_FOUND')
}

export const scoringOfficeHandlers: Handlers<typeof scoringOfficeCalls, Context> = {
  listScoring: soon,
  getScoring: soon,
  answerAssignment: soon,
  saveScores: soon,
  lockScores: soon,
}
