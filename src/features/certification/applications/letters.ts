import type { LetterTable } from '../../../documents/mail/letter.ts'

interface Facts {
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

const see = (link: string) => ({ label: 'Lihat permohonan', link })
const AGAIN = 'Anda dapat mengajukan permohonan baru kapan saja.'

const because = (alasan: string | null): string[] => (alasan ? [`Alasan: ${alasan}`] : [])

/** After the word 'permohonan'. */
const which = ({ nomor, skema }: Facts): string => `${nomor ?? 'Anda'} untuk ${skema}`

/** What happens to an application, for its owner. */
export const applicationLetters = {
  waitingListJoined: ({ skema, waktu, link }: Facts) => ({
    subject: `Anda masuk daftar tunggu: ${skema}`,
    paragraphs: [
      `Anda tercatat pada daftar tunggu ${skema}, ${waktu}.`,
      'Begitu ada kursi kosong, kursi itu ditawarkan menurut urutan. Anda dapat keluar dari daftar tunggu kapan saja.',
    ],
    button: see(link),
  }),
  seatOffered: ({ skema, waktu, batas, link }: Facts) => ({
    subject: `Kursi tersedia: ${skema}`,
    paragraphs: [
      `Sebuah kursi untuk ${skema}, ${waktu}, disimpan untuk Anda sampai ${batas}.`,
      'Lengkapi dan kirim permohonan Anda sebelum batas itu. Sesudahnya kursi ditawarkan kepada orang berikutnya.',
    ],
    button: { label: 'Lengkapi permohonan', link },
  }),
  offerDue: ({ skema, waktu, batas, link }: Facts) => ({
    subject: `Tawaran kursi segera berakhir: ${skema}`,
    paragraphs: [`Kursi untuk ${skema}, ${waktu}, disimpan untuk Anda hanya sampai ${batas}. Kirim permohonan Anda.`],
    button: { label: 'Lengkapi permohonan', link },
  }),
  applicationReceived: (facts: Facts) => ({
    subject: `Permohonan diterima: ${facts.skema}`,
    paragraphs: [
      `Permohonan ${which(facts)} sudah kami terima. Kursi Anda pada ${facts.waktu} dipegang.`,
      'Petugas akan memeriksa permohonan dan berkas Anda. Hasilnya kami beri tahukan melalui email.',
    ],
    button: see(facts.link),
  }),
  correctionReceived: (facts: Facts) => ({
    subject: `Perbaikan diterima: ${facts.skema}`,
    paragraphs: [`Perbaikan permohonan ${which(facts)} sudah kami terima dan akan diperiksa kembali.`],
    button: see(facts.link),
  }),
  correctionAsked: (facts: Facts) => ({
    subject: `Permohonan perlu diperbaiki: ${facts.skema}`,
    paragraphs: [
      `Permohonan ${which(facts)} perlu diperbaiki paling lambat ${facts.batas}.`,
      ...because(facts.alasan),
      'Buka permohonan Anda, perbaiki bagian yang ditandai, lalu kirim lagi.',
    ],
    button: { label: 'Perbaiki permohonan', link: facts.link },
  }),
  correctionDue: (facts: Facts) => ({
    subject: `Pengingat perbaikan: ${facts.skema}`,
    paragraphs: [
      `Permohonan ${which(facts)} menunggu perbaikan paling lambat ${facts.batas}. Sesudahnya permohonan dibatalkan.`,
      ...because(facts.alasan),
    ],
    button: { label: 'Perbaiki permohonan', link: facts.link },
  }),
  applicationScheduled: (facts: Facts) => ({
    subject: `Anda terjadwal: ${facts.skema}`,
    paragraphs: [`Permohonan ${which(facts)} disetujui. Anda terjadwal mengikuti uji pada ${facts.waktu}.`],
    button: { label: 'Lihat jadwal', link: facts.link },
  }),
  paymentConfirmed: (facts: Facts) => ({
    subject: `Pembayaran dikonfirmasi: ${facts.skema}`,
    paragraphs: [
      `Pembayaran untuk ${facts.skema} sudah kami terima. Anda terjadwal mengikuti uji pada ${facts.waktu}.`,
      'Kuitansi tersedia pada halaman permohonan.',
    ],
    button: { label: 'Lihat jadwal', link: facts.link },
  }),
  proofRefused: (facts: Facts) => ({
    subject: `Bukti pembayaran belum dapat diterima: ${facts.skema}`,
    paragraphs: [
      `Bukti pembayaran untuk ${facts.skema} belum dapat kami terima.`,
      ...because(facts.alasan),
      `Kirim bukti yang benar melalui halaman invoice paling lambat ${facts.batas}.`,
    ],
    button: see(facts.link),
  }),
  applicationMoved: (facts: Facts) => ({
    subject: `Jadwal dipindahkan: ${facts.skema}`,
    paragraphs: [`Permohonan ${which(facts)} kini untuk jadwal ${facts.waktu}.`, ...because(facts.alasan)],
    button: { label: 'Lihat jadwal', link: facts.link },
  }),
  applicationWithdrawn: (facts: Facts) => ({
    subject: `Permohonan dibatalkan: ${facts.skema}`,
    paragraphs: [`Permohonan ${which(facts)} dibatalkan atas permintaan Anda.`, AGAIN],
    button: see(facts.link),
  }),
  applicationCancelled: (facts: Facts) => ({
    subject: `Permohonan dibatalkan lembaga: ${facts.skema}`,
    paragraphs: [
      `Permohonan ${which(facts)} dibatalkan oleh lembaga.`,
      ...because(facts.alasan),
      'Biaya yang sudah dibayar dikembalikan seluruhnya.',
    ],
    button: see(facts.link),
  }),
  applicationRejected: (facts: Facts) => ({
    subject: `Permohonan belum dapat diterima: ${facts.skema}`,
    paragraphs: [
      `Permohonan ${which(facts)} belum dapat kami terima.`,
      ...because(facts.alasan),
      'Bila ada yang kurang jelas, tulis melalui Pesan pada halaman permohonan.',
      AGAIN,
    ],
    button: see(facts.link),
  }),
  offerLapsed: ({ skema, waktu, link }: Facts) => ({
    subject: `Tawaran kursi berakhir: ${skema}`,
    paragraphs: [`Tawaran kursi untuk ${skema}, ${waktu}, sudah berakhir.`, AGAIN],
    button: see(link),
  }),
  correctionLapsed: (facts: Facts) => ({
    subject: `Batas perbaikan berakhir: ${facts.skema}`,
    paragraphs: [`Permohonan ${which(facts)} dibatalkan karena perbaikannya tidak kami terima sampai batasnya.`, AGAIN],
    button: see(facts.link),
  }),
  paymentLapsed: (facts: Facts) => ({
    subject: `Batas pembayaran berakhir: ${facts.skema}`,
    paragraphs: [
      `Permohonan ${which(facts)} berakhir karena pembayarannya tidak kami terima sampai batasnya. Kursi Anda dilepas.`,
      'Sudah membayar? Tulis melalui Pesan pada halaman permohonan.',
      AGAIN,
    ],
    button: see(facts.link),
  }),
  waitingListClosed: ({ skema, waktu, link }: Facts) => ({
    subject: `Daftar tunggu ditutup: ${skema}`,
    paragraphs: [
      `Daftar tunggu ${skema}, ${waktu}, ditutup tanpa kursi yang kosong.`,
      'Anda dapat memilih jadwal lain.',
    ],
    button: see(link),
  }),
  examMissed: (facts: Facts) => ({
    subject: `Anda tercatat tidak hadir: ${facts.skema}`,
    paragraphs: [
      `Anda tercatat tidak hadir pada uji ${facts.skema}, ${facts.waktu}.`,
      'Bila Anda berhalangan karena sakit atau keadaan yang tidak dapat dihindari, kirim buktinya melalui Pesan pada halaman permohonan.',
    ],
    button: see(facts.link),
  }),
  decidedCompetent: (facts: Facts) => ({
    subject: `Anda dinyatakan kompeten: ${facts.skema}`,
    paragraphs: [
      `Selamat. Pada permohonan ${which(facts)} Anda dinyatakan kompeten, dan sertifikat Anda sudah terbit.`,
      'Sertifikat dapat diunduh pada tab Sertifikat, dan keasliannya dapat diperiksa siapa pun melalui kode QR-nya.',
    ],
    button: { label: 'Lihat sertifikat', link: facts.link },
  }),
  decidedNotYet: (facts: Facts) => ({
    subject: `Hasil uji: ${facts.skema}`,
    paragraphs: [
      `Pada permohonan ${which(facts)} Anda dinyatakan belum kompeten.`,
      'Unit yang belum terpenuhi, cara mengikuti uji ulang, dan batas waktu banding tertulis pada tab Hasil.',
    ],
    button: { label: 'Lihat hasil', link: facts.link },
  }),
  appealReceived: (facts: Facts) => ({
    subject: `Banding diterima: ${facts.skema}`,
    paragraphs: [
      `Banding atas permohonan ${which(facts)} sudah kami terima.`,
      'Banding disidangkan oleh tiga orang yang tidak terlibat pada uji dan keputusan Anda. Mengajukan banding tidak memengaruhi pelayanan kepada Anda.',
    ],
    button: see(facts.link),
  }),
  appealGranted: (facts: Facts) => ({
    subject: `Banding diterima panel: ${facts.skema}`,
    paragraphs: [
      `Panel menerima banding Anda atas permohonan ${which(facts)}. Keputusan akan diambil kembali.`,
      ...because(facts.alasan),
    ],
    button: see(facts.link),
  }),
  appealRejected: (facts: Facts) => ({
    subject: `Banding ditolak: ${facts.skema}`,
    paragraphs: [
      `Panel menolak banding Anda atas permohonan ${which(facts)}. Keputusan semula tetap berlaku.`,
      ...because(facts.alasan),
      'Anda masih dapat mengikuti uji ulang unit yang belum kompeten.',
    ],
    button: { label: 'Lihat hasil', link: facts.link },
  }),
  messageWritten: (facts: Facts) => ({
    subject: `Pesan dari petugas: ${facts.skema}`,
    paragraphs: [`Petugas menulis pesan tentang permohonan ${which(facts)}.`, 'Baca dan balas di akun Anda.'],
    button: { label: 'Baca pesan', link: facts.link },
  }),
} satisfies LetterTable

export type ApplicationLetterKind = keyof typeof applicationLetters
