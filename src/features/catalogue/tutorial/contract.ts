import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'

export const Tutorial = z.object({
  langkah: z.array(
    z.object({
      id: z.number(),
      judul: z.string(),
      isi: z.string(),
      pelaku: z.string(),
      target_waktu: z.string(),
      dokumen: z.array(z.string()),
      kesalahan: z.array(z.string()),
    }),
  ),
  /** The requirements of each scheme one can register for, by category: KTPA, ATPA, Perpanjangan … */
  daftar_periksa: z.array(
    z.object({
      kategori: z.string(),
      persyaratan: z.array(z.object({ nama: z.string(), keterangan: z.string(), wajib: z.boolean() })),
    }),
  ),
  faq: z.array(z.object({ id: z.number(), pertanyaan: z.string(), jawaban: z.string() })),
})
export type Tutorial = z.output<typeof Tutorial>

export const tutorialCalls = calls({
  getTutorial: {
    method: 'GET',
    path: '/tutorial',
    access: 'public',
    summary: 'Langkah pendaftaran, daftar periksa persyaratan, dan pertanyaan umum',
    answer: Tutorial,
    problems: [],
  },
})
