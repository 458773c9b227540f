import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { Problem } from '../../../../problems.ts'
import { beginApplication } from '../../../../processes/applications/begin-application.ts'
import { examsAhead, scheduleById } from '../../../catalogue/schedules/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { certificatesForApplying } from '../../certificates/renewal/service.ts'
import type { applicationCalls } from '../contract.ts'
import { writableOf } from '../queries.ts'
import { shownApplication } from '../view.ts'
import { applicantOf } from './eligibility-service.ts'
import { type OpenSearch, openChoices, openSchedule, openSchedules, withoutOneFilter } from './open-schedule-view.ts'
import { runningOf, schedulesWithWaiting } from './queries.ts'

type Calls = Pick<typeof applicationCalls, 'listOpenTrainings' | 'startApplication'>

export const startHandlers: Handlers<Calls, Context> = {
  listOpenTrainings: async (ctx, asked) => {
    const { id } = requireAccount(ctx)
    const [all, person, running, waiting, writable, settings] = await Promise.all([
      examsAhead(ctx.db, ctx.today),
      certificatesForApplying(ctx.db, id).then((held) => applicantOf(ctx.db, ctx, id, held)),
      runningOf(ctx.db, id),
      schedulesWithWaiting(ctx.db),
      writableOf(ctx.db, id),
      settingsOn(ctx.db, ctx.today),
    ])
    const applying = { person, running, waiting, ctx }
    const listFor = (search: OpenSearch) => openSchedules(ctx, applying, search)
    const jadwal = await listFor(asked)
    return {
      jadwal,
      pilihan: openChoices(all.flatMap((row) => openSchedule(row, applying) ?? [])),
      tanpa: jadwal.length > 0 ? [] : await withoutOneFilter(asked, listFor),
      draf: writable.map((row) => shownApplication(row, ctx, settings)),
    }
  },

  startApplication: async (ctx, { id }) => {
    const schedule = await scheduleById(ctx.db, id)
    if (!schedule) throw new Problem('TRAINING_NOT_FOUND')
    return { id: await inTransaction(ctx.db, (db) => beginApplication(db, ctx, requireAccount(ctx), schedule)) }
  },
}
