import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { csvSeparator, dayOf, recordId } from '../../../../lib/calls/field.ts'
import { BASIS_NAMES, BOOK_NAMES } from '../rules.ts'

/** A period, both its days included, and by which day something belongs to it. */
const Asked = z.object({
  dari: dayOf('Tanggal mulai'),
  sampai: dayOf('Tanggal akhir'),
  menurut: z.enum(BASIS_NAMES, 'Pilih hari terbit atau hari uang.'),
  scheme_id: recordId.optional(),
})

const amounts = { banyak: z.number(), dpp: z.number(), ppn: z.number() }

export const bookkeepingCalls = calls({
  getBookSums: {
    method: 'GET',
    path: '/admin-api/pembukuan',
    access: 'office:keuangan',
    summary: 'Jumlah invoice, uang yang bergerak, dan PPN satu masa, menurut hari terbit atau hari uang',
    payload: Asked,
    answer: z.object({
      /** The amounts are those of sales. */
      invoice: z.object({ ...amounts, bukan_penjualan: z.number(), total: z.number() }),
      kas: z.object({ banyak: z.number(), masuk: z.number(), kembali: z.number(), ditarik: z.number() }),
      faktur: z.object(amounts),
      skema: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
    problems: ['INVALID'],
  },
  exportBook: {
    method: 'GET',
    path: '/admin-api/pembukuan/{buku}/ekspor.csv',
    access: 'office:keuangan',
    asksPassword: true,
    summary: 'Satu buku sebagai CSV: jurnal penjualan, mutasi kas, atau lembar Faktur dan DetailFaktur untuk impor PPN',
    payload: Asked.extend({ buku: z.enum(BOOK_NAMES), pemisah: csvSeparator }),
    answer: 'file',
    problems: ['INVALID', 'CONFIRM_PASSWORD'],
  },
})
