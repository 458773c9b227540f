import type { Handlers } from '../../../lib/handler.ts'
import type { Context } from '../../../server/context.ts'
import { member } from '../../../server/http/session.ts'
import type { dutyCalls } from './contract.ts'
import { dutiesOf } from './view.ts'

export const dutyHandlers: Handlers<typeof dutyCalls, Context> = {
  listDuties: (ctx) => dutiesOf(ctx.db, member(ctx).id, ctx.today),
}
