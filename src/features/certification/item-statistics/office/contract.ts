import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId } from '../../../../lib/calls/field.ts'
import { ITEM_VERDICT_NAMES } from '../statistics-rules.ts'

const PROBLEMS = ['RECORD_NOT_FOUND', 'ITEMS_TRAINER', 'ITEMS_UNSIGNED'] as const

const figures = z.object({
  item_id: z.number(),
  versi: z.number(),
  jumlah: z.number(),
  kesukaran: z.number().nullable(),
  daya_beda: z.number().nullable(),
  pilihan: z.array(z.object({ pilihan: z.number(), jumlah: z.number(), rerata_sisa: z.number().nullable() })),
  putusan: z.array(z.enum(ITEM_VERDICT_NAMES)),
})

export const itemStatisticsOfficeCalls = calls({
  getItemStatistics: {
    method: 'GET',
    path: '/admin-api/soal/{id}/statistik',
    access: 'office:soal',
    summary: 'Statistik versi-versi soal dari semua naskah yang memuatnya',
    payload: z.object({ id: recordId }),
    answer: z.object({ versi: z.array(figures) }),
    problems: PROBLEMS,
  },
  getFormStatistics: {
    method: 'GET',
    path: '/admin-api/naskah/{id}/statistik',
    access: 'office:soal',
    summary: 'Statistik naskah dan soal-soalnya sesudah ujian',
    payload: z.object({ id: recordId }),
    answer: z.object({
      jumlah: z.number(),
      rerata: z.number().nullable(),
      simpangan_baku: z.number().nullable(),
      alfa: z.number().nullable(),
      galat_baku: z.number().nullable(),
      butir: z.array(figures.extend({ nomor: z.number(), unit: z.string() })),
    }),
    problems: PROBLEMS,
  },
  getFormStatisticsPdf: {
    method: 'GET',
    path: '/admin-api/naskah/{id}/statistik.pdf',
    access: 'office:soal',
    summary: 'Statistik naskah sebagai PDF',
    payload: z.object({ id: recordId }),
    answer: 'file',
    problems: PROBLEMS,
  },
})
