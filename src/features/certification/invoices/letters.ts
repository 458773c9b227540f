import type { Body } from '../../../documents/mail/letters.ts'
import type { BilledKind } from './rules.ts'

/** What an invoice is for; amounts and moments come as text. */
interface About {
  untuk: BilledKind
  name: string
  nomor: string
  skema: string
  link: string
}

/** What happens to an invoice. */
export type InvoiceLetter =
  | ({ letter: 'invoiceIssued'; total: string; batas: string } & About)
  | ({ letter: 'paymentReminder'; total: string; batas: string } & About)
  | ({ letter: 'refundPlanned'; dibayar: string; jumlah: string; alasan: string } & About)
  | ({ letter: 'refundDone'; jumlah: string } & About)

const EXACTLY = 'Transfer tepat sejumlah itu, kode uniknya termasuk: dengannya kami mengenali pembayaran Anda.'
const LAPSE = 'Lewat batas itu, invoice berakhir dan kursi Anda dilepas.'
const SAFE = 'Bayar hanya ke rekening yang tercantum pada invoice di akun Anda.'

/** Why there is something to pay. */
const BEGUN: Record<BilledKind, (skema: string) => string> = {
  permohonan: (skema) => `Permohonan Anda untuk ${skema} disetujui.`,
  kegiatan: (skema) => `Kursi Anda pada kegiatan ${skema} kami simpan.`,
}
const ASK: Record<BilledKind, string> = {
  permohonan: 'Hubungi kami melalui Pesan pada permohonan Anda.',
  kegiatan: 'Hubungi kami melalui alamat lembaga di bawah ini.',
}

/** The words of such a letter. */
export function invoiceBody(letter: InvoiceLetter): Body {
  const { nomor, skema, link } = letter
  switch (letter.letter) {
    case 'invoiceIssued':
      return {
        subject: `Invoice ${nomor}: ${skema}`,
        paragraphs: [
          `${BEGUN[letter.untuk](skema)} Bayar ${letter.total} paling lambat ${letter.batas}.`,
          `Nomor invoice: ${nomor}. ${EXACTLY}`,
          'Sesudah membayar, unggah bukti transfer pada halaman invoice.',
        ],
        button: { label: 'Lihat invoice', link },
        notes: [LAPSE, SAFE],
      }
    case 'paymentReminder':
      return {
        subject: `Pengingat pembayaran invoice ${nomor}`,
        paragraphs: [
          `Invoice ${nomor} untuk ${skema} belum dibayar. Bayar ${letter.total} paling lambat ${letter.batas}.`,
          EXACTLY,
        ],
        button: { label: 'Lihat invoice', link },
        notes: [LAPSE, SAFE, 'Sudah membayar? Unggah bukti transfernya pada halaman invoice.'],
      }
    case 'refundPlanned':
      return {
        subject: `Pengembalian dana invoice ${nomor}`,
        paragraphs: [
          `Dari ${letter.dibayar} yang Anda bayar untuk ${skema}, ${letter.jumlah} akan dikembalikan.`,
          `Alasan: ${letter.alasan}`,
          'Beri tahu rekening tujuannya pada halaman invoice.',
        ],
        button: { label: 'Isi rekening tujuan', link },
        notes: ['Kami tidak pernah meminta PIN, password, atau kode OTP.'],
      }
    case 'refundDone':
      return {
        subject: `Dana invoice ${nomor} telah dikembalikan`,
        paragraphs: [
          `Kami telah mengirim ${letter.jumlah} ke rekening Anda sebagai pengembalian dana invoice ${nomor} untuk ${skema}.`,
        ],
        button: { label: 'Lihat invoice', link },
        notes: [`Belum masuk dalam tiga hari kerja? ${ASK[letter.untuk]}`],
      }
  }
}
