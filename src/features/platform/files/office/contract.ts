import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { limits } from '../../../../limits.ts'

export const fileOfficeCalls = calls({
  uploadPicture: {
    method: 'POST',
    path: '/admin-api/unggah-gambar',
    access: 'office:konten',
    summary: 'Unggah gambar JPG, PNG, atau WebP; disimpan ulang tanpa metadata',
    payload: z.object({
      file: z.file('Pilih gambar.').max(limits.officePictureBytes, 'Gambar paling besar 10 MB.'),
    }),
    answer: z.object({ name: z.string(), width: z.number(), height: z.number() }),
    status: 201,
    problems: ['UNACCEPTABLE_FILE'],
  },
  uploadDocument: {
    method: 'POST',
    path: '/admin-api/unggah-dokumen',
    access: 'office:konten',
    summary: 'Unggah dokumen PDF tanpa skrip, lampiran, dan password',
    payload: z.object({
      file: z.file('Pilih dokumen.').max(limits.officeDocumentBytes, 'Dokumen paling besar 10 MB.'),
    }),
    answer: z.object({ name: z.string(), bytes: z.number() }),
    status: 201,
    problems: ['UNACCEPTABLE_FILE'],
  },
})
