import type { Context } from '../../../../ground/context.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { addMonths, bodyZone, momentIn } from '../../../../lib/day.ts'
import { qualityInputs, qualityStaff } from '../queries.ts'
import { INPUT_MONTHS } from '../rules.ts'
import type { qualityOfficeCalls } from './contract.ts'

export const qualityOfficeHandlers: Handlers<typeof qualityOfficeCalls, Context> = {
  listQualityStaff: ({ db }) => qualityStaff(db),
  listQualityInputs: (ctx) => {
    const since = momentIn(bodyZone(), addMonths(ctx.today, -INPUT_MONTHS), '00:00')
    return qualityInputs(ctx.db, since, requireAccount(ctx).id)
  },
}
