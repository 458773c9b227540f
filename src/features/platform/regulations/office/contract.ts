import { calls } from '../../../../lib/calls/call.ts'
import { LegalBases } from '../contract.ts'

export const regulationOfficeCalls = calls({
  listOfficeLegalBases: {
    method: 'GET',
    path: '/admin-api/dasar-aturan',
    access: 'office',
    summary: 'Dasar aturan tiap permintaan kepada pemohon, untuk petugas',
    answer: LegalBases,
    problems: [],
  },
})
