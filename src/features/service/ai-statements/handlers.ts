import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { aiStatementCalls } from './contract.ts'
import { aiStatement } from './view.ts'

export const aiStatementHandlers: Handlers<typeof aiStatementCalls, Context> = {
  getAiStatement: (ctx, { versi }) => aiStatement(ctx, versi),
}
