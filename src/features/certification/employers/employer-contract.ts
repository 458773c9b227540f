import { z } from 'zod'
import { nameWords, words } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { maybeNpwp } from '../invoices/billing/contract.ts'

/** The fields of the form for an employer. */
export const employerForm = z.object({
  nama: nameWords('Nama perusahaan', 150),
  npwp: maybeNpwp,
  alamat: words('Alamat', 500),
})

const Own = z.object({ id: z.number(), nama: z.string(), pengelola: z.boolean(), joined_at: Moment })

/** The employers that the reader belongs to, and the invitations to their address. */
export const OwnEmployers = z.object({
  perusahaan: z.array(Own),
  undangan: z.array(z.object({ id: z.number(), nama_perusahaan: z.string(), expires_at: Moment })),
})
export type OwnEmployers = z.output<typeof OwnEmployers>

/** An employer as its managers see it. */
export const Employer = z.object({
  id: z.number(),
  version: z.number(),
  nama: z.string(),
  npwp: z.string().nullable(),
  alamat: z.string(),
  anggota: z.array(
    z.object({
      id: z.number(),
      nama: z.string(),
      pengelola: z.boolean(),
      joined_at: Moment,
      diri_sendiri: z.boolean(),
    }),
  ),
  undangan: z.array(
    z.object({
      id: z.number(),
      email: z.string(),
      sent_at: Moment,
      expires_at: Moment,
      kali_dikirim: z.number(),
      kedaluwarsa: z.boolean(),
    }),
  ),
})
export type Employer = z.output<typeof Employer>
