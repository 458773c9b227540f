import { z } from 'zod'
import { calls } from '../../../lib/call.ts'
import { dayOf, referenceId } from '../../../lib/field.ts'
import { amount, difference } from './amount-contract.ts'

const MOST_STATEMENT_BYTES = 2_000_000

/** What one line of a statement means here. */
const StatementLine = z.object({
  baris: z.number(),
  tanggal: z.string(),
  keterangan: z.string(),
  jumlah: z.number(),
  /** cocok: one open invoice of that total; ganda: several; sudah: booked before; tidak: none. */
  hasil: z.enum(['cocok', 'ganda', 'sudah', 'tidak']),
  invoice: z.object({ id: z.number(), nomor: z.string(), nama: z.string() }).nullable(),
})

/** A statement of the body's account. */
export const statementOfficeCalls = calls({
  checkStatement: {
    method: 'POST',
    path: '/admin-api/mutasi/periksa',
    access: 'office:keuangan',
    summary: 'Cocokkan mutasi rekening (CSV) dengan invoice tanpa mengubah apa pun',
    payload: z.object({ file: z.file('Pilih berkas CSV.').max(MOST_STATEMENT_BYTES, 'Mutasi paling besar 2 MB.') }),
    answer: z.object({ baris: z.array(StatementLine), dilewati: z.number(), toleransi_bayar: z.number() }),
    problems: ['STATEMENT_UNREADABLE'],
  },
  bookStatement: {
    method: 'POST',
    path: '/admin-api/mutasi/bukukan',
    access: 'office:keuangan',
    summary: 'Konfirmasi pembayaran dari baris mutasi yang cocok; baris yang sama hanya sekali',
    inParts: true,
    payload: z.object({
      baris: z
        .array(
          z.object({
            tanggal: dayOf('Tanggal'),
            keterangan: z.string().max(500),
            jumlah: amount,
            selisih: difference,
            invoice_id: referenceId,
          }),
        )
        .min(1, 'Pilih sedikitnya satu baris.')
        .max(500, 'Bukukan paling banyak 500 baris sekaligus.'),
    }),
    answer: z.object({
      dibukukan: z.number(),
      dilewati: z.array(z.object({ invoice_id: z.number(), alasan: z.string() })),
    }),
    problems: [],
  },
})
