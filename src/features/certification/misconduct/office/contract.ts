import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, reference, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { STAGE_NAMES } from '../../applications/rules.ts'
import { LEAST_FACTS, MISCONDUCT_STATE_NAMES, VERDICT_NAMES } from '../rules.ts'

/** Without words, which stand on the page of the case alone. */
const row = z.object({
  user_training_id: z.number(),
  nomor: z.string().nullable(),
  nama: z.string(),
  skema: z.string(),
  schedule_id: z.number(),
  tahap: z.enum(STAGE_NAMES),
  status: z.enum(MISCONDUCT_STATE_NAMES),
  reported_at: Moment,
  reported_by_name: z.string(),
  answer_due: Moment.nullable(),
  answered_at: Moment.nullable(),
  decided_at: Moment.nullable(),
})

const record = row.extend({
  uraian: z.string(),
  notified_at: Moment.nullable(),
  jawaban: z.string().nullable(),
  putusan: z.string().nullable(),
  decided_by_name: z.string().nullable(),
  /** Why the reader cannot decide now; null where they can. */
  halangan: z.string().nullable(),
})

export const misconductResource = resource({
  noun: 'Misconduct',
  name: 'kecurangan',
  title: 'dugaan kecurangan',
  access: 'office:uji',
  form: z.object({}),
  record,
  row,
  filters: {
    status: z.enum(MISCONDUCT_STATE_NAMES),
    user_training_id: recordId,
    /** Open, and the candidate has answered or the time to answer is over. */
    dapat_diputus: z.stringbool(),
  },
  sort: ['reported_at', 'id'],
  order: 'asc',
  verbs: ['list', 'get'],
})

const seen = { id: recordId, version: seenVersion }
const uraian = words('Uraian', 4000).min(
  LEAST_FACTS,
  `Tulis apa yang terjadi, kapan, dan siapa yang melihatnya, paling sedikit ${LEAST_FACTS} huruf.`,
)
/** The schedule of the exam, and who of it. */
const report = z.object({ id: recordId, user_training_id: reference('peserta'), uraian })

export const misconductOfficeCalls = {
  ...resourceCalls(misconductResource),
  ...calls({
    reportMisconduct: {
      method: 'POST',
      path: '/admin-api/berita-acara/{id}/kecurangan',
      access: 'office:verifikasi',
      summary: 'Laporkan dugaan kecurangan seorang peserta; selama terbuka ia tidak diputuskan',
      payload: report,
      answer: z.object({ id: z.number() }),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'MISCONDUCT_OPEN'],
    },
    reportOwnMisconduct: {
      method: 'POST',
      path: '/admin-api/berita-acara-saya/{id}/kecurangan',
      access: 'office:penguji',
      summary: 'Laporkan dugaan kecurangan seorang peserta pada uji yang diuji sendiri',
      payload: report,
      answer: z.object({ id: z.number() }),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'MISCONDUCT_OPEN'],
    },
    notifyMisconduct: {
      method: 'POST',
      path: '/admin-api/kecurangan/{id}/beritahukan',
      access: 'office:verifikasi',
      summary: 'Beri tahu peserta fakta-faktanya dengan surat, dan sampai kapan ia dapat menjawab',
      payload: z.object({ ...seen, uraian }),
      answer: recordOf(misconductResource),
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
    decideMisconduct: {
      method: 'POST',
      path: '/admin-api/kecurangan/{id}/putuskan',
      access: 'office:keputusan',
      summary: 'Putuskan: tidak terbukti, peringatan, atau hasil uji dibatalkan; bukan oleh pelapor atau penguji',
      payload: z.object({
        ...seen,
        hasil: z.enum(VERDICT_NAMES, 'Pilih putusannya.'),
        putusan: words('Pertimbangan', 2000).min(10, 'Tulis pertimbangan yang dapat dipahami peserta.'),
      }),
      answer: recordOf(misconductResource),
      problems: [
        'RECORD_NOT_FOUND',
        'STALE',
        'NOT_YOUR_DECISION',
        'MISCONDUCT_UNHEARD',
        'MISCONDUCT_NOT_SCORED',
        'EXAM_RECORD_MISSING',
      ],
    },
  }),
}
