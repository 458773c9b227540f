import type { CalendarEnclosure, PaperEnclosure } from '../../../../documents/mail/mail.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { notifyUser } from '../../../platform/notifications/service.ts'
import type { InvoiceLetter } from '../letters.ts'
import type { InvoiceRow } from '../queries.ts'
import { type Billed, invoicePath } from '../rules.ts'
import { managersOf } from './employer-queries.ts'

/** The facts of an invoice that the letters to an employer's managers contain. */
export type EmployerBill = Billed & Pick<InvoiceRow, 'employer_id' | 'nama_perusahaan' | 'nomor' | 'nama' | 'skema'>

/** Tells the managers of the employer that pays what happened to its invoice; returns whether there are any. */
export async function notifyManagers(
  db: Db,
  ctx: Pick<Context, 'jobs' | 'appUrl' | 'now'>,
  { employer_id, nama_perusahaan, nomor, nama, skema, ...billed }: EmployerBill,
  kabar: string,
  { paper, calendar }: { paper?: PaperEnclosure | undefined; calendar?: CalendarEnclosure | undefined } = {},
): Promise<boolean> {
  if (employer_id === null || nama_perusahaan === null) return false
  const managers = await managersOf(db, employer_id)
  const path = invoicePath(billed)
  const facts = { nomor, skema, peserta: nama, nama_perusahaan, kabar, link: `${ctx.appUrl}${path}` }
  for (const { name, ...manager } of managers) {
    await notifyUser(db, ctx, manager, { letter: 'employerInvoiceNews', name, ...facts }, path, { paper, calendar })
  }
  return managers.length > 0
}

/** Sums up in a sentence what a letter tells the applicant. */
export function newsOf(letter: InvoiceLetter): string {
  switch (letter.letter) {
    case 'invoiceIssued':
      return `Invoice terbit. Bayar ${letter.total} paling lambat ${letter.batas}.`
    case 'paymentReminder':
      return `Invoice belum dibayar. Bayar ${letter.total} paling lambat ${letter.batas}.`
    case 'paymentShort':
      return `Kami menerima ${letter.jumlah}. Masih kurang ${letter.kurang}: bayar paling lambat ${letter.batas}.`
    case 'paymentReviewed':
      return 'Pembayaran daring sedang kami periksa bersama penyedia. Batas pembayaran tidak berjalan; jangan membayar lagi.'
    case 'paymentReviewEnded':
      return `Pembayaran daring yang kami periksa tidak dapat dihitung. Bayar ${letter.kurang} paling lambat ${letter.batas}.`
    case 'paymentWithdrawn':
      return letter.batas
        ? `Bank menarik kembali ${letter.jumlah}. Bayar lagi ${letter.kurang} paling lambat ${letter.batas}.`
        : `Bank menarik kembali ${letter.jumlah}.${letter.kurang ? ` Masih terutang ${letter.kurang}.` : ''}`
    case 'refundPlanned':
      return letter.melalui
        ? `${letter.jumlah} akan dikembalikan melalui ${letter.melalui}. ${letter.alasan}`
        : `${letter.jumlah} akan dikembalikan. ${letter.alasan} Beri tahu rekening tujuannya pada halaman invoice.`
    case 'refundAccountGiven':
      return `Rekening tujuan pengembalian ditulis pada ${letter.pada}: ${letter.rekening}. Bukan pengelola perusahaan yang menulisnya? Segera ganti password dan hubungi kami.`
    case 'refundDone':
      return `Kami telah mengirim ${letter.jumlah} sebagai pengembalian dana.`
    case 'employerInvoiceNews':
      return letter.kabar
  }
}
