import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, recordId, reference, seenVersion, words } from '../../../../lib/calls/field.ts'
import { recordOf } from '../../../../lib/calls/resource.ts'
import { staffRecordResource } from '../../competence/office/contract.ts'
import { EXAMINER_FIGURE_NAMES, REVIEW_OUTCOME_NAMES, WITNESS_CRITERIA, WITNESS_OUTCOME_NAMES } from '../rules.ts'

const measure = z.object({
  pasangan: z.number(),
  kesepakatan: z.number().nullable(),
  kappa: z.number().nullable(),
  kecenderungan: z.number().nullable(),
})

const mirror = z.object({
  /** Of the real scores, in hundredths of the full points. */
  toleransi: z.number(),
  seluruhnya: measure,
  triwulan: z.array(measure.extend({ sejak: z.string() })),
  kasus: z.array(measure.extend({ judul: z.string(), tanggal: z.string() })),
})

const NOTE_LENGTH = 1000
const criterionNote = (name: keyof typeof WITNESS_CRITERIA) => words(WITNESS_CRITERIA[name], NOTE_LENGTH)

const seen = z.object({ id: recordId, version: seenVersion })
const changed = { method: 'POST', answer: recordOf(staffRecordResource), access: 'office:mutu' } as const

export const monitoringOfficeCalls = calls({
  getMirror: {
    method: 'GET',
    path: '/admin-api/cermin-saya',
    access: 'office:penguji',
    summary: 'Kesepakatan dan kecenderungan penguji sendiri dibanding penilai lain, tanpa nama',
    answer: mirror,
    problems: [],
  },
  getExaminerYear: {
    method: 'GET',
    path: '/admin-api/catatan-petugas/{id}/tahun',
    access: 'office:mutu',
    summary: 'Angka setahun terakhir seorang penguji, dan caranya menilai dibanding penilai lain',
    payload: z.object({ id: recordId }),
    answer: z.object({
      dari: z.string(),
      angka: z.record(z.enum(EXAMINER_FIGURE_NAMES), z.number().nullable()),
      cermin: mirror,
    }),
    problems: ['RECORD_NOT_FOUND'],
  },
  witnessExaminer: {
    ...changed,
    path: '/admin-api/catatan-petugas/{id}/penyaksian',
    summary: 'Catat bahwa seorang penguji disaksikan menguji, oleh penyaksinya sendiri',
    payload: seen.extend({
      schedule_id: reference('ujiannya'),
      tanggal: dayOf('Tanggal'),
      catatan_persiapan: criterionNote('catatan_persiapan'),
      catatan_pelaksanaan: criterionNote('catatan_pelaksanaan'),
      catatan_penilaian: criterionNote('catatan_penilaian'),
      catatan_sikap: criterionNote('catatan_sikap'),
      hasil: z.enum(WITNESS_OUTCOME_NAMES, 'Pilih hasilnya.'),
    }),
    problems: ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE', 'INVALID'],
  },
  reviewExaminer: {
    ...changed,
    path: '/admin-api/catatan-petugas/{id}/tinjauan',
    summary: 'Tinjau seorang penguji: angka setahun terakhir disimpan bersama simpulannya',
    payload: seen.extend({
      hasil: z.enum(REVIEW_OUTCOME_NAMES, 'Pilih hasilnya.'),
      simpulan: words('Simpulan', 4000),
    }),
    problems: ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE'],
  },
})
