import { z } from 'zod'
import { calls } from '../../../lib/call.ts'

const MOST_BYTES = 5_000_000

/** What a list of earlier holders would do, or has done. */
export const ImportOutcome = z.object({
  baris: z.number(),
  diterima: z.number(),
  /** Numbers that are here already. */
  sudah_ada: z.number(),
  /** Whether they are in now; otherwise nothing has changed. */
  dimasukkan: z.boolean(),
  kesalahan: z.array(z.object({ baris: z.number(), kolom: z.string(), pesan: z.string() })),
})
export type ImportOutcome = z.output<typeof ImportOutcome>

export const holderOfficeCalls = calls({
  importHolders: {
    method: 'POST',
    path: '/admin-api/impor-pemegang',
    access: 'office:verifikasi',
    summary: 'Masukkan pemegang lama dari CSV: semuanya atau tidak satu pun; dengan coba hanya diperiksa',
    payload: z.object({
      file: z.file('Pilih berkas CSV.').max(MOST_BYTES, 'Berkas paling besar 5 MB.'),
      coba: z.stringbool().default(true),
    }),
    answer: ImportOutcome,
    problems: ['IMPORT_UNREADABLE'],
  },
  exportAmdalnet: {
    method: 'GET',
    path: '/admin-api/pemegang-amdalnet.csv',
    access: 'office:verifikasi',
    summary: 'Semua sertifikat dalam kolom Amdalnet',
    answer: 'file',
    problems: [],
  },
})
