import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { decisionCalls } from './contract.ts'

const soon = (): never => {
  throw new Problem('NOT_FOUND')
}

export const decisionHandlers: Handlers<typeof decisionCalls, Context> = {
  getResult: soon,
  getResultReport: soon,
  fileAppeal: soon,
}
