import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { examinationCalls } from './contract.ts'

const soon = (): never => {
  throw new Problem('NOT_FOUND')
}

export const examinationHandlers: Handlers<typeof examinationCalls, Context> = {
  getExamDay: soon,
  getExamCard: soon,
}
