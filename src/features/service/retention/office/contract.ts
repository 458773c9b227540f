import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { RetentionRun } from '../contract.ts'
import { deletionOfficeCalls } from './deletion-contract.ts'

export { deletionOfficeCalls } from './deletion-contract.ts'

export const retentionResource = resource({
  noun: 'RetentionRun',
  name: 'masa-simpan',
  title: 'penghapusan menurut masa simpan',
  access: 'office:administrator',
  form: z.object({}),
  row: RetentionRun,
  filters: { coba: z.stringbool() },
  sort: ['id'],
  order: 'desc',
  verbs: ['list'],
})

export const retentionOfficeCalls = {
  ...resourceCalls(retentionResource),
  ...deletionOfficeCalls,
  ...calls({
    tryRetention: {
      method: 'POST',
      path: '/admin-api/masa-simpan/coba',
      access: 'office:pengguna',
      summary: 'Hitung yang akan dihapus malam berikutnya, tanpa menghapus',
      answer: RetentionRun,
      status: 201,
      problems: [],
    },
  }),
}
