import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, referenceId, textEncoding, wholeNumber } from '../../../../lib/calls/field.ts'
import { amount, difference } from '../amount-contract.ts'
import { MATCHES } from './rules.ts'

const MOST_STATEMENT_BYTES = 2_000_000

/** One line of a statement with the verdict on it. */
const StatementLine = z.object({
  baris: z.number(),
  tanggal: z.string(),
  keterangan: z.string(),
  jumlah: z.number(),
  /** The account that the statement names, digits only. */
  rekening: z.string().nullable(),
  /** Its place among equal lines, from 1. */
  urutan: z.number(),
  /**
   * The verdict: cocok: one open invoice of that total; ganda: several; dua_kali: equal to the line that paid its
   * invoice; sudah: booked before; tidak: none.
   */
  hasil: z.enum(MATCHES),
  invoice: z.object({ id: z.number(), nomor: z.string(), nama: z.string() }).nullable(),
})

const CheckedStatement = z.object({
  /** The bank format that the file was read as. */
  bentuk: z.string(),
  baris: z.array(StatementLine),
  /** The number of rows with outgoing money. */
  keluar: z.number(),
  /** Every other row, with its text and why it is not read. */
  tidak_terbaca: z.array(z.object({ baris: z.number(), teks: z.string(), alasan: z.string() })),
  /** The assumptions that the file does not confirm; a person confirms them before anything is booked. */
  dianggap: z.array(z.string()),
  /** The sentence about a guessed encoding, which is among `dianggap` too; another may be chosen. */
  penyandian: z.string().nullable(),
  /** The number of rows that are not incoming money, read or not. */
  dilewati: z.number(),
  toleransi_bayar: z.number(),
})

/** A statement of the body's account. */
export const statementOfficeCalls = calls({
  checkStatement: {
    method: 'POST',
    path: '/admin-api/mutasi/periksa',
    access: 'office:keuangan',
    summary: 'Cocokkan mutasi rekening (CSV, XLSX, MT940, CAMT.053) dengan invoice tanpa mengubah apa pun',
    payload: z.object({
      file: z.file('Pilih berkas mutasi.').max(MOST_STATEMENT_BYTES, 'Mutasi paling besar 2 MB.'),
      penyandian: textEncoding,
    }),
    answer: CheckedStatement,
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
            rekening: z
              .string()
              .regex(/^\d{1,40}$/, 'Rekening berisi angka saja.')
              .nullable()
              .default(null),
            urutan: wholeNumber('Urutan', 1, 10_000).default(1),
            selisih: difference,
            /** True for a second payment of a paid invoice; the money only goes back. */
            dua_kali: z.boolean().default(false),
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
