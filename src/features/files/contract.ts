import { z } from 'zod'
import { calls } from '../../lib/call.ts'

export const fileCalls = calls({
  getPicture: {
    method: 'GET',
    path: '/images/{file}',
    access: 'public',
    summary: 'Gambar publik; lebar dengan w, format menurut Accept',
    payload: z.object({
      file: z.string().max(100),
      w: z.coerce.number().int().positive().max(10_000).optional().catch(undefined),
    }),
    answer: 'file',
    problems: ['PICTURE_NOT_FOUND'],
  },
  getDocument: {
    method: 'GET',
    path: '/dokumen/{file}',
    access: 'public',
    summary: 'Dokumen publik (PDF), misalnya regulasi skema',
    payload: z.object({ file: z.string().max(100) }),
    answer: 'file',
    problems: ['DOCUMENT_NOT_FOUND'],
  },
})
