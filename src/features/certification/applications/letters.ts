import { EXAMPLE_LINK, type LetterKind, letter } from '../../../documents/mail/letter.ts'
import type { ApplicationLetterKind } from './rules.ts'

interface Facts {
  skema: string
  /** The application's number, once it was sent. */
  nomor: string | null
  /** When and where the exam is. */
  waktu: string
  /** Until when the person has to act. */
  batas: string | null
  alasan: string | null
  /** The day by which the body means to deal with what came in; null where it promises none. */
  target: string | null
  link: string
}

const SEE = 'Lihat permohonan'
const AGAIN = 'Anda dapat mengajukan permohonan baru kapan saja.'
const BECAUSE = 'Alasan: {alasan}'
/** Left out by words of the office from before there was a target. */
const PROMISED = ['target']
const TARGET = 'Target kami: selesai diperiksa paling lambat {target}.'
const TARGET_OF_RULING = 'Target kami: putusan paling lambat {target}.'
const WHICH = '{nomor} untuk {skema}'

const EXAMPLE = {
  skema: 'Skema Contoh Ketua Tim',
  nomor: 'PMH/2027/03/0001',
  waktu: '20 Maret 2027 pukul 08.00 WIB',
  batas: '10 Maret 2027 pukul 23.59 WIB',
  alasan: 'Pindaian ijazah tidak terbaca.',
  target: '10 Maret 2027',
  link: EXAMPLE_LINK,
}

type Words = Pick<Parameters<typeof letter<Facts>>[0], 'title' | 'subject' | 'paragraphs' | 'button' | 'optional'>

/** A letter about an application; without a number it is 'permohonan Anda', without a reason none is given. */
const about = (words: Words): LetterKind<Facts> =>
  letter<Facts>({
    ...words,
    example: EXAMPLE,
    variants: { 'tanpa nomor dan alasan': { nomor: null, alasan: null, target: null } },
    derive: ({ nomor, alasan }) => ({ nomor: nomor ?? 'Anda', alasan: alasan || null }),
  })

