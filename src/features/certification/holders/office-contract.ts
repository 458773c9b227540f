import { calls } from '../../../lib/call.ts'

export const holderOfficeCalls = calls({
  exportAmdalnet: {
    method: 'GET',
    path: '/admin-api/pemegang-amdalnet.csv',
    access: 'office:verifikasi',
    summary: 'Semua sertifikat dalam kolom Amdalnet',
    answer: 'file',
    problems: ['CONFIRM_PASSWORD'],
  },
})
