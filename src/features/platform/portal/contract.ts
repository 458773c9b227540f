import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { NewAccount } from '../accounts/contract.ts'
import { LoginAnswer } from '../accounts/sessions/contract.ts'

export const portalCalls = calls({
  checkSetupCode: {
    method: 'GET',
    path: '/penyiapan/{kode}/berlaku',
    access: 'any',
    summary: 'Apakah alamat penyiapan masih berlaku',
    payload: z.object({ kode: z.string().max(100) }),
    answer: z.object({ berlaku: z.boolean() }),
    problems: ['TOO_MANY'],
  },
  createFirstAdministrator: {
    method: 'POST',
    path: '/penyiapan',
    access: 'guest',
    status: 201,
    summary: 'Administrator pertama, lewat alamat sekali pakai yang ditulis program saat pertama kali berjalan',
    payload: NewAccount.extend({ kode: z.string('Kode penyiapan wajib diisi.').max(100) }),
    answer: LoginAnswer,
    problems: ['ALREADY_IN', 'TOO_MANY', 'SETUP_CODE_SPENT'],
  },
})
