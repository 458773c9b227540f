import { z } from 'zod'
import { dayOf, maybeDay, maybeEmail, maybeWords, wholeNumber, words } from '../../../lib/calls/field.ts'
import { isSixteenDigits } from '../../../lib/people/nik.ts'

const MOST_RUPIAH = 100_000_000_000

const person = {
  nomor: words('Nomor', 80),
  nama: words('Nama', 250),
  nik: z.string().refine(isSixteenDigits, 'NIK terdiri atas 16 angka.').nullable().default(null),
  email: maybeEmail,
}
const keterangan = z.string().max(500, 'Keterangan paling panjang 500 huruf.').default('')

/** A row of a list of past applications. */
export const ImportedPastApplication = z.object({
  ...person,
  skema: words('Skema', 200),
  hasil: words('Hasil', 100),
  tanggal_permohonan: maybeDay('Tanggal permohonan'),
  tanggal_uji: maybeDay('Tanggal uji'),
  tanggal_keputusan: maybeDay('Tanggal keputusan'),
  no_sertifikat: maybeWords('No. sertifikat', 80),
  keterangan,
})
export type ImportedPastApplication = z.output<typeof ImportedPastApplication>

/** A row of a list of past invoices. */
export const ImportedPastInvoice = z.object({
  ...person,
  perihal: words('Perihal', 200),
  total: wholeNumber('Total', 0, MOST_RUPIAH),
  status: words('Status', 60),
  tanggal: dayOf('Tanggal'),
  tanggal_bayar: maybeDay('Tanggal bayar'),
  nomor_kuitansi: maybeWords('Nomor kuitansi', 80),
  keterangan,
})
export type ImportedPastInvoice = z.output<typeof ImportedPastInvoice>
