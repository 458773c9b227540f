import type { Context } from '../../../../ground/context.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { scheduleById } from '../../../catalogue/schedules/service.ts'
import { participantsAnswer } from '../view.ts'
import type { participantOfficeCalls } from './contract.ts'

export const participantOfficeHandlers: Handlers<typeof participantOfficeCalls, Context> = {
  listScheduleParticipants: async (ctx, { id }) => {
    if (!(await scheduleById(ctx.db, id))) throw new Problem('RECORD_NOT_FOUND')
    const { permissions } = requireAccount(ctx)
    const sight = { money: permissions.includes('keuangan'), activities: permissions.includes('verifikasi') }
    return participantsAnswer(ctx.db, id, sight)
  },
}
