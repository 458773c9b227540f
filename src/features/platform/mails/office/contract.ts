import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { Listing, Moment } from '../../../../lib/calls/resource.ts'
import { mailServerOfficeCalls } from './server-contract.ts'

export const MAIL_STATES = ['menunggu', 'dikirim', 'dicoba_lagi', 'terkirim', 'gagal'] as const

const jobId = z.uuid('Surat tidak dikenal.')

const Mail = z.object({
  id: z.string(),
  keadaan: z.enum(MAIL_STATES),
  kepada: z.string(),
  perihal: z.string(),
  percobaan: z.number(),
  galat: z.string().nullable(),
  created_at: Moment,
  sent_at: Moment.nullable(),
  next_try_at: Moment.nullable(),
})

const KeptMail = z.object({
  id: z.string(),
  kepada: z.string(),
  perihal: z.string(),
  isi: z.string(),
  created_at: Moment,
})

/** Links in letters open accounts, so only those who may change accounts see them. */
export const mailOfficeCalls = {
  ...mailServerOfficeCalls,
  ...calls({
    listMails: {
      method: 'GET',
      path: '/admin-api/surat',
      access: 'office:pengguna',
      summary: 'Surat elektronik: yang menunggu, terkirim, dan gagal',
      payload: Listing.extend({
        keadaan: z.enum(MAIL_STATES).optional(),
        sort: z.enum(['created_at']).catch('created_at'),
      }),
      answer: z.object({ data: z.array(Mail), total: z.number(), page: z.number() }),
      problems: [],
    },
    resendMail: {
      method: 'POST',
      path: '/admin-api/surat/{id}/kirim-ulang',
      access: 'office:pengguna',
      summary: 'Kirim ulang surat yang gagal',
      payload: z.object({ id: jobId }),
      answer: 'nothing',
      problems: ['RECORD_NOT_FOUND'],
    },
    listKeptMails: {
      method: 'GET',
      path: '/admin-api/kotak-surat',
      access: 'office:pengguna',
      summary: 'Surat mode demonstrasi, yang tersimpan sebagai berkas',
      answer: z.object({ data: z.array(KeptMail), total: z.number(), page: z.number() }),
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
