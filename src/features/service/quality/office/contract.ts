import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { INPUT_KIND_NAMES } from '../rules.ts'

export const qualityOfficeCalls = calls({
  listQualityStaff: {
    method: 'GET',
    path: '/admin-api/mutu/petugas',
    access: 'office:mutu',
    summary: 'Petugas yang dapat menjadi penanggung jawab atau auditor mutu',
    answer: z.array(z.object({ id: z.number(), name: z.string() })),
    problems: [],
  },
  listQualityInputs: {
    method: 'GET',
    path: '/admin-api/mutu/masukan',
    access: 'office:mutu',
    summary: 'Pengaduan, banding, dan insiden setahun terakhir, masing-masing dengan temuannya bila sudah dibuka',
    answer: z.array(
      z.object({
        sumber: z.enum(INPUT_KIND_NAMES),
        sumber_id: z.number(),
        judul: z.string(),
        at: Moment,
        status: z.string(),
        finding_id: z.number().nullable(),
      }),
    ),
    problems: [],
  },
})
