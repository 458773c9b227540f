import { z } from 'zod'
import { recordId } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { isDay } from '../../../../lib/day.ts'

const day = z.string().refine(isDay, 'Tulis tanggal sebagai YYYY-MM-DD.')

const AuditRow = z.object({
  at: Moment,
  user_id: z.number().nullable(),
  who: z.string(),
  ip: z.string(),
  action: z.string(),
  noun: z.string(),
  noun_id: z.string(),
  /** Empty, as `noun_id`, where the reader has no part in such records. */
  label: z.string(),
  /** True when the reader may see the content of the entry. */
  terbaca: z.boolean(),
})

/** A record's fields, or those that changed. */
const State = z.record(z.string(), z.unknown()).nullable()

export const auditResource = resource({
  noun: 'Audit',
  name: 'audit',
  title: 'catatan audit',
  access: 'office:administrator',
  form: z.object({}),
  row: AuditRow,
  record: AuditRow.extend({ before: State, after: State, hash: z.string().nullable() }),
  filters: {
    noun: z.string().max(50),
    noun_id: z.string().max(50),
    user_id: recordId,
    /** A part of the name of who did it. */
    who: z.string().trim().min(1).max(100),
    action: z.string().max(50),
    dari: day,
    sampai: day,
  },
  sort: ['id'],
  order: 'desc',
  verbs: ['list', 'get'],
})

export const auditOfficeCalls = resourceCalls(auditResource)
