import type { LetterOf, LetterTable } from '../../../documents/mail/letter.ts'
import type { BilledKind } from './rules.ts'

interface Facts {
  /** What the invoice is for. */
  untuk: BilledKind
  nomor: string
  skema: string
  link: string
}

interface PaymentFacts extends Facts {
  total: string
  batas: string
}

interface RefundFacts extends Facts {
  jumlah: string
}

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

const see = (link: string) => ({ label: 'Lihat invoice', link })

/** What happens to an invoice, for the person who pays it. */
export const invoiceLetters = {
  invoiceIssued: ({ untuk, nomor, skema, total, batas, link }: PaymentFacts) => ({
    subject: `Invoice ${nomor}: ${skema}`,
    paragraphs: [
      `${BEGUN[untuk](skema)} Bayar ${total} paling lambat ${batas}.`,
      `Nomor invoice: ${nomor}. ${EXACTLY}`,
      'Sesudah membayar, unggah bukti transfer pada halaman invoice.',
    ],
    button: see(link),
    notes: [LAPSE, SAFE],
  }),
  paymentReminder: ({ nomor, skema, total, batas, link }: PaymentFacts) => ({
    subject: `Pengingat pembayaran invoice ${nomor}`,
    paragraphs: [`Invoice ${nomor} untuk ${skema} belum dibayar. Bayar ${total} paling lambat ${batas}.`, EXACTLY],
    button: see(link),
    notes: [LAPSE, SAFE, 'Sudah membayar? Unggah bukti transfernya pada halaman invoice.'],
  }),
  refundPlanned: ({ nomor, skema, paid, jumlah, alasan, link }: RefundFacts & { paid: string; alasan: string }) => ({
    subject: `Pengembalian dana invoice ${nomor}`,
    paragraphs: [
      `Dari ${paid} yang Anda bayar untuk ${skema}, ${jumlah} akan dikembalikan.`,
      `Alasan: ${alasan}`,
      'Beri tahu rekening tujuannya pada halaman invoice.',
    ],
    button: { label: 'Isi rekening tujuan', link },
    notes: ['Kami tidak pernah meminta PIN, password, atau kode OTP.'],
  }),
  refundDone: ({ untuk, nomor, skema, jumlah, link }: RefundFacts) => ({
    subject: `Dana invoice ${nomor} telah dikembalikan`,
    paragraphs: [
      `Kami telah mengirim ${jumlah} ke rekening Anda sebagai pengembalian dana invoice ${nomor} untuk ${skema}.`,
    ],
    button: see(link),
    notes: [`Belum masuk dalam tiga hari kerja? ${ASK[untuk]}`],
  }),
} satisfies LetterTable

export type InvoiceLetter = LetterOf<typeof invoiceLetters>
