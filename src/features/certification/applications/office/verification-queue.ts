import { queueOf } from '../../../../office/queue/next-in-queue.ts'

/** Applications that wait for verification: one's own, then nobody's, then those of the others, each by the oldest target. */
export const VERIFICATION = queueOf<'listApplication'>({
  resource: 'permohonan',
  call: 'listApplication',
  what: 'permohonan menunggu verifikasi',
  turns: [
    { tahap: 'diajukan', penangan: 'saya', sort: 'tahap_sejak' },
    { tahap: 'diajukan', penangan: 'belum', sort: 'tahap_sejak' },
    { tahap: 'diajukan', penangan: 'lain', sort: 'tahap_sejak' },
  ],
})
