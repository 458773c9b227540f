import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import {
  dayOf,
  lineWords,
  maybeDay,
  recordId,
  reference,
  referenceId,
  seenVersion,
  words,
} from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { INPUT_KIND_NAMES } from '../../quality/rules.ts'
import { FINDING_SOURCE_NAMES, FINDING_STATE_NAMES } from '../rules.ts'

const form = z.object({
  judul: lineWords('Judul', 150),
  uraian: words('Uraian', 4000),
  owner_id: reference('penanggung jawab'),
  batas: dayOf('Batas'),
})

const seldom = z.string().nullable()

const row = z.object({
  judul: z.string(),
  sumber: z.enum(FINDING_SOURCE_NAMES),
  status: z.enum(FINDING_STATE_NAMES),
  batas: z.string(),
  owner_id: z.number(),
  owner_name: z.string(),
  audit_id: z.number().nullable(),
  created_at: Moment,
})

const record = row.extend({
  uraian: z.string(),
  /** The record that it was opened from; null where it is gone or there was none. */
  sumber_id: z.number().nullable(),
  sebab: seldom,
  tindakan: seldom,
  pelaksanaan: seldom,
  file_id: seldom,
  file_name: seldom,
  acted_by: z.number().nullable(),
  acted_by_name: seldom,
  acted_at: Moment.nullable(),
  catatan: seldom,
  pembuktian: seldom,
  closed_by_name: seldom,
  closed_at: Moment.nullable(),
  created_by_name: z.string(),
})

export const findingResource = resource({
  noun: 'Finding',
  name: 'temuan',
  title: 'temuan mutu',
  access: 'office:mutu',
  form,
  create: form.extend({
    /** Left empty, the setting gives it. */
    batas: maybeDay('Batas'),
    audit_id: z.preprocess((value) => (value === '' ? null : (value ?? null)), referenceId.nullable()),
  }),
  record,
  row,
  filters: {
    status: z.enum(FINDING_STATE_NAMES),
    sumber: z.enum(FINDING_SOURCE_NAMES),
    audit_id: recordId,
    jatuh_tempo: z.stringbool(),
  },
  sort: ['batas', 'id'],
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

const seen = z.object({ id: recordId, version: seenVersion })
const changed = { method: 'POST', answer: recordOf(findingResource), access: 'office:mutu' } as const
const problems = ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE'] as const
const second = ['SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'] as const

const { createFinding, updateFinding, ...reads } = resourceCalls(findingResource)

export const findingOfficeCalls = {
  ...reads,
  createFinding: { ...createFinding, problems: ['INVALID'] as const },
  updateFinding: { ...updateFinding, problems: [...problems, 'INVALID'] as const },
  ...calls({
    openFinding: {
      ...changed,
      path: '/admin-api/temuan/buka',
      summary: 'Buka temuan dari pengaduan, banding, atau insiden; yang sudah dibuka dijawab lagi',
      payload: z.object({ sumber: z.enum(INPUT_KIND_NAMES), sumber_id: referenceId }),
      problems: ['RECORD_NOT_FOUND'],
    },
    openTrainingFinding: {
      ...changed,
      path: '/admin-api/temuan/buka-pelatihan',
      summary: 'Buka temuan dari kelulusan yang berbeda menurut tempat pelatihan; yang sudah dibuka dijawab lagi',
      payload: z.object({ scheme_id: referenceId, tahun: z.number().int().min(2000).max(2200) }),
      problems: ['RECORD_NOT_FOUND', 'NO_TRAINING_DIFFERENCE'],
    },
    planFinding: {
      ...changed,
      path: '/admin-api/temuan/{id}/rencana',
      summary: 'Isi sebab temuan dan tindakan atasnya, oleh penanggung jawabnya',
      payload: seen.extend({
        sebab: words('Sebab', 4000),
        tindakan: words('Tindakan', 4000),
        batas: dayOf('Batas'),
      }),
      problems: [...problems, 'QUALITY_OWNER', 'INVALID'],
    },
    actFinding: {
      ...changed,
      path: '/admin-api/temuan/{id}/pelaksanaan',
      summary: 'Catat tindakan yang sudah dilakukan, dengan buktinya, oleh penanggung jawabnya',
      payload: seen.extend({
        pelaksanaan: words('Pelaksanaan', 4000),
        file_id: z.preprocess(
          (value) => (value === '' ? null : (value ?? null)),
          z.uuid('Unggah buktinya dahulu.').nullable(),
        ),
        batas: dayOf('Batas pembuktian'),
      }),
      problems: [...problems, 'QUALITY_OWNER', 'FILE_NOT_FOUND', 'INVALID'],
    },
    returnFinding: {
      ...changed,
      path: '/admin-api/temuan/{id}/kembalikan',
      summary: 'Kembalikan temuan yang tindakannya belum berhasil, oleh orang lain dari pelaksananya',
      payload: seen.extend({ catatan: words('Alasan', 2000), batas: dayOf('Batas') }),
      problems: [...problems, ...second, 'INVALID'],
    },
    closeFinding: {
      ...changed,
      path: '/admin-api/temuan/{id}/tutup',
      summary: 'Tutup temuan dengan bukti bahwa tindakannya berhasil, oleh orang lain dari pelaksananya',
      payload: seen.extend({ pembuktian: words('Pembuktian', 4000) }),
      problems: [...problems, ...second],
    },
  }),
}
