import type { Body, Letter } from '../../../documents/mail/letters.ts'
import type { StepLetter } from './step-rules.ts'

/** What happens to an application, told to its owner. */
export type ApplicationLetterKind = StepLetter | 'correctionDue' | 'offerDue' | 'messageWritten'

export interface ApplicationLetter {
  letter: ApplicationLetterKind
  name: string
  skema: string
  /** The application's number, once it was sent. */
  nomor: string | null
  /** When and where the exam is. */
  waktu: string
  /** Until when the person has to act. */
  batas: string | null
  alasan: string | null
  link: string
}

interface Told {
  subject: string
  paragraphs: string[]
  /** What its button says. */
  action: string
}

const SEE = 'Lihat permohonan'
const AGAIN = 'Anda dapat mengajukan permohonan baru kapan saja.'

const because = (alasan: string | null): string[] => (alasan ? [`Alasan: ${alasan}`] : [])

/** After the word 'permohonan'. */
const which = ({ nomor, skema }: ApplicationLetter): string => `${nomor ?? 'Anda'} untuk ${skema}`

const WORDS: Record<ApplicationLetterKind, (letter: ApplicationLetter) => Told> = {
  waitingListJoined: ({ skema, waktu }) => ({
    subject: `Anda masuk daftar tunggu: ${skema}`,
    paragraphs: [
      `Anda tercatat pada daftar tunggu ${skema}, ${waktu}.`,
      'Begitu ada kursi kosong, kursi itu ditawarkan menurut urutan. Anda dapat keluar dari daftar tunggu kapan saja.',
    ],
    action: SEE,
  }),
  seatOffered: ({ skema, waktu, batas }) => ({
    subject: `Kursi tersedia: ${skema}`,
    paragraphs: [
      `Sebuah kursi untuk ${skema}, ${waktu}, disimpan untuk Anda sampai ${batas}.`,
      'Lengkapi dan kirim permohonan Anda sebelum batas itu. Sesudahnya kursi ditawarkan kepada orang berikutnya.',
    ],
    action: 'Lengkapi permohonan',
  }),
  offerDue: ({ skema, waktu, batas }) => ({
    subject: `Tawaran kursi segera berakhir: ${skema}`,
    paragraphs: [`Kursi untuk ${skema}, ${waktu}, disimpan untuk Anda hanya sampai ${batas}. Kirim permohonan Anda.`],
    action: 'Lengkapi permohonan',
  }),
  applicationReceived: (letter) => ({
    subject: `Permohonan diterima: ${letter.skema}`,
    paragraphs: [
      `Permohonan ${which(letter)} sudah kami terima. Kursi Anda pada ${letter.waktu} dipegang.`,
      'Petugas akan memeriksa permohonan dan berkas Anda. Hasilnya kami beri tahukan melalui email.',
    ],
    action: SEE,
  }),
  correctionReceived: (letter) => ({
    subject: `Perbaikan diterima: ${letter.skema}`,
    paragraphs: [`Perbaikan permohonan ${which(letter)} sudah kami terima dan akan diperiksa kembali.`],
    action: SEE,
  }),
  correctionAsked: (letter) => ({
    subject: `Permohonan perlu diperbaiki: ${letter.skema}`,
    paragraphs: [
      `Permohonan ${which(letter)} perlu diperbaiki paling lambat ${letter.batas}.`,
      ...because(letter.alasan),
      'Buka permohonan Anda, perbaiki bagian yang ditandai, lalu kirim lagi.',
    ],
    action: 'Perbaiki permohonan',
  }),
  correctionDue: (letter) => ({
    subject: `Pengingat perbaikan: ${letter.skema}`,
    paragraphs: [
      `Permohonan ${which(letter)} menunggu perbaikan paling lambat ${letter.batas}. Sesudahnya permohonan dibatalkan.`,
      ...because(letter.alasan),
    ],
    action: 'Perbaiki permohonan',
  }),
  applicationScheduled: (letter) => ({
    subject: `Anda terjadwal: ${letter.skema}`,
    paragraphs: [`Permohonan ${which(letter)} disetujui. Anda terjadwal mengikuti uji pada ${letter.waktu}.`],
    action: 'Lihat jadwal',
  }),
  paymentConfirmed: (letter) => ({
    subject: `Pembayaran dikonfirmasi: ${letter.skema}`,
    paragraphs: [
      `Pembayaran untuk ${letter.skema} sudah kami terima. Anda terjadwal mengikuti uji pada ${letter.waktu}.`,
      'Kuitansi tersedia pada halaman permohonan.',
    ],
    action: 'Lihat jadwal',
  }),
  proofRefused: (letter) => ({
    subject: `Bukti pembayaran belum dapat diterima: ${letter.skema}`,
    paragraphs: [
      `Bukti pembayaran untuk ${letter.skema} belum dapat kami terima.`,
      ...because(letter.alasan),
      `Kirim bukti yang benar melalui halaman invoice paling lambat ${letter.batas}.`,
    ],
    action: SEE,
  }),
  applicationMoved: (letter) => ({
    subject: `Jadwal dipindahkan: ${letter.skema}`,
    paragraphs: [`Permohonan ${which(letter)} kini untuk jadwal ${letter.waktu}.`, ...because(letter.alasan)],
    action: 'Lihat jadwal',
  }),
  applicationWithdrawn: (letter) => ({
    subject: `Permohonan dibatalkan: ${letter.skema}`,
    paragraphs: [`Permohonan ${which(letter)} dibatalkan atas permintaan Anda.`, AGAIN],
    action: SEE,
  }),
  applicationCancelled: (letter) => ({
    subject: `Permohonan dibatalkan lembaga: ${letter.skema}`,
    paragraphs: [
      `Permohonan ${which(letter)} dibatalkan oleh lembaga.`,
      ...because(letter.alasan),
      'Biaya yang sudah dibayar dikembalikan seluruhnya.',
    ],
    action: SEE,
  }),
  applicationRejected: (letter) => ({
    subject: `Permohonan belum dapat diterima: ${letter.skema}`,
    paragraphs: [
      `Permohonan ${which(letter)} belum dapat kami terima.`,
      ...because(letter.alasan),
      'Bila ada yang kurang jelas, tulis melalui Pesan pada halaman permohonan.',
      AGAIN,
    ],
    action: SEE,
  }),
  offerLapsed: ({ skema, waktu }) => ({
    subject: `Tawaran kursi berakhir: ${skema}`,
    paragraphs: [`Tawaran kursi untuk ${skema}, ${waktu}, sudah berakhir.`, AGAIN],
    action: SEE,
  }),
  correctionLapsed: (letter) => ({
    subject: `Batas perbaikan berakhir: ${letter.skema}`,
    paragraphs: [
      `Permohonan ${which(letter)} dibatalkan karena perbaikannya tidak kami terima sampai batasnya.`,
      AGAIN,
    ],
    action: SEE,
  }),
  paymentLapsed: (letter) => ({
    subject: `Batas pembayaran berakhir: ${letter.skema}`,
    paragraphs: [
      `Permohonan ${which(letter)} berakhir karena pembayarannya tidak kami terima sampai batasnya. Kursi Anda dilepas.`,
      'Sudah membayar? Tulis melalui Pesan pada halaman permohonan.',
      AGAIN,
    ],
    action: SEE,
  }),
  waitingListClosed: ({ skema, waktu }) => ({
    subject: `Daftar tunggu ditutup: ${skema}`,
    paragraphs: [
      `Daftar tunggu ${skema}, ${waktu}, ditutup tanpa kursi yang kosong.`,
      'Anda dapat memilih jadwal lain.',
    ],
    action: SEE,
  }),
  examMissed: (letter) => ({
    subject: `Anda tercatat tidak hadir: ${letter.skema}`,
    paragraphs: [
      `Anda tercatat tidak hadir pada uji ${letter.skema}, ${letter.waktu}.`,
      'Bila Anda berhalangan karena sakit atau keadaan yang tidak dapat dihindari, kirim buktinya melalui Pesan pada halaman permohonan.',
    ],
    action: SEE,
  }),
  decidedCompetent: (letter) => ({
    subject: `Anda dinyatakan kompeten: ${letter.skema}`,
    paragraphs: [
      `Selamat. Pada permohonan ${which(letter)} Anda dinyatakan kompeten, dan sertifikat Anda sudah terbit.`,
      'Sertifikat dapat diunduh pada tab Sertifikat, dan keasliannya dapat diperiksa siapa pun melalui kode QR-nya.',
    ],
    action: 'Lihat sertifikat',
  }),
  decidedNotYet: (letter) => ({
    subject: `Hasil uji: ${letter.skema}`,
    paragraphs: [
      `Pada permohonan ${which(letter)} Anda dinyatakan belum kompeten.`,
      'Unit yang belum terpenuhi, cara mengikuti uji ulang, dan batas waktu banding tertulis pada tab Hasil.',
    ],
    action: 'Lihat hasil',
  }),
  appealReceived: (letter) => ({
    subject: `Banding diterima: ${letter.skema}`,
    paragraphs: [
      `Banding atas permohonan ${which(letter)} sudah kami terima.`,
      'Banding disidangkan oleh tiga orang yang tidak terlibat pada uji dan keputusan Anda. Mengajukan banding tidak memengaruhi pelayanan kepada Anda.',
    ],
    action: SEE,
  }),
  appealGranted: (letter) => ({
    subject: `Banding diterima panel: ${letter.skema}`,
    paragraphs: [
      `Panel menerima banding Anda atas permohonan ${which(letter)}. Keputusan akan diambil kembali.`,
      ...because(letter.alasan),
    ],
    action: SEE,
  }),
  appealRejected: (letter) => ({
    subject: `Banding ditolak: ${letter.skema}`,
    paragraphs: [
      `Panel menolak banding Anda atas permohonan ${which(letter)}. Keputusan semula tetap berlaku.`,
      ...because(letter.alasan),
      'Anda masih dapat mengikuti uji ulang unit yang belum kompeten.',
    ],
    action: 'Lihat hasil',
  }),
  messageWritten: (letter) => ({
    subject: `Pesan dari petugas: ${letter.skema}`,
    paragraphs: [`Petugas menulis pesan tentang permohonan ${which(letter)}.`, 'Baca dan balas di akun Anda.'],
    action: 'Baca pesan',
  }),
}

export const isApplicationLetter = (letter: Letter): letter is ApplicationLetter => letter.letter in WORDS

/** The words of such a letter. */
export function applicationBody(letter: ApplicationLetter): Body {
  const { subject, paragraphs, action } = WORDS[letter.letter](letter)
  return { subject, paragraphs, button: { label: action, link: letter.link }, notes: [] }
}
