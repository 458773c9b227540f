import type { Context } from '../../../../ground/context.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { assessedEdition } from '../service.ts'
import type { editionOfficeCalls } from './contract.ts'

export const editionOfficeHandlers: Handlers<typeof editionOfficeCalls, Context> = {
  getStandard: (ctx) => assessedEdition(ctx.db, ctx.today),
}
