import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'

export const Venue = z.object({
  id: z.number(),
  name: z.string(),
  jenis: z.string(),
  alamat: z.string(),
  /** How people with disabilities enter, in words; null where the body has said nothing. */
  akses_difabel: z.string().nullable(),
  foto: z.string().nullable(),
  kota: z.string(),
  /** Kemendagri code of the province. */
  provinsi: z.string(),
})
export type Venue = z.output<typeof Venue>

export const venueCalls = calls({
  listVenues: {
    method: 'GET',
    path: '/tuk/get',
    access: 'public',
    summary: 'Daftar Tempat Uji Kompetensi (TUK)',
    answer: z.array(Venue),
    problems: [],
  },
})
