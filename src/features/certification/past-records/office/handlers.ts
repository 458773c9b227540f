import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { pastApplicationResource, pastInvoiceResource, type pastRecordOfficeCalls } from './contract.ts'

export const pastRecordOfficeHandlers: Handlers<typeof pastRecordOfficeCalls, Context> = {
  ...resourceHandlers(pastApplicationResource, {
    table: 'past_applications',
    rows: sql`select id, user_id, nomor, nama, skema, hasil, tanggal_permohonan, tanggal_uji, tanggal_keputusan,
      no_sertifikat, keterangan, search_text from past_applications`,
    search: true,
    label: ({ nomor }) => nomor,
  }),
  ...resourceHandlers(pastInvoiceResource, {
    table: 'past_invoices',
    rows: sql`select id, user_id, nomor, nama, perihal, total, status, tanggal, tanggal_bayar, nomor_kuitansi,
      keterangan, search_text from past_invoices`,
    search: true,
    label: ({ nomor }) => nomor,
  }),
}
