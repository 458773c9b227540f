import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import type { dutyCalls } from './contract.ts'
import { ownCertificates } from './own-certificates-view.ts'
import { dutiesOf } from './view.ts'

export const dutyHandlers: Handlers<typeof dutyCalls, Context> = {
  listOwnCertificates: (ctx) => ownCertificates(ctx.db, requireAccount(ctx).id, ctx.today),

  listDuties: (ctx) => dutiesOf(ctx.db, requireAccount(ctx).id, ctx.today),
}
