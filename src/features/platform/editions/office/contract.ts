import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { EDITIONS } from '../rules.ts'

export const editionOfficeCalls = calls({
  getStandard: {
    method: 'GET',
    path: '/admin-api/standar',
    access: 'office:mutu',
    summary: 'Edisi standar yang dipakai menilai lembaga hari ini, dan sampai kapan keduanya berlaku',
    answer: z.object({ edisi: z.enum(EDITIONS), peralihan_standar: z.string() }),
    problems: [],
  },
})
