import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { examinerCalls } from './contract.ts'
import { publicExaminers } from './queries.ts'

export const examinerHandlers: Handlers<typeof examinerCalls, Context> = {
  listExaminers: (ctx) => publicExaminers(ctx.reads),
}