/** The letters about an application to its owner. */
export const applicationLetters = {
  waitingListJoined: about({
    title: 'Masuk daftar tunggu',
    subject: 'Anda masuk daftar tunggu: {skema}',
    paragraphs: [
      'Anda tercatat pada daftar tunggu {skema}, {waktu}.',
      'Begitu ada kursi kosong, kursi itu ditawarkan menurut urutan. Anda dapat keluar dari daftar tunggu kapan saja.',
    ],
    button: SEE,
  }),
  seatOffered: about({
    title: 'Kursi ditawarkan',
    subject: 'Kursi tersedia: {skema}',
    paragraphs: [
      'Sebuah kursi untuk {skema}, {waktu}, disimpan untuk Anda sampai {batas}.',
      'Lengkapi dan kirim permohonan Anda sebelum batas itu. Sesudahnya kursi ditawarkan kepada orang berikutnya.',
    ],
    button: 'Lengkapi permohonan',
  }),
  offerDue: about({
    title: 'Tawaran kursi segera berakhir',
    subject: 'Tawaran kursi segera berakhir: {skema}',
    paragraphs: ['Kursi untuk {skema}, {waktu}, disimpan untuk Anda hanya sampai {batas}. Kirim permohonan Anda.'],
    button: 'Lengkapi permohonan',
  }),
  applicationReceived: about({
    title: 'Tanda terima permohonan',
    optional: PROMISED,
    subject: 'Permohonan Anda sudah masuk: {skema}',
    paragraphs: [
      `Permohonan ${WHICH} sudah masuk. Kursi Anda untuk {waktu} sudah disimpan.`,
      'Petugas akan memeriksa permohonan dan berkas Anda. Hasilnya kami beri tahukan melalui email.',
      TARGET,
    ],
    button: SEE,
  }),
  correctionReceived: about({
    title: 'Tanda terima perbaikan',
    optional: PROMISED,
    subject: 'Tanda terima perbaikan: {skema}',
    paragraphs: [`Perbaikan permohonan ${WHICH} sudah masuk dan akan diperiksa kembali.`, TARGET],
    button: SEE,
  }),
  correctionAsked: about({
    title: 'Permohonan perlu diperbaiki',
    subject: 'Permohonan perlu diperbaiki: {skema}',
    paragraphs: [
      `Permohonan ${WHICH} perlu diperbaiki paling lambat {batas}.`,
      BECAUSE,
      'Buka permohonan Anda, perbaiki bagian yang ditandai, lalu kirim lagi.',
    ],
    button: 'Perbaiki permohonan',
  }),
  correctionDue: about({
    title: 'Pengingat perbaikan',
    subject: 'Pengingat perbaikan: {skema}',
    paragraphs: [
      `Permohonan ${WHICH} menunggu perbaikan paling lambat {batas}. Sesudahnya permohonan dibatalkan.`,
      BECAUSE,
    ],
    button: 'Perbaiki permohonan',
  }),
  applicationScheduled: about({
    title: 'Terjadwal tanpa biaya',
    subject: 'Anda terjadwal: {skema}',
    paragraphs: [`Permohonan ${WHICH} disetujui. Anda terjadwal mengikuti uji pada {waktu}.`],
    button: 'Lihat jadwal',
  }),
  paymentConfirmed: about({
    title: 'Pembayaran dikonfirmasi',
    subject: 'Pembayaran dikonfirmasi: {skema}',
    paragraphs: [
      'Pembayaran untuk {skema} sudah kami terima. Anda terjadwal mengikuti uji pada {waktu}.',
      'Kuitansi tersedia pada halaman permohonan.',
    ],
    button: 'Lihat jadwal',
  }),
  proofRefused: about({
    title: 'Bukti pembayaran ditolak',
    subject: 'Bukti pembayaran belum sesuai: {skema}',
    paragraphs: [
      'Bukti pembayaran untuk {skema} belum sesuai.',
      BECAUSE,
      'Kirim bukti yang benar melalui halaman invoice paling lambat {batas}.',
    ],
    button: SEE,
  }),
  applicationMoved: about({
    title: 'Permohonan dipindahkan ke jadwal lain',
    subject: 'Jadwal dipindahkan: {skema}',
    paragraphs: [`Permohonan ${WHICH} kini untuk jadwal {waktu}.`, BECAUSE],
    button: 'Lihat jadwal',
  }),
  applicationWithdrawn: about({
    title: 'Permohonan dibatalkan pemohon',
    subject: 'Permohonan dibatalkan: {skema}',
    paragraphs: [`Permohonan ${WHICH} dibatalkan atas permintaan Anda.`, AGAIN],
    button: SEE,
  }),
  applicationCancelled: about({
    title: 'Permohonan dibatalkan lembaga',
    subject: 'Permohonan dibatalkan lembaga: {skema}',
    paragraphs: [
      `Permohonan ${WHICH} dibatalkan oleh lembaga.`,
      BECAUSE,
      'Biaya yang sudah dibayar dikembalikan seluruhnya.',
    ],
    button: SEE,
  }),
  applicationRejected: about({
    title: 'Permohonan ditolak',
    subject: 'Permohonan belum dapat disetujui: {skema}',
    paragraphs: [
      `Permohonan ${WHICH} belum dapat kami setujui.`,
      BECAUSE,
      'Bila ada yang kurang jelas, tulis melalui Pesan pada halaman permohonan.',
      AGAIN,
    ],
    button: SEE,
  }),
  offerLapsed: about({
    title: 'Tawaran kursi berakhir',
    subject: 'Tawaran kursi berakhir: {skema}',
    paragraphs: ['Tawaran kursi untuk {skema}, {waktu}, sudah berakhir.', AGAIN],
    button: SEE,
  }),
  correctionLapsed: about({
    title: 'Batas perbaikan berakhir',
    subject: 'Batas perbaikan berakhir: {skema}',
    paragraphs: [`Permohonan ${WHICH} dibatalkan karena perbaikannya tidak kami terima sampai batasnya.`, AGAIN],
    button: SEE,
  }),
  paymentLapsed: about({
    title: 'Batas pembayaran berakhir',
    subject: 'Batas pembayaran berakhir: {skema}',
    paragraphs: [
      `Permohonan ${WHICH} berakhir karena pembayarannya tidak kami terima sampai batasnya. Kursi Anda diberikan kepada orang lain.`,
      'Sudah membayar? Tulis melalui Pesan pada halaman permohonan.',
      AGAIN,
    ],
    button: SEE,
  }),
  waitingListClosed: about({
    title: 'Daftar tunggu ditutup',
    subject: 'Daftar tunggu ditutup: {skema}',
    paragraphs: ['Daftar tunggu {skema}, {waktu}, ditutup tanpa kursi yang kosong.', 'Anda dapat memilih jadwal lain.'],
    button: SEE,
  }),
  examMissed: about({
    title: 'Tidak hadir pada uji',
    subject: 'Anda tercatat tidak hadir: {skema}',
    paragraphs: [
      'Anda tercatat tidak hadir pada uji {skema}, {waktu}.',
      'Bila Anda berhalangan karena sakit atau keadaan yang tidak dapat dihindari, kirim buktinya melalui Pesan pada halaman permohonan.',
    ],
    button: SEE,
  }),
  decidedCompetent: about({
    title: 'Dinyatakan kompeten',
    subject: 'Anda dinyatakan kompeten: {skema}',
    paragraphs: [
      `Selamat. Pada permohonan ${WHICH} Anda dinyatakan kompeten, dan sertifikat Anda sudah terbit.`,
      'Sertifikat dapat diunduh pada tab Sertifikat, dan keasliannya dapat diperiksa siapa pun melalui kode QR-nya.',
    ],
    button: 'Lihat sertifikat',
  }),
  decidedNotYet: about({
    title: 'Dinyatakan belum kompeten',
    subject: 'Hasil uji: {skema}',
    paragraphs: [
      `Pada permohonan ${WHICH} Anda dinyatakan belum kompeten.`,
      'Unit yang belum terpenuhi, cara mengikuti uji ulang, dan batas waktu banding tertulis pada tab Hasil.',
    ],
    button: 'Lihat hasil',
  }),
  appealReceived: about({
    title: 'Tanda terima banding',
    optional: PROMISED,
    subject: 'Tanda terima banding: {skema}',
    paragraphs: [
      `Banding Anda atas permohonan ${WHICH} sudah masuk.`,
      'Banding diperiksa oleh tiga orang yang tidak terlibat pada uji dan keputusan Anda. Mengajukan banding tidak memengaruhi pelayanan kepada Anda.',
      TARGET_OF_RULING,
    ],
    button: SEE,
  }),
  appealGranted: about({
    title: 'Banding dikabulkan',
    subject: 'Banding Anda dikabulkan: {skema}',
    paragraphs: [`Panel mengabulkan banding Anda atas permohonan ${WHICH}. Keputusan akan diambil kembali.`, BECAUSE],
    button: SEE,
  }),
  appealRejected: about({
    title: 'Banding ditolak',
    subject: 'Banding ditolak: {skema}',
    paragraphs: [
      `Panel menolak banding Anda atas permohonan ${WHICH}. Keputusan semula tetap berlaku.`,
      BECAUSE,
      'Anda masih dapat mengikuti uji ulang unit yang belum kompeten.',
    ],
    button: 'Lihat hasil',
  }),
  messageWritten: about({
    title: 'Pesan dari petugas',
    subject: 'Pesan dari petugas: {skema}',
    paragraphs: [`Petugas menulis pesan tentang permohonan ${WHICH}.`, 'Baca dan balas di akun Anda.'],
    button: 'Baca pesan',
  }),
} satisfies Record<ApplicationLetterKind, LetterKind<Facts>>
