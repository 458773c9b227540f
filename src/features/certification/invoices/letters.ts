import { EXAMPLE_LINK, type LetterOf, type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { employerName, memberName } from '../../../lib/people/plain-words.ts'
import type { BilledKind } from './rules.ts'

interface Facts {
  /** The kind of thing that the invoice is for. */
  untuk: BilledKind
  nomor: string
  skema: string
  /** The employer that it is addressed to. */
  nama_perusahaan: string | null
  link: string
}

/** The facts in a letter to the managers of an employer that pays. */
interface EmployerFacts {
  nomor: string
  skema: string
  /** The name of the applicant. */
  peserta: string
  nama_perusahaan: string
  /** The news, in a sentence. */
  kabar: string
  link: string
}

interface PaymentFacts extends Facts {
  total: string
  batas: string
}

interface RefundFacts extends Facts {
  jumlah: string
  /** The provider through which it goes back; null for a transfer to the owner's account. */
  melalui: string | null
}

const EXACTLY = 'Transfer tepat sejumlah itu. Tiga angka terakhir adalah kode unik pembayaran Anda.'
const LAPSE = 'Lewat batas itu, invoice tidak berlaku lagi dan kursi Anda diberikan kepada orang lain.'
const SAFE = 'Bayar hanya ke rekening yang tercantum pada invoice di akun Anda.'
const SEE = 'Lihat invoice'
const EMPLOYER = 'Invoice ini ditagihkan kepada {nama_perusahaan}, yang juga kami beri tahu.'

/** The reason why there is something to pay. */
const BEGUN: Record<BilledKind, (skema: string) => string> = {
  permohonan: (skema) => `Permohonan Anda untuk ${skema} disetujui.`,
  kegiatan: (skema) => `Kursi Anda pada kegiatan ${skema} kami simpan.`,
}
const ASK: Record<BilledKind, string> = {
  permohonan: 'Hubungi kami melalui Pesan pada permohonan Anda.',
  kegiatan: 'Hubungi kami melalui alamat lembaga di bawah ini.',
}

const WAY = (melalui: string | null): string =>
  melalui
    ? `Dana kembali melalui ${melalui} ke akun yang Anda pakai membayar; Anda tidak perlu mengisi rekening.`
    : 'Beri tahu rekening tujuannya pada halaman invoice.'
const GOAL = (melalui: string | null): string =>
  melalui ? `melalui ${melalui} ke akun yang Anda pakai membayar` : 'ke rekening Anda'

/** Says what the payer has to do after money was taken back. */
function afterwards(kurang: string | null, batas: string | null): string {
  if (kurang === null) return 'Anda tidak perlu membayar lagi, dan dana itu tidak kami kembalikan untuk kedua kalinya.'
  if (batas === null) return `Biaya itu masih terutang: ${kurang}. Hubungi kami tentang cara melunasinya.`
  return `Bayar lagi ${kurang} paling lambat ${batas}. Sampai saat itu kursi Anda kami simpan.`
}

/** What a company books and a bank asks for, at a glance. */
const BILL = {
  'Nomor invoice': '{nomor}',
  Untuk: '{skema}',
  'Total, dengan kode unik': '{total}',
  'Bayar paling lambat': '{batas}',
  'Ditagihkan kepada': '{nama_perusahaan}',
}

const EXAMPLE = {
  untuk: 'permohonan',
  nomor: 'INV/2027/03/0001',
  skema: 'Skema Contoh Ketua Tim',
  nama_perusahaan: null,
  total: 'Rp2.500.017',
  batas: '10 Maret 2027 pukul 23.59 WIB',
  paid: 'Rp2.500.017',
  jumlah: 'Rp1.875.013',
  alasan: 'Permohonan dibatalkan 20 hari sebelum uji.',
  link: EXAMPLE_LINK,
} as const
const FOR_ACTIVITY = { kegiatan: { untuk: 'kegiatan', skema: 'Lokakarya Contoh' } } as const
const FOR_EMPLOYER = { 'perusahaan pembayar': { nama_perusahaan: 'PT Contoh Lestari' } } as const

/** The letters about an invoice to the person who pays it. */
export const invoiceLetters = {
  invoiceIssued: letter<PaymentFacts>({
    title: 'Invoice terbit',
    strangers: { nama_perusahaan: employerName },
    example: EXAMPLE,
    variants: { ...FOR_ACTIVITY, ...FOR_EMPLOYER },
    derive: ({ untuk, skema }) => ({ kalimat_awal: BEGUN[untuk](skema) }),
    subject: 'Invoice {nomor}: {skema}',
    paragraphs: [
      '{kalimat_awal} Bayar {total} paling lambat {batas}.',
      EMPLOYER,
      EXACTLY,
      'Sesudah membayar, unggah bukti transfer pada halaman invoice.',
    ],
    optional: ['kalimat_awal'],
    table: BILL,
    button: SEE,
    notes: [LAPSE, SAFE],
  }),
  paymentReminder: letter<PaymentFacts>({
    title: 'Pengingat pembayaran',
    strangers: { nama_perusahaan: employerName },
    example: EXAMPLE,
    variants: FOR_EMPLOYER,
    subject: 'Pengingat pembayaran invoice {nomor}',
    paragraphs: [
      'Invoice {nomor} untuk {skema} belum dibayar. Bayar {total} paling lambat {batas}.',
      EMPLOYER,
      EXACTLY,
    ],
    table: BILL,
    button: SEE,
    notes: [LAPSE, SAFE, 'Sudah membayar? Unggah bukti transfernya pada halaman invoice.'],
  }),
  paymentReviewed: letter<Facts>({
    title: 'Pembayaran daring diperiksa',
    strangers: { nama_perusahaan: employerName },
    example: EXAMPLE,
    variants: { ...FOR_ACTIVITY, ...FOR_EMPLOYER },
    derive: ({ untuk }) => ({ cara_bertanya: ASK[untuk] }),
    subject: 'Pembayaran invoice {nomor} sedang kami periksa',
    paragraphs: [
      'Pembayaran daring untuk {skema} sedang kami periksa bersama penyedia pembayaran. Anda tidak perlu membayar lagi.',
      'Selama pemeriksaan batas pembayaran tidak berjalan, dan kursi Anda kami simpan.',
    ],
    optional: ['cara_bertanya'],
    button: SEE,
    notes: ['{cara_bertanya}'],
  }),
  paymentReviewEnded: letter<Facts & { kurang: string; batas: string }>({
    title: 'Pemeriksaan pembayaran daring selesai',
    strangers: { nama_perusahaan: employerName },
    example: { ...EXAMPLE, kurang: EXAMPLE.total },
    variants: { kegiatan: { ...FOR_ACTIVITY.kegiatan, kurang: EXAMPLE.total } },
    derive: ({ untuk }) => ({ cara_bertanya: ASK[untuk] }),
    subject: 'Pemeriksaan pembayaran invoice {nomor} selesai',
    paragraphs: [
      'Pembayaran daring yang kami periksa tidak dapat dihitung untuk {skema}; bila dananya sempat dipotong, penyedia atau kami mengembalikannya.',
      'Bayar {kurang} paling lambat {batas}. Selama pemeriksaan batas itu tidak berjalan.',
    ],
    optional: ['cara_bertanya'],
    button: SEE,
    notes: [LAPSE, SAFE, '{cara_bertanya}'],
  }),
  paymentShort: letter<Facts & { jumlah: string; kurang: string; batas: string }>({
    title: 'Pembayaran kurang',
    strangers: { nama_perusahaan: employerName },
    example: { ...EXAMPLE, kurang: 'Rp625.004' },
    variants: { kegiatan: { ...FOR_ACTIVITY.kegiatan, kurang: 'Rp625.004' } },
    derive: ({ untuk }) => ({ cara_bertanya: ASK[untuk] }),
    subject: 'Pembayaran invoice {nomor} masih kurang {kurang}',
    paragraphs: [
      'Kami menerima {jumlah} untuk {skema}. Masih kurang {kurang}: bayar paling lambat {batas}.',
      'Yang sudah kami terima tetap tercatat. Sesudah membayar kekurangannya, unggah bukti transfer pada halaman invoice.',
    ],
    optional: ['cara_bertanya'],
    button: SEE,
    notes: [
      LAPSE,
      'Bila invoice tidak berlaku lagi sebelum lunas, yang sudah kami terima dikembalikan seluruhnya.',
      SAFE,
      '{cara_bertanya}',
    ],
  }),
  refundPlanned: letter<RefundFacts & { paid: string; alasan: string }>({
    title: 'Pengembalian dana direncanakan',
    strangers: { nama_perusahaan: employerName },
    example: { ...EXAMPLE, melalui: null },
    variants: { 'melalui penyedia': { melalui: 'Midtrans' } },
    derive: ({ paid, melalui }) => ({ dibayar: paid, cara_kembali: WAY(melalui) }),
    subject: 'Pengembalian dana invoice {nomor}',
    paragraphs: [
      'Dari {dibayar} yang Anda bayar untuk {skema}, {jumlah} akan dikembalikan.',
      'Alasan: {alasan}',
      '{cara_kembali}',
    ],
    optional: ['melalui'],
    button: 'Buka invoice',
    notes: ['Kami tidak pernah meminta PIN, password, atau kode OTP.'],
  }),
  refundAccountGiven: letter<Facts & { rekening: string; pada: string }>({
    title: 'Rekening pengembalian ditulis',
    strangers: { nama_perusahaan: employerName },
    example: { ...EXAMPLE, rekening: 'Bank Contoh, berakhiran 9012', pada: '3 Maret 2027 pukul 10.00 WIB' },
    variants: FOR_ACTIVITY,
    derive: ({ untuk }) => ({ cara_bertanya: ASK[untuk] }),
    subject: 'Rekening pengembalian untuk invoice {nomor}',
    paragraphs: [
      'Pada {pada} rekening tujuan pengembalian dana invoice {nomor} untuk {skema} ditulis di akun Anda: {rekening}.',
      'Bukan Anda yang menulisnya? Ganti password Anda sekarang, perbaiki rekeningnya pada halaman invoice, dan hubungi kami.',
    ],
    optional: ['cara_bertanya'],
    button: SEE,
    notes: ['{cara_bertanya}'],
  }),
  refundDone: letter<RefundFacts>({
    title: 'Dana dikembalikan',
    strangers: { nama_perusahaan: employerName },
    example: { ...EXAMPLE, melalui: null },
    variants: { ...FOR_ACTIVITY, 'melalui penyedia': { melalui: 'Midtrans' } },
    derive: ({ untuk, melalui }) => ({ cara_bertanya: ASK[untuk], tujuan: GOAL(melalui) }),
    subject: 'Dana invoice {nomor} telah dikembalikan',
    paragraphs: ['Kami telah mengirim {jumlah} {tujuan} sebagai pengembalian dana invoice {nomor} untuk {skema}.'],
    optional: ['cara_bertanya', 'melalui'],
    button: SEE,
    notes: ['Belum masuk dalam tiga hari kerja? {cara_bertanya}'],
  }),
  paymentWithdrawn: letter<
    Facts & { jumlah: string; kurang: string | null; batas: string | null; nomor_kuitansi: string | null }
  >({
    title: 'Pembayaran ditarik kembali',
    strangers: { nama_perusahaan: employerName },
    example: { ...EXAMPLE, jumlah: EXAMPLE.total, kurang: EXAMPLE.total, nomor_kuitansi: 'KWT/2027/03/0001' },
    variants: {
      ...FOR_ACTIVITY,
      'sesudah uji': { batas: null },
      'sudah berakhir': { batas: null, kurang: null, nomor_kuitansi: null },
    },
    derive: ({ untuk, kurang, batas }) => ({ kelanjutan: afterwards(kurang, batas), cara_bertanya: ASK[untuk] }),
    subject: 'Pembayaran invoice {nomor} ditarik kembali',
    paragraphs: [
      'Bank atau penyedia pembayaran menarik kembali {jumlah} yang sudah kami terima untuk {skema}.',
      '{kelanjutan}',
      'Kuitansi {nomor_kuitansi} tidak berlaku lagi.',
    ],
    optional: ['cara_bertanya', 'kurang', 'batas', 'nomor_kuitansi'],
    button: SEE,
    notes: ['Tidak meminta penarikan ini? Tanyakan kepada bank Anda, dan beri tahu kami. {cara_bertanya}', SAFE],
  }),
  employerInvoiceNews: letter<EmployerFacts>({
    title: 'Kabar invoice untuk pengelola perusahaan',
    strangers: { nama_perusahaan: employerName, peserta: memberName },
    example: {
      nomor: EXAMPLE.nomor,
      skema: EXAMPLE.skema,
      peserta: 'Wulan Contoh',
      nama_perusahaan: 'PT Contoh Lestari',
      kabar: 'Invoice terbit. Bayar Rp2.500.017 paling lambat 10 Maret 2027 pukul 23.59 WIB.',
      link: EXAMPLE_LINK,
    },
    subject: 'Invoice {nomor} untuk {peserta}',
    paragraphs: [
      '{kabar}',
      'Invoice {nomor} ditagihkan kepada {nama_perusahaan}, untuk permohonan {peserta} pada {skema}.',
    ],
    button: SEE,
    notes: [SAFE],
  }),
} satisfies LetterTable

export type InvoiceLetter = LetterOf<typeof invoiceLetters>
