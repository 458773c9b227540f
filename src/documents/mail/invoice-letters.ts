import type { Body } from './letters.ts'

/** What happens to an invoice; amounts and moments come as text. */
export type InvoiceLetter =
  | { letter: 'invoiceIssued'; name: string; nomor: string; skema: string; total: string; batas: string; link: string }
  | {
      letter: 'paymentReminder'
      name: string
      nomor: string
      skema: string
      total: string
      batas: string
      link: string
    }
  | {
      letter: 'refundPlanned'
      name: string
      nomor: string
      skema: string
      dibayar: string
      jumlah: string
      alasan: string
      link: string
    }
  | { letter: 'refundDone'; name: string; nomor: string; skema: string; jumlah: string; link: string }

const EXACTLY = 'Transfer tepat sejumlah itu, kode uniknya termasuk: dengannya kami mengenali pembayaran Anda.'
const LAPSE = 'Lewat batas itu, invoice berakhir dan kursi Anda dilepas.'
const SAFE = 'Bayar hanya ke rekening yang tercantum pada invoice di akun Anda.'

/** The words of such a letter. */
export function invoiceBody(letter: InvoiceLetter): Body {
  const { nomor, skema, link } = letter
  switch (letter.letter) {
    case 'invoiceIssued':
      return {
        subject: `Invoice ${nomor}: ${skema}`,
        paragraphs: [
          `Permohonan Anda untuk ${skema} disetujui. Bayar ${letter.total} paling lambat ${letter.batas}.`,
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
        notes: ['Belum masuk dalam tiga hari kerja? Hubungi kami melalui Pesan pada permohonan Anda.'],
      }
  }
}
