import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, lineWords, recordId, reference, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { RISK_LEVEL_NAMES, RISK_STATE_NAMES } from '../rules.ts'

const level = z.enum(RISK_LEVEL_NAMES, 'Pilih tingkatnya.')

const form = z.object({
  judul: lineWords('Judul', 150),
  sumber: words('Sumber', 2000),
  pihak_didengar: words('Pihak yang didengar', 1000),
  tingkat_risiko: level,
  penanganan: words('Penanganan', 4000),
  owner_id: reference('penanggung jawab'),
  tinjau_pada: dayOf('Tanggal peninjauan'),
})

const row = z.object({
  judul: z.string(),
  status: z.enum(RISK_STATE_NAMES),
  tingkat_risiko: z.enum(RISK_LEVEL_NAMES),
  tinjau_pada: z.string(),
  owner_id: z.number(),
  owner_name: z.string(),
})

export const riskResource = resource({
  noun: 'Risk',
  name: 'risiko',
  title: 'risiko ketidakberpihakan',
  access: 'office:mutu',
  form,
  record: row.extend({
    sumber: z.string(),
    pihak_didengar: z.string(),
    penanganan: z.string(),
    catatan: z.string().nullable(),
    reviewed_at: Moment.nullable(),
    reviewed_by_name: z.string().nullable(),
    created_at: Moment,
    created_by_name: z.string(),
  }),
  row,
  filters: { status: z.enum(RISK_STATE_NAMES), tingkat_risiko: z.enum(RISK_LEVEL_NAMES), jatuh_tempo: z.stringbool() },
  sort: ['tinjau_pada', 'id'],
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

const seen = z.object({ id: recordId, version: seenVersion })
const changed = { method: 'POST', answer: recordOf(riskResource), access: 'office:mutu' } as const
const problems = ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE', 'INVALID'] as const

const { createRisk, updateRisk, ...reads } = resourceCalls(riskResource)

export const riskOfficeCalls = {
  ...reads,
  createRisk: { ...createRisk, problems: ['INVALID'] as const },
  updateRisk: { ...updateRisk, problems },
  ...calls({
    reviewRisk: {
      ...changed,
      path: '/admin-api/risiko/{id}/tinjau',
      summary: 'Catat peninjauan risiko dan kapan ditinjau lagi',
      payload: seen.extend({
        catatan: words('Hasil peninjauan', 2000),
        pihak_didengar: words('Pihak yang didengar', 1000),
        tingkat_risiko: level,
        tinjau_pada: dayOf('Tinjau lagi pada'),
      }),
      problems,
    },
    endRisk: {
      ...changed,
      path: '/admin-api/risiko/{id}/akhiri',
      summary: 'Nyatakan risiko tidak ada lagi, dengan alasannya',
      payload: seen.extend({ catatan: words('Alasan', 2000) }),
      problems,
    },
  }),
}
