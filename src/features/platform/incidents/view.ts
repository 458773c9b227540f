import type { z } from 'zod'
import type { IncidentRecord } from '../../../documents/exams/incident-record.tsx'
import type { Db } from '../../../ground/database/db.ts'
import type { recordOf } from '../../../lib/calls/resource.ts'
import { certificationBody } from '../site-content/service.ts'
import type { incidentResource } from './office/contract.ts'
import { incidentTimeline } from './queries.ts'

export type Incident = z.output<ReturnType<typeof recordOf<typeof incidentResource>>>

/** The incident as the authority reads it. */
export const incidentOnPaper = async (db: Db, incident: Incident, printed_at: Date): Promise<IncidentRecord> => ({
  incident,
  printed_at,
  penerbit: await certificationBody(db),
  timeline: await incidentTimeline(db, incident.id),
})
