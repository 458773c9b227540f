import type { Context } from '../../../ground/context.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { regulationCalls } from './contract.ts'
import { legalBasesOn } from './service.ts'

export const regulationHandlers: Handlers<typeof regulationCalls, Context> = {
  listLegalBases: (ctx) => legalBasesOn(ctx.reads, ctx.today),
}
