import type { Context } from '../../../../ground/context.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { legalBasesOn } from '../service.ts'
import type { regulationOfficeCalls } from './contract.ts'

export const regulationOfficeHandlers: Handlers<typeof regulationOfficeCalls, Context> = {
  listOfficeLegalBases: (ctx) => legalBasesOn(ctx.db, ctx.today),
}
