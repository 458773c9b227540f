import { z } from 'zod'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { STAGE_NAMES } from '../../applications/rules.ts'
import { INVOICE_STATE_NAMES } from '../../invoices/state-rules.ts'

const row = z.object({
  nama: z.string(),
  created_at: Moment,
  /** The number of its members. */
  banyak_anggota: z.number(),
  /** The whole rupiah that its invoices still want, and that came in for them and were kept. */
  terbuka: z.number(),
  lunas: z.number(),
})

/** Employers that pay for several people. */
export const employerResource = resource({
  noun: 'PayingEmployer',
  name: 'perusahaan',
  title: 'perusahaan pembayar',
  access: 'office:keuangan',
  form: z.object({}),
  row,
  record: row.extend({
    npwp: z.string().nullable(),
    alamat: z.string(),
    anggota: z.array(z.object({ user_id: z.number(), nama: z.string(), pengelola: z.boolean(), joined_at: Moment })),
    invoice: z.array(
      z.object({
        id: z.number(),
        nomor: z.string(),
        nama: z.string(),
        total: z.number(),
        status: z.enum(INVOICE_STATE_NAMES),
        due_at: Moment,
      }),
    ),
    permohonan: z.array(z.object({ id: z.number(), nama: z.string(), skema: z.string(), tahap: z.enum(STAGE_NAMES) })),
  }),
  sort: ['nama', 'created_at', 'id'],
  verbs: ['list', 'get'],
})

export const employerOfficeCalls = resourceCalls(employerResource)
