import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, recordId, reference, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { IMPACT_STATE_NAMES, IMPACT_SUBJECT_NAMES } from '../rules.ts'

const form = z.object({
  uraian_risiko: words('Risiko', 6000),
  langkah_lembaga: words('Langkah lembaga', 6000),
  simpulan: words('Simpulan', 4000),
  owner_id: reference('penanggung jawab'),
  tinjau_pada: dayOf('Tanggal peninjauan'),
})

const row = z.object({
  objek: z.enum(IMPACT_SUBJECT_NAMES),
  versi: z.number(),
  status: z.enum(IMPACT_STATE_NAMES),
  tinjau_pada: z.string(),
  owner_id: z.number(),
  owner_name: z.string(),
})

export const impactResource = resource({
  noun: 'ImpactAssessment',
  name: 'penilaian-dampak',
  title: 'penilaian dampak pelindungan data pribadi',
  access: 'office:mutu',
  form,
  create: form.extend({ objek: z.enum(IMPACT_SUBJECT_NAMES, 'Pilih yang dinilai.') }),
  record: row.extend({
    uraian_risiko: z.string(),
    langkah_lembaga: z.string(),
    langkah_portal: z.array(z.string()),
    simpulan: z.string(),
    created_by: z.number(),
    created_by_name: z.string(),
    created_at: Moment,
    written_by: z.number(),
    written_by_name: z.string(),
    approved_by_name: z.string().nullable(),
    approved_at: Moment.nullable(),
    ended_at: Moment.nullable(),
  }),
  row,
  filters: { objek: z.enum(IMPACT_SUBJECT_NAMES), status: z.enum(IMPACT_STATE_NAMES), jatuh_tempo: z.stringbool() },
  sort: ['tinjau_pada', 'id'],
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

const seen = z.object({ id: recordId, version: seenVersion })
const changed = { method: 'POST', answer: recordOf(impactResource), access: 'office:mutu' } as const
const problems = ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE'] as const

const { createImpactAssessment, updateImpactAssessment, ...reads } = resourceCalls(impactResource)

export const impactOfficeCalls = {
  ...reads,
  createImpactAssessment: { ...createImpactAssessment, problems: ['INVALID'] as const },
  updateImpactAssessment: { ...updateImpactAssessment, problems: [...problems, 'INVALID'] as const },
  ...calls({
    approveImpactAssessment: {
      ...changed,
      path: '/admin-api/penilaian-dampak/{id}/setujui',
      summary: 'Berlakukan penilaian dampak, oleh orang lain dari penulisnya; versi sebelumnya berakhir',
      payload: seen,
      problems: [...problems, 'SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'],
    },
    withdrawImpactAssessment: {
      ...changed,
      path: '/admin-api/penilaian-dampak/{id}/tarik',
      summary: 'Tarik usul penilaian dampak, dengan alasannya',
      payload: seen.extend({ alasan: words('Alasan', 500) }),
      problems,
    },
  }),
}
