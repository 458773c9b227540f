import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, lineWords, recordId, reference, seenVersion, wholeNumber, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { CASE_STATE_NAMES, SCORING_FORM_NAMES } from '../rules.ts'

const MOST_CRITERIA = 30
const POINTS = [1, 100] as const

const form = z.object({
  judul: lineWords('Judul', 150),
  kasus: words('Kasus', 20_000),
  bentuk: z.enum(SCORING_FORM_NAMES, 'Pilih cara menilainya.'),
  kriteria: z
    .array(
      z.object({
        uraian: lineWords('Kriteria', 300),
        poin: wholeNumber('Poin penuh', ...POINTS),
        acuan: wholeNumber('Acuan', 0, POINTS[1]),
      }),
      'Isi sedikitnya satu kriteria.',
    )
    .min(1, 'Isi sedikitnya satu kriteria.')
    .max(MOST_CRITERIA, `Kriteria paling banyak ${MOST_CRITERIA}.`),
  /** Less than all, so that a unit is agreed on only where the finding is the same. */
  toleransi: wholeNumber('Toleransi', 0, 99),
  batas: dayOf('Batas'),
  owner_id: reference('penanggung jawab'),
})

const row = z.object({
  judul: z.string(),
  status: z.enum(CASE_STATE_NAMES),
  bentuk: z.enum(SCORING_FORM_NAMES),
  batas: z.string(),
  owner_id: z.number(),
  owner_name: z.string(),
  jumlah_penilai: z.number(),
})

export const caseResource = resource({
  noun: 'CalibrationCase',
  name: 'kalibrasi',
  title: 'kasus kalibrasi penguji',
  access: 'office:mutu',
  form,
  record: row.extend({
    kasus: z.string(),
    kriteria: form.shape.kriteria,
    toleransi: z.number(),
    opened_at: Moment.nullable(),
    closed_at: Moment.nullable(),
    created_by_name: z.string(),
    created_at: Moment,
    penilaian: z.array(
      z.object({ user_id: z.number(), name: z.string(), skor: z.array(z.number()), scored_at: z.string() }),
    ),
  }),
  row,
  filters: { status: z.enum(CASE_STATE_NAMES), jatuh_tempo: z.stringbool() },
  sort: ['batas', 'id'],
  order: 'desc',
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

/** A case as an examiner scores it: the reference only once it is closed. */
export const ownCaseResource = resource({
  noun: 'OwnCalibration',
  name: 'kalibrasi-saya',
  title: 'kasus kalibrasi untuk penguji sendiri',
  access: 'office:penguji',
  form: z.object({}),
  record: z.object({
    judul: z.string(),
    kasus: z.string(),
    bentuk: z.enum(SCORING_FORM_NAMES),
    toleransi: z.number(),
    batas: z.string(),
    status: z.enum(CASE_STATE_NAMES),
    kriteria: z.array(z.object({ uraian: z.string(), poin: z.number(), acuan: z.number().nullable() })),
    skor: z.array(z.number()).nullable(),
    scored_at: Moment.nullable(),
  }),
  row: z.object({
    judul: z.string(),
    status: z.enum(CASE_STATE_NAMES),
    batas: z.string(),
    scored_at: Moment.nullable(),
  }),
  filters: { belum_dinilai: z.stringbool() },
  sort: ['batas', 'id'],
  order: 'desc',
  verbs: ['list', 'get'],
})

const seen = z.object({ id: recordId, version: seenVersion })
const problems = ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE'] as const
const changed = {
  method: 'POST',
  answer: recordOf(caseResource),
  access: 'office:mutu',
  payload: seen,
  problems,
} as const

const { createCalibrationCase, updateCalibrationCase, ...reads } = resourceCalls(caseResource)

export const calibrationOfficeCalls = {
  ...reads,
  createCalibrationCase: { ...createCalibrationCase, problems: ['INVALID'] as const },
  updateCalibrationCase: { ...updateCalibrationCase, problems: [...problems, 'INVALID'] as const },
  ...resourceCalls(ownCaseResource),
  ...calls({
    openCalibrationCase: {
      ...changed,
      path: '/admin-api/kalibrasi/{id}/buka',
      summary: 'Buka kasus kalibrasi bagi semua penguji; isinya tidak berubah lagi',
    },
    closeCalibrationCase: {
      ...changed,
      path: '/admin-api/kalibrasi/{id}/tutup',
      summary: 'Tutup kasus kalibrasi; penguji yang menilai melihat acuannya',
    },
    scoreCalibration: {
      method: 'POST',
      path: '/admin-api/kalibrasi-saya/{id}/nilai',
      access: 'office:penguji',
      summary: 'Nilai kasus kalibrasi yang terbuka, sekali, tanpa melihat acuan dan nilai penguji lain',
      payload: seen.extend({
        skor: z
          .array(wholeNumber('Nilai', 0, POINTS[1]), 'Nilai setiap kriteria.')
          .min(1, 'Nilai setiap kriteria.')
          .max(MOST_CRITERIA),
      }),
      answer: recordOf(ownCaseResource),
      problems: [...problems, 'INVALID'],
    },
  }),
}
