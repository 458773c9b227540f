import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { STAGE_NAMES } from '../../../certification/applications/rules.ts'
import { ASSIGNMENT_STATES } from '../../../certification/examination/rules.ts'
import { INVOICE_STATE_NAMES } from '../../../certification/invoices/state-rules.ts'
import { ACTIVITY_STATE_NAMES } from '../../../upkeep/maintenance/rules.ts'

/** Somebody on a schedule: an application has a stage, an activity a state. */
const onSchedule = {
  id: z.number(),
  user_id: z.number(),
  nama: z.string(),
  nomor: z.string().nullable(),
  tahap: z.enum(STAGE_NAMES).nullable(),
  status: z.enum(ACTIVITY_STATE_NAMES).nullable(),
  /** The stage or the state in words. */
  label: z.string(),
  /** The schedule that it is on now. */
  schedule_id: z.number(),
  /** The newest one; null without the right to see money, too. */
  invoice: z
    .object({
      id: z.number(),
      nomor: z.string(),
      total: z.number(),
      status: z.enum(INVOICE_STATE_NAMES),
      label: z.string(),
    })
    .nullable(),
}

const Participants = z.object({
  /** Participants of activities only for those who work with them. */
  peserta: z.array(
    z.object({
      ...onSchedule,
      attended_at: Moment.nullable(),
      /** Those who were asked or have accepted. */
      penguji: z.array(z.object({ nama: z.string(), status: z.enum(ASSIGNMENT_STATES) })),
      /** What is prepared for them at the exam, one line each; only for those who verify. */
      penyesuaian: z.array(z.string()),
    }),
  ),
  /** True where there are more than a page shows. */
  terpotong: z.boolean(),
  /** After a cancellation: everybody who was told, and what has become of them. */
  diberi_tahu: z.array(
    z.object({
      ...onSchedule,
      notified_at: Moment.nullable(),
      /** The first day of the schedule that it is on now. */
      start_date: z.string().nullable(),
      menunggu: z.enum(['peserta', 'kantor']).nullable(),
      /** What they may do, in a sentence. */
      boleh: z.string(),
    }),
  ),
  /** Drafts whose owners were told: the office does not learn whose. */
  draf_diberi_tahu: z.number(),
})

export const participantOfficeCalls = calls({
  listScheduleParticipants: {
    method: 'GET',
    path: '/admin-api/jadwal/{id}/peserta',
    access: 'office:administrator',
    summary: 'Semua orang pada satu jadwal, dengan keadaan, penguji, dan bagi keuangan juga invoice-nya',
    payload: z.object({ id: recordId }),
    answer: Participants,
    problems: ['RECORD_NOT_FOUND'],
  },
})
