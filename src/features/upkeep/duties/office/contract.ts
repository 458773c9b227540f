import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { selectedIds, selectionAnswer } from '../../../../lib/calls/selection.ts'

const Row = z.object({
  /** The id of the certificate's year. */
  id: z.number(),
  certificate_id: z.number(),
  nama: z.string(),
  no_sertifikasi: z.string(),
  ke: z.number(),
  jatuh_tempo: z.string(),
  /** Days since then; below zero before it. */
  hari: z.number(),
  terlapor: z.boolean(),
  terpelihara: z.boolean(),
  /** When these duties were last called to mind. */
  reminded_at: Moment.nullable(),
})

export const dutyOfficeCalls = calls({
  listOpenDuty: {
    method: 'GET',
    path: '/admin-api/kewajiban',
    access: 'office:verifikasi',
    summary: 'Tahun sertifikat yang kewajibannya belum terpenuhi menjelang batasnya, atau baru saja lewat',
    payload: Listing.extend({
      sort: z.enum(['jatuh_tempo']).default('jatuh_tempo'),
      terlapor: z.stringbool().optional(),
      terpelihara: z.stringbool().optional(),
    }),
    answer: pageAnswer(Row),
    problems: [],
  },
  remindDuties: {
    method: 'POST',
    path: '/admin-api/kewajiban/ingatkan',
    access: 'office:verifikasi',
    summary: 'Ingatkan pemegang akan kewajiban tahunnya; satu tahun sertifikat paling banyak sekali dalam 24 jam',
    payload: z.object({ ids: selectedIds }),
    answer: selectionAnswer({}),
    problems: [],
  },
})
