import { recordNotices } from '../../features/catalogue/schedules/service.ts'
import { notifyActivityHolder } from '../../features/upkeep/maintenance/notification-service.ts'
import { affectedActivities } from '../../features/upkeep/maintenance/service.ts'
import { activityFacts, decideActivityTransition } from '../../features/upkeep/maintenance/transition-rules.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { takeActivityTransition } from '../upkeep/take-activity-transition.ts'
import { notifyOfCancellation } from './notify-of-schedule.ts'

type Schedule = Parameters<typeof notifyOfCancellation>[2]

/**
 * Tells everybody on a schedule that it is cancelled, remembers whom, and takes its participants off it; applicants choose
 * for themselves.
 */
export async function cancelSchedule(db: Db, ctx: Context, schedule: Schedule, alasan: string): Promise<void> {
  const applications = await notifyOfCancellation(db, ctx, schedule, alasan)
  const activities = await affectedActivities(db, schedule.id)
  await recordNotices(db, schedule.id, { applications, activities: activities.map(({ id }) => id), at: ctx.now })
  for (const activity of activities) {
    await notifyActivityHolder(db, ctx, activity, { letter: 'activityCalledOff', alasan })
    const decision = decideActivityTransition('callOff', activityFacts(activity, ctx.now), ctx.now)
    if ('refused' in decision) continue // A proof is being checked; the job follows once it is decided.
    await takeActivityTransition(db, ctx, { id: activity.id, transition: 'callOff', note: alasan })
  }
}
