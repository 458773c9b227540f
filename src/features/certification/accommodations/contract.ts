import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { STAGE_NAMES } from '../applications/rules.ts'
import { ACCOMMODATION_STATE_NAMES } from './rules.ts'

/** A request and its decision as candidates read their own. */
const OwnAccommodation = z.object({
  status: z.enum(ACCOMMODATION_STATE_NAMES),
  /** The measures in force, one line each. */
  langkah: z.array(z.string()),
  /** Why it was refused. */
  alasan: z.string(),
  decided_at: Moment.nullable(),
  /** The day by which the office decides; null while the exam has no day. */
  batas: z.string().nullable(),
})

/** What a candidate needs, and what has become of it; null while nothing was asked for. */
const OwnNeeds = z.object({
  kebutuhan_khusus: z.string(),
  penyesuaian: OwnAccommodation.nullable(),
  /** True until the exam: other words are decided anew. */
  boleh_diubah: z.boolean(),
})
export type OwnNeeds = z.output<typeof OwnNeeds>

export const accommodationCalls = calls({
  getOwnAccommodation: {
    method: 'GET',
    path: '/user-training/{id}/kebutuhan-khusus',
    access: 'member',
    summary: 'Kebutuhan khusus pada permohonan sendiri, dan putusannya',
    payload: z.object({ id: recordId }),
    answer: OwnNeeds,
    problems: ['RECORD_NOT_FOUND'],
  },
  changeNeeds: {
    method: 'PUT',
    path: '/user-training/{id}/kebutuhan-khusus',
    access: 'member',
    summary: 'Ubah kebutuhan khusus sebelum uji; yang berubah diputuskan lagi',
    payload: z.object({
      id: recordId,
      tahap: z.enum(STAGE_NAMES, 'Muat ulang halaman, lalu coba lagi.'),
      kebutuhan_khusus: z.string().trim().max(1000, 'Kebutuhan khusus paling panjang 1000 huruf.'),
    }),
    status: 204,
    answer: 'nothing',
    problems: ['RECORD_NOT_FOUND', 'STALE', 'APPLICATION_LOCKED'],
  },
})
