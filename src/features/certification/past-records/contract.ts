import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { Moment } from '../../../lib/calls/resource.ts'

const maybe = z.string().nullable()

const PastApplication = z.object({
  id: z.number(),
  nomor: z.string(),
  skema: z.string(),
  hasil: z.string(),
  tanggal_permohonan: maybe,
  tanggal_uji: maybe,
  tanggal_keputusan: maybe,
  no_sertifikat: maybe,
  keterangan: z.string(),
})

const PastInvoice = z.object({
  id: z.number(),
  nomor: z.string(),
  perihal: z.string(),
  total: z.number(),
  status: z.string(),
  tanggal: z.string(),
  tanggal_bayar: maybe,
  nomor_kuitansi: maybe,
  keterangan: z.string(),
})

/** The records of a person from the predecessor's system. */
export const PastRecords = z.object({ permohonan: z.array(PastApplication), invoice: z.array(PastInvoice) })
export type PastRecords = z.output<typeof PastRecords>

/** A claim to records that staff compare with the identity card; what they say nobody learns before. */
export const WaitingClaim = z.object({
  created_at: Moment,
  /** The day, in words, by which the body means to have compared them. */
  target: z.string(),
})
export type WaitingClaim = z.output<typeof WaitingClaim>

export const pastRecordCalls = calls({
  getOwnPastRecords: {
    method: 'GET',
    path: '/riwayat-lama',
    access: 'member',
    summary: 'Permohonan dan invoice sendiri dari sistem sebelumnya, dan klaim yang menunggu',
    answer: PastRecords.extend({ klaim: WaitingClaim.nullable() }),
    problems: [],
  },
})
