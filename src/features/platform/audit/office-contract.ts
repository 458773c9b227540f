import { z } from 'zod'
import { isDay } from '../../../lib/day.ts'
import { Moment, resource, resourceCalls } from '../../../lib/resource.ts'

const day = z.string().refine(isDay, 'Tulis tanggal sebagai YYYY-MM-DD.')

const AuditRow = z.object({
  at: Moment,
  user_id: z.number().nullable(),
  who: z.string(),
  ip: z.string(),
  action: z.string(),
  noun: z.string(),
  noun_id: z.string(),
  label: z.string(),
})

export const auditResource = resource({
  noun: 'Audit',
  name: 'audit',
  title: 'catatan audit',
  access: 'office:administrator',
  form: z.object({}),
  row: AuditRow,
  record: AuditRow.extend({ before: z.unknown(), after: z.unknown(), hash: z.string() }),
  filters: {
    noun: z.string().max(50),
    noun_id: z.string().max(50),
    user_id: z.coerce.number().int().min(1).max(2_147_483_647),
    action: z.string().max(50),
    dari: day,
    sampai: day,
  },
  sort: ['id'],
  order: 'desc',
  verbs: ['list', 'get'],
})

export const auditOfficeCalls = resourceCalls(auditResource)
