import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId } from '../../../../lib/calls/field.ts'
import { PRINT_PART_NAMES, TYPE_SIZES } from '../print/print-rules.ts'

const CLOSED = ['ITEMS_TRAINER', 'ITEMS_UNSIGNED'] as const

export const formPrintOfficeCalls = calls({
  getFormPrint: {
    method: 'GET',
    path: '/admin-api/naskah/{id}/cetak',
    access: 'office:soal',
    summary: 'Jadwal yang memakai naskah, dengan jumlah lembar jawabannya dan yang berhuruf besar',
    payload: z.object({ id: recordId }),
    answer: z.object({
      jadwal: z.array(
        z.object({
          schedule_id: z.number(),
          skema: z.string(),
          start_date: z.string().nullable(),
          jumlah: z.number(),
          huruf_besar: z.number(),
        }),
      ),
    }),
    problems: ['RECORD_NOT_FOUND', ...CLOSED],
  },
  printForm: {
    method: 'GET',
    path: '/admin-api/naskah/{id}/cetak/{bagian}',
    access: 'office:soal',
    summary: 'Buku soal, lembar jawaban, kunci, atau rubrik naskah sebagai PDF; pencetakannya dicatat',
    payload: z.object({
      id: recordId,
      bagian: z.enum(PRINT_PART_NAMES, 'Pilih bagian naskah.'),
      huruf: z.enum(TYPE_SIZES, 'Pilih ukuran huruf.').default('biasa'),
      schedule_id: recordId.nullable().default(null),
    }),
    answer: 'file',
    media: ['application/pdf'],
    problems: ['RECORD_NOT_FOUND', 'FORM_SEALED', ...CLOSED],
  },
})
