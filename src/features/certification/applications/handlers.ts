import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Handlers } from '../../../lib/calls/handler.ts'
import { Problem } from '../../../problems.ts'
import { appointmentFile } from '../../platform/calendar/service.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { placeOfApplication } from './application-queries.ts'
import type { applicationCalls } from './contract.ts'
import { formHandlers } from './form/handlers.ts'
import { messageHandlers } from './messages/handlers.ts'
import { applicationsOf, draftsOf } from './queries.ts'
import { isExpected } from './rules.ts'
import { startHandlers } from './start/handlers.ts'
import { transitionHandlers } from './transitions/handlers.ts'
import { ownApplication, shownApplication } from './view.ts'

/** Refuses another member's list as if it did not exist: the client takes a 403 for an unverified address. */
function ownId(ctx: Context, userId: number): number {
  if (requireAccount(ctx).id !== userId) throw new Problem('NOT_FOUND')
  return userId
}

export const applicationHandlers: Handlers<typeof applicationCalls, Context> = {
  ...startHandlers,
  ...formHandlers,
  ...transitionHandlers,
  ...messageHandlers,

  listUserTrainings: async (ctx, { userId, filter }) => {
    const rows = await (filter === 'draft' ? draftsOf : applicationsOf)(ctx.db, ownId(ctx, userId))
    const settings = await settingsOn(ctx.db, ctx.today)
    return rows.map((row) => shownApplication(row, ctx, settings))
  },

  getApplication: (ctx, { id }) => ownApplication(ctx.db, ctx, requireAccount(ctx).id, id),

  getApplicationCalendar: async (ctx, { id }) => {
    const place = await placeOfApplication(ctx.db, id)
    const isOwn = place?.user_id === requireAccount(ctx).id
    const bytes = isOwn ? await appointmentFile(ctx.db, ctx, 'uji', id, isExpected(place.tahap)) : undefined
    if (!bytes) throw new Problem('RECORD_NOT_FOUND')
    return { type: 'text/calendar; charset=utf-8', bytes, filename: `jadwal-uji-${id}.ics` }
  },
}
