import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { decisionOfficeCalls } from './office-contract.ts'

const soon = (): never => {
  throw new Problem('NOT_FOUND')
}

export const decisionOfficeHandlers: Handlers<typeof decisionOfficeCalls, Context> = {
  listDecision: soon,
  getDecision: soon,
  decideApplication: soon,
  listAppeal: soon,
  getAppeal: soon,
  appointPanel: soon,
  voteOnAppeal: soon,
}
