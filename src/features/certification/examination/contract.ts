import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'

/** The exam as its candidate sees it. */
export const ExamDay = z.object({
  /** The methods of the exam. */
  metode_uji: z.array(z.string()),
  /** Names of the examiners who accepted. */
  penguji: z.array(z.string()),
  attended_at: Moment.nullable(),
  /** The number of the room at the venue; null where the venue has one, or none is named. */
  ruang: z.number().nullable(),
  /** The address of an online exam; null until the seat is certain. */
  ruang_daring: z.string().nullable(),
  /** True once the card can be fetched. */
  kartu: z.boolean(),
  /** The candidate's name on the card. */
  nama: z.string(),
  /** The address in the card's QR code, which the office opens at the door; null without a card. */
  tautan: z.string().nullable(),
  /** The measures that the body prepares for the candidate, one line each. */
  penyesuaian: z.array(z.string()),
  /** The instructions on the card for the day of the exam, line by line. */
  petunjuk: z.object({ judul: z.string(), baris: z.array(z.string()) }),
})
export type ExamDay = z.output<typeof ExamDay>

export const examinationCalls = calls({
  getExamDay: {
    method: 'GET',
    path: '/user-training/{id}/ujian',
    access: 'member',
    summary: 'Penguji, kehadiran, dan kartu peserta pada permohonan sendiri',
    payload: z.object({ id: recordId }),
    answer: ExamDay,
    problems: ['RECORD_NOT_FOUND'],
  },
  getExamCard: {
    method: 'GET',
    path: '/user-training/{id}/kartu.pdf',
    access: 'member',
    summary: 'Kartu peserta dengan foto dan kode QR',
    payload: z.object({ id: recordId }),
    answer: 'file',
    problems: ['RECORD_NOT_FOUND', 'CARD_NOT_READY', 'DESIGN_PICTURE_MISSING'],
  },
})
