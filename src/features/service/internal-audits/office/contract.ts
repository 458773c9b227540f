import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, recordId, reference, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { clausesOf } from '../../../platform/editions/clause-rules.ts'
import { EDITIONS, type Edition } from '../../../platform/editions/rules.ts'
import { AUDIT_STATE_NAMES } from '../rules.ts'

const MOST_CLAUSES = 100

const shape = {
  tanggal: dayOf('Tanggal'),
  edisi: z.enum(EDITIONS, 'Pilih edisi.'),
  klausul: z
    .array(z.string(), 'Pilih klausul.')
    .min(1, 'Pilih sedikitnya satu klausul.')
    .max(MOST_CLAUSES, `Paling banyak ${MOST_CLAUSES} klausul.`),
  auditor_id: reference('auditor'),
}

const unknownClauses = (edisi: Edition, klausul: readonly string[]): string[] => {
  const known = new Set(clausesOf(edisi).map(({ nomor }) => nomor))
  return klausul.filter((nomor) => !known.has(nomor))
}

const form = z.object(shape).refine(({ edisi, klausul }) => unknownClauses(edisi, klausul).length === 0, {
  ...ruleOf('edisi', 'klausul'),
  path: ['klausul'],
  error: ({ input }) => {
    const { edisi, klausul } = input as { edisi: Edition; klausul: string[] }
    return `Tidak ada pada edisi ${edisi}: ${unknownClauses(edisi, klausul).join(', ')}.`
  },
})

const record = z.object({
  ...shape,
  status: z.enum(AUDIT_STATE_NAMES),
  auditor_name: z.string(),
  ringkasan: z.string().nullable(),
  finished_at: Moment.nullable(),
  created_at: Moment,
  created_by_name: z.string(),
  jumlah_temuan: z.number(),
})

export const internalAuditResource = resource({
  noun: 'InternalAudit',
  name: 'audit-internal',
  title: 'audit internal',
  access: 'office:mutu',
  form,
  record,
  filters: { status: z.enum(AUDIT_STATE_NAMES), jatuh_tempo: z.stringbool() },
  sort: ['tanggal', 'id'],
  order: 'desc',
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

const { createInternalAudit, updateInternalAudit, ...reads } = resourceCalls(internalAuditResource)

export const internalAuditOfficeCalls = {
  ...reads,
  createInternalAudit: { ...createInternalAudit, problems: ['INVALID'] as const },
  updateInternalAudit: {
    ...updateInternalAudit,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE', 'INVALID'] as const,
  },
  ...calls({
    finishInternalAudit: {
      method: 'POST',
      path: '/admin-api/audit-internal/{id}/selesai',
      access: 'office:mutu',
      summary: 'Laporkan hasil audit internal, oleh auditornya sendiri',
      payload: z.object({ id: recordId, version: seenVersion, ringkasan: words('Ringkasan', 4000) }),
      answer: recordOf(internalAuditResource),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE', 'QUALITY_OWNER', 'INVALID'],
    },
  }),
}
