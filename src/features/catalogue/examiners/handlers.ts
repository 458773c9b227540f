import type { Handlers } from '../../../lib/handler.ts'
import type { Context } from '../../../server/context.ts'
import type { examinerCalls } from './contract.ts'
import { publicExaminers } from './queries.ts'

export const examinerHandlers: Handlers<typeof examinerCalls, Context> = {
  listExaminers: (ctx) => publicExaminers(ctx.reads),
}
