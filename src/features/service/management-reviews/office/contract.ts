import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, recordId, reference, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { REVIEW_INPUT_NAMES, REVIEW_STATE_NAMES, TASK_STATE_NAMES } from '../rules.ts'

const form = z.object({
  tanggal: dayOf('Tanggal'),
  dari: dayOf('Dari'),
  sampai: dayOf('Sampai'),
  owner_id: reference('penanggung jawab'),
})

const row = z.object({
  tanggal: z.string(),
  dari: z.string(),
  sampai: z.string(),
  status: z.enum(REVIEW_STATE_NAMES),
  owner_id: z.number(),
  owner_name: z.string(),
  gathered_at: Moment.nullable(),
  jumlah_tugas: z.number(),
})

export const reviewResource = resource({
  noun: 'ManagementReview',
  name: 'tinjauan-manajemen',
  title: 'tinjauan manajemen',
  access: 'office:mutu',
  form,
  record: row.extend({
    masukan: z.record(z.enum(REVIEW_INPUT_NAMES), z.number().nullable()).nullable(),
    risalah: z.string().nullable(),
    tugas: z.array(
      z.object({
        id: z.number(),
        uraian: z.string(),
        owner_name: z.string(),
        batas: z.string(),
        status: z.enum(TASK_STATE_NAMES),
      }),
    ),
    finished_at: Moment.nullable(),
    finished_by_name: z.string().nullable(),
    created_by_name: z.string(),
    created_at: Moment,
  }),
  row,
  filters: { status: z.enum(REVIEW_STATE_NAMES), jatuh_tempo: z.stringbool() },
  sort: ['tanggal', 'id'],
  order: 'desc',
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

export const taskResource = resource({
  noun: 'ReviewTask',
  name: 'tugas-mutu',
  title: 'tugas dari tinjauan manajemen',
  access: 'office:mutu',
  form: z.object({ uraian: words('Uraian', 1000), owner_id: reference('penanggung jawab'), batas: dayOf('Batas') }),
  record: z.object({
    uraian: z.string(),
    status: z.enum(TASK_STATE_NAMES),
    review_id: z.number(),
    owner_id: z.number(),
    owner_name: z.string(),
    batas: z.string(),
    hasil: z.string().nullable(),
    finished_at: Moment.nullable(),
    finished_by_name: z.string().nullable(),
    created_by_name: z.string(),
    created_at: Moment,
  }),
  filters: { status: z.enum(TASK_STATE_NAMES), jatuh_tempo: z.stringbool() },
  sort: ['batas', 'id'],
  verbs: ['list', 'get', 'history', 'update'],
})

const seen = z.object({ id: recordId, version: seenVersion })
const changed = { method: 'POST', answer: recordOf(reviewResource), access: 'office:mutu' } as const
const problems = ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE'] as const

const { createManagementReview, updateManagementReview, ...reviewReads } = resourceCalls(reviewResource)
const { updateReviewTask, ...taskReads } = resourceCalls(taskResource)

export const reviewOfficeCalls = {
  ...reviewReads,
  createManagementReview: { ...createManagementReview, problems: ['INVALID'] as const },
  updateManagementReview: { ...updateManagementReview, problems: [...problems, 'INVALID'] as const },
  ...taskReads,
  updateReviewTask: { ...updateReviewTask, problems: [...problems, 'INVALID'] as const },
  ...calls({
    gatherReviewInputs: {
      ...changed,
      path: '/admin-api/tinjauan-manajemen/{id}/masukan',
      summary: 'Kumpulkan masukan tinjauan dari catatan portal; dapat diulang sampai tinjauan selesai',
      payload: seen,
      problems,
    },
    addReviewTask: {
      ...changed,
      path: '/admin-api/tinjauan-manajemen/{id}/tugas',
      summary: 'Tambahkan keputusan tinjauan sebagai tugas dengan penanggung jawab dan batas',
      payload: seen.extend(taskResource.form.shape),
      problems: [...problems, 'INVALID'],
    },
    finishManagementReview: {
      ...changed,
      path: '/admin-api/tinjauan-manajemen/{id}/selesai',
      summary: 'Selesaikan tinjauan dengan risalahnya; masukan dan risalah tidak berubah lagi',
      payload: seen.extend({ risalah: words('Risalah', 20_000) }),
      problems: [...problems, 'REVIEW_UNGATHERED'],
    },
    finishReviewTask: {
      method: 'POST',
      path: '/admin-api/tugas-mutu/{id}/selesai',
      access: 'office:mutu',
      summary: 'Nyatakan tugas selesai dengan hasilnya, oleh penanggung jawabnya',
      payload: seen.extend({ hasil: words('Hasil', 2000) }),
      answer: recordOf(taskResource),
      problems: [...problems, 'QUALITY_OWNER'],
    },
  }),
}
