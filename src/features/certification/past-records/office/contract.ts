import { z } from 'zod'
import { recordId } from '../../../../lib/calls/field.ts'
import { resource, resourceCalls } from '../../../../lib/calls/resource.ts'

const maybe = z.string().nullable()
const person = { nomor: z.string(), nama: z.string(), user_id: z.number().nullable() }

/** Applications of a predecessor's system: to be read, never changed. */
export const pastApplicationResource = resource({
  noun: 'PastApplication',
  name: 'permohonan-lama',
  title: 'permohonan lama',
  access: 'office:administrator',
  form: z.object({
    ...person,
    skema: z.string(),
    hasil: z.string(),
    tanggal_permohonan: maybe,
    tanggal_uji: maybe,
    tanggal_keputusan: maybe,
    no_sertifikat: maybe,
    keterangan: z.string(),
  }),
  filters: { user_id: recordId },
  sort: ['id'],
  order: 'desc',
  verbs: ['list'],
})

/** Invoices of a predecessor's system. */
export const pastInvoiceResource = resource({
  noun: 'PastInvoice',
  name: 'invoice-lama',
  title: 'invoice lama',
  access: 'office:keuangan',
  form: z.object({
    ...person,
    perihal: z.string(),
    total: z.number(),
    status: z.string(),
    tanggal: z.string(),
    tanggal_bayar: maybe,
    nomor_kuitansi: maybe,
    keterangan: z.string(),
  }),
  filters: { user_id: recordId },
  sort: ['id'],
  order: 'desc',
  verbs: ['list'],
})

export const pastRecordOfficeCalls = {
  ...resourceCalls(pastApplicationResource),
  ...resourceCalls(pastInvoiceResource),
}
