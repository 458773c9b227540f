import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { anyWords, recordId, seenVersion, wholeNumber, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { STAGE_NAMES } from '../../applications/rules.ts'
import { ACCOMMODATION_STATE_NAMES, MOST_EXTRA_MINUTES, measureLines } from '../rules.ts'

/** Without words: what somebody needs speaks of health, and stands on the page of the request only. */
const row = z.object({
  user_training_id: z.number(),
  nomor: z.string().nullable(),
  nama: z.string(),
  skema: z.string(),
  schedule_id: z.number(),
  tanggal_uji: z.string().nullable(),
  tahap: z.enum(STAGE_NAMES),
  status: z.enum(ACCOMMODATION_STATE_NAMES),
  asked_at: Moment,
  /** The day by which it is decided. */
  batas: z.string().nullable(),
  decided_at: Moment.nullable(),
})

const record = row.extend({
  permintaan: z.string(),
  tambahan_menit: z.number(),
  ruang_terpisah: z.boolean(),
  pembaca: z.boolean(),
  huruf_besar: z.boolean(),
  perangkat_sendiri: z.boolean(),
  langkah_lain: z.string(),
  alasan: z.string(),
  decided_by_name: z.string().nullable(),
  pemberian: z.enum(['sesuai', 'berbeda']).nullable(),
  catatan: z.string(),
  given_at: Moment.nullable(),
  given_by_name: z.string().nullable(),
})

export const accommodationResource = resource({
  noun: 'Accommodation',
  name: 'kebutuhan-khusus',
  title: 'kebutuhan khusus peserta',
  access: 'office:verifikasi',
  form: z.object({}),
  record,
  row,
  filters: {
    status: z.enum(ACCOMMODATION_STATE_NAMES),
    schedule_id: recordId,
    user_training_id: recordId,
    /** Waits for a decision, with the exam ahead. */
    menunggu: z.stringbool(),
  },
  sort: ['asked_at', 'id'],
  order: 'asc',
  verbs: ['list', 'get'],
})

const seen = { id: recordId, version: seenVersion }

const MEASURES_RULE = ruleOf(
  ...['tambahan_menit', 'ruang_terpisah', 'pembaca', 'huruf_besar', 'perangkat_sendiri', 'langkah_lain'],
)

export const accommodationOfficeCalls = {
  ...resourceCalls(accommodationResource),
  ...calls({
    grantAccommodation: {
      method: 'POST',
      path: '/admin-api/kebutuhan-khusus/{id}/tetapkan',
      access: 'office:verifikasi',
      summary: 'Tetapkan penyesuaian untuk seorang peserta; ia diberi tahu',
      payload: z
        .object({
          ...seen,
          tambahan_menit: wholeNumber('Tambahan waktu', 0, MOST_EXTRA_MINUTES).default(0),
          ruang_terpisah: z.boolean().default(false),
          pembaca: z.boolean().default(false),
          huruf_besar: z.boolean().default(false),
          perangkat_sendiri: z.boolean().default(false),
          langkah_lain: anyWords('Penyesuaian lain', 500),
        })
        .superRefine((measures, context) => {
          if (measureLines(measures).length > 0) return
          const message = 'Tetapkan paling sedikit satu penyesuaian, atau tolak permintaannya dengan alasan.'
          context.addIssue({ code: 'custom', path: ['tambahan_menit'], message })
        }, MEASURES_RULE),
      answer: recordOf(accommodationResource),
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
    refuseAccommodation: {
      method: 'POST',
      path: '/admin-api/kebutuhan-khusus/{id}/tolak',
      access: 'office:verifikasi',
      summary: 'Tolak permintaan dengan alasan; peserta diberi tahu dan membacanya pada permohonannya',
      payload: z.object({
        ...seen,
        alasan: words('Alasan', 1000).min(10, 'Tulis alasan yang dapat dipahami peserta.'),
      }),
      answer: recordOf(accommodationResource),
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
    recordAccommodation: {
      method: 'POST',
      path: '/admin-api/kebutuhan-khusus/{id}/pemberian',
      access: 'office:verifikasi',
      summary: 'Catat apa yang diberikan pada hari uji; yang berbeda dengan kata-kata',
      payload: z
        .object({
          ...seen,
          pemberian: z.enum(['sesuai', 'berbeda'], 'Pilih sesuai atau berbeda.'),
          catatan: anyWords('Catatan', 1000),
        })
        .superRefine(
          ({ pemberian, catatan }, context) => {
            if (pemberian === 'sesuai' || catatan.length >= 10) return
            const message = 'Tulis apa yang diberikan dan mengapa berbeda, paling sedikit 10 huruf.'
            context.addIssue({ code: 'custom', path: ['catatan'], message })
          },
          ruleOf('pemberian', 'catatan'),
        ),
      answer: recordOf(accommodationResource),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'EXAM_NOT_BEGUN'],
    },
  }),
}
