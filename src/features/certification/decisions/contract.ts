import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { maybeWords, recordId, words } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { fileId } from '../../platform/files/contract.ts'
import { AppealStanding } from '../appeals/contract.ts'
import { STAGE_NAMES } from '../applications/rules.ts'
import { FINDINGS } from '../examination/rules.ts'
import { OUTCOMES } from './rules.ts'

export const DecidedUnit = z.object({ unit: z.string(), hasil: z.enum(FINDINGS), catatan: z.string() })
export type DecidedUnit = z.output<typeof DecidedUnit>

/** The result of one's own exam; null until it was decided. */
export const Result = z.object({
  keputusan: z
    .object({
      hasil: z.enum(OUTCOMES),
      at: Moment,
      alasan: z.string(),
      unit: z.array(DecidedUnit),
    })
    .nullable(),
  banding: AppealStanding,
  /** Units that can be examined again, and until which day; null where there is nothing to examine again. */
  uji_ulang: z.object({ unit: z.array(z.string()), sampai: z.string() }).nullable(),
})
export type Result = z.output<typeof Result>

/** An item of the written exam that an appeal names, as its booklet numbers it. */
const appealedItem = {
  naskah: maybeWords('Kode naskah', 20),
  nomor_soal: z.preprocess(
    (given) => (given === '' ? null : (given ?? null)),
    z.coerce
      .number('Nomor soal berupa angka.')
      .int('Nomor soal berupa bilangan bulat.')
      .min(1, 'Nomor soal paling kecil 1.')
      .max(500, 'Nomor soal paling besar 500.')
      .nullable(),
  ),
}

export const decisionCalls = calls({
  getResult: {
    method: 'GET',
    path: '/user-training/{id}/hasil',
    access: 'member',
    summary: 'Hasil uji sendiri: keputusan, banding, dan uji ulang',
    payload: z.object({ id: recordId }),
    answer: Result,
    problems: ['RECORD_NOT_FOUND'],
  },
  getResultReport: {
    method: 'GET',
    path: '/user-training/{id}/hasil.pdf',
    access: 'member',
    summary: 'Laporan hasil uji sendiri per unit',
    payload: z.object({ id: recordId }),
    answer: 'file',
    problems: ['RECORD_NOT_FOUND', 'PAPER_WAITS'],
  },
  fileAppeal: {
    method: 'POST',
    path: '/user-training/{id}/banding',
    access: 'member',
    summary: 'Ajukan banding atas keputusan belum kompeten',
    payload: z.object({
      id: recordId,
      tahap: z.enum(STAGE_NAMES, 'Muat ulang halaman, lalu coba lagi.'),
      alasan: words('Alasan banding', 4000).min(30, 'Uraikan alasan banding paling sedikit 30 huruf.'),
      file_id: fileId.nullable().default(null),
      ...appealedItem,
    }),
    answer: Result,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'APPEALED_ALREADY', 'ANOTHER_RUNNING', 'APPEAL_TOO_LATE', 'FILE_NOT_FOUND'],
  },
})
