import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import type { JobCounts } from '../../../server/jobs/job-queries.ts'
import { waitingHandovers } from '../../certification/applications/handover-service.ts'
import { waitingRestorations } from '../../certification/certificates/service.ts'
import { waitingComplaints } from '../complaints/service.ts'
import { waitingForAll, waitingForPerson } from './queries.ts'
import { queuesFor } from './rules.ts'

interface Worker {
  id: number
  role: string
  permissions: string[]
}

/** What waits on somebody's desk, with the jobs as they were counted. */
export async function deskQueues(
  db: Db,
  at: Pick<Context, 'now' | 'today'>,
  jobs: JobCounts[],
  { id, role, permissions }: Worker,
) {
  const [all, own, complaints, handovers, restorations] = await Promise.all([
    waitingForAll(db, at),
    waitingForPerson(db, id),
    waitingComplaints(db, id, at.today),
    waitingHandovers(db, at.today),
    waitingRestorations(db),
  ])
  const jumlah = jobs.find(({ name }) => name === 'mail')?.dead ?? 0
  const waiting = [
    ...all,
    ...own,
    ...complaints,
    ...handovers,
    restorations,
    { key: 'surat_gagal' as const, jumlah, tertua: null },
  ]
  return queuesFor({ role, permissions }, waiting)
}
