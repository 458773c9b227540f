import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, referenceId, words } from '../../../../lib/calls/field.ts'

/** The ids of the account and of the proposal, so that nobody confirms another proposal than they saw. */
const seen = z.object({ id: recordId, reset_id: referenceId })
const alasan = words('Alasan', 1000).min(10, 'Tulis bagaimana Anda memastikan bahwa ini pemilik akunnya.')

export const twoFactorResetOfficeCalls = calls({
  proposeTwoFactorReset: {
    method: 'POST',
    path: '/admin-api/orang/{id}/faktor-kedua',
    access: 'office:pengguna',
    summary: 'Usulkan mengatur ulang faktor kedua yang hilang; orang kedua mengonfirmasi',
    payload: z.object({ id: recordId, alasan }),
    answer: 'nothing',
    status: 204,
    problems: ['RECORD_NOT_FOUND', 'OWN_ACCOUNT', 'NO_TWO_FACTOR', 'RESET_PROPOSED'],
  },
  confirmTwoFactorReset: {
    method: 'POST',
    path: '/admin-api/orang/{id}/faktor-kedua/konfirmasi',
    access: 'office:pengguna',
    summary: 'Konfirmasi sebagai orang kedua: faktor kedua dilepas, semua sesi berakhir',
    payload: seen,
    answer: 'nothing',
    status: 204,
    problems: [
      'NO_RESET',
      'OWN_ACCOUNT',
      'NO_TWO_FACTOR',
      'SECOND_PERSON_OWN',
      'SECOND_PERSON_NEW',
      'SECOND_PERSON_YOURS',
    ],
  },
  refuseTwoFactorReset: {
    method: 'POST',
    path: '/admin-api/orang/{id}/faktor-kedua/tolak',
    access: 'office:pengguna',
    summary: 'Tolak atau tarik usul mengatur ulang faktor kedua, dengan alasan',
    payload: seen.extend({ catatan: words('Alasan', 1000) }),
    answer: 'nothing',
    status: 204,
    problems: ['NO_RESET'],
  },
})
