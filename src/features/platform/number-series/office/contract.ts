import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { wholeNumber } from '../../../../lib/calls/field.ts'

const MOST = 9_999_999

const NumberSeries = z.object({
  seri: z.string(),
  nama: z.string(),
  tahun: z.number(),
  /** The last number given out here, 0 where none was, and the greatest that was moved in. */
  terakhir: z.number(),
  dikenal: z.number(),
  /** The number that the next one gets. */
  berikutnya: z.number(),
})

export const numberSeriesOfficeCalls = calls({
  listNumberSeries: {
    method: 'GET',
    path: '/admin-api/nomor-urut',
    access: 'office:pengguna',
    summary: 'Nomor berikutnya dari setiap seri: sertifikat per kualifikasi, invoice, kuitansi, permohonan',
    answer: z.array(NumberSeries),
    problems: [],
  },
  raiseNumberSeries: {
    method: 'PUT',
    path: '/admin-api/nomor-urut',
    access: 'office:pengguna',
    summary: 'Lanjutkan sebuah seri dengan nomor yang lebih tinggi; nomor tidak pernah diturunkan',
    payload: z.object({
      seri: z.string('Pilih seri.').max(60, 'Pilih seri.'),
      berikutnya: wholeNumber('Nomor berikutnya', 1, MOST),
    }),
    answer: z.array(NumberSeries),
    problems: ['RECORD_NOT_FOUND'],
  },
})
