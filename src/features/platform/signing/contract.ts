import { calls } from '../../../lib/calls/call.ts'
import { ROOT_PATH } from './rules.ts'

export const signingCalls = calls({
  getSigningRoot: {
    method: 'GET',
    path: ROOT_PATH,
    access: 'any',
    summary: 'Sertifikat akar milik sistem ini, untuk dipasang oleh pembaca dokumen bertanda tangan elektronik',
    answer: 'file',
    media: ['application/pkix-cert'],
    problems: ['RECORD_NOT_FOUND'],
  },
})
