import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

interface Facts {
  skema: string
  link: string
}

/** When and where the exam is. */
interface WithTime {
  waktu: string
}

/** The number of candidates of that schedule. */
interface WithCandidates {
  peserta: number
}

/** 'besok', '7 hari lagi'. */
interface WithDistance {
  distance: string
}

interface WithReason {
  alasan: string
}

const EXAMPLE = {
  skema: 'Skema Contoh Ketua Tim',
  waktu: '20 Maret 2027 pukul 08.00 WIB, TUK Contoh, Kota Contoh',
  peserta: 3,
  distance: '7 hari lagi',
  alasan: 'Jadwal penguji berubah.',
  kartu: EXAMPLE_LINK,
  link: EXAMPLE_LINK,
}
const UNABLE = 'Berhalangan? Hubungi kantor hari ini juga, agar penguji pengganti dapat ditugaskan.'
const ALONE = { 'seorang peserta': { peserta: 1 } }

const people = ({ peserta }: WithCandidates) => ({ peserta: peserta === 1 ? 'seorang peserta' : `${peserta} peserta` })
const distance = (facts: WithDistance) => ({ kapan: facts.distance })

/** The letters to examiners and candidates before and after an exam. */
export const examinationLetters = {
  assignmentOffered: letter<Facts & WithTime & WithCandidates>({
    title: 'Penugasan menguji ditawarkan',
    example: EXAMPLE,
    variants: ALONE,
    derive: people,
    subject: 'Penugasan menguji: {skema}',
    paragraphs: [
      'Anda diminta menguji {peserta} {skema} pada {waktu}.',
      'Terima penugasan ini dengan menyatakan kerahasiaan dan ketidakberpihakan, atau tolak dengan alasan bila Anda berhalangan atau mempunyai hubungan dengan peserta.',
    ],
    button: 'Jawab penugasan',
    notes: ['Data peserta dapat dilihat setelah Anda masuk; jangan meneruskannya kepada siapa pun.'],
  }),
  assignmentAccepted: letter<Facts & WithTime>({
    title: 'Penugasan menguji disanggupi',
    example: EXAMPLE,
    subject: 'Anda menguji: {skema}',
    paragraphs: [
      'Terima kasih. Anda menerima penugasan menguji {skema} pada {waktu}.',
      'Pernyataan kerahasiaan dan ketidakberpihakan Anda sudah dicatat.',
    ],
    button: 'Lihat penugasan',
  }),
  assignmentDeclined: letter<Facts & WithTime>({
    title: 'Penugasan menguji ditolak',
    example: EXAMPLE,
    subject: 'Penolakan Anda dicatat: {skema}',
    paragraphs: [
      'Anda menolak penugasan menguji {skema} pada {waktu}. Alasannya sudah kami catat.',
      'Tidak ada penugasan lain untuk Anda pada jadwal ini.',
    ],
    button: 'Lihat penugasan',
  }),
  examDutyMoved: letter<Facts & WithReason & { dari: string; ke: string }>({
    title: 'Uji dipindahkan, untuk penguji',
    example: {
      ...EXAMPLE,
      dari: '20 Maret 2027 pukul 08.00 WIB, TUK Contoh',
      ke: '27 Maret 2027 pukul 08.00 WIB, TUK Contoh',
      alasan: 'Tempat uji sedang diperbaiki.',
    },
    subject: 'Uji dipindahkan: {skema}',
    paragraphs: [
      'Uji {skema} yang Anda uji dipindahkan.',
      'Semula: {dari}.',
      'Menjadi: {ke}.',
      'Alasan: {alasan}',
      'Penugasan Anda tetap berlaku pada waktu yang baru.',
    ],
    button: 'Lihat penugasan',
    notes: [UNABLE],
  }),
  examDutyChanged: letter<Facts & WithTime & { perubahan: string[] }>({
    title: 'Rincian uji berubah, untuk penguji',
    example: { ...EXAMPLE, perubahan: ['Ruang: 2. Semula: 1.'] },
    subject: 'Rincian uji berubah: {skema}',
    paragraphs: ['Uji {skema} yang Anda uji tetap pada {waktu}. Yang berubah:', '{perubahan}'],
    button: 'Lihat penugasan',
  }),
  examDutyCancelled: letter<Facts & WithTime & WithReason>({
    title: 'Uji dibatalkan, untuk penguji',
    example: { ...EXAMPLE, alasan: 'Tempat uji sedang diperbaiki.' },
    subject: 'Uji dibatalkan: {skema}',
    paragraphs: ['Uji {skema} pada {waktu}, yang Anda uji, dibatalkan.', 'Alasan: {alasan}'],
    button: 'Lihat penugasan',
  }),
  assignmentWithdrawn: letter<Facts & WithTime & WithReason>({
    title: 'Penugasan menguji dicabut',
    example: EXAMPLE,
    subject: 'Penugasan dicabut: {skema}',
    paragraphs: ['Penugasan Anda menguji seorang peserta {skema} pada {waktu} dicabut.', 'Alasan: {alasan}'],
    button: 'Lihat penugasan',
  }),
  scoresReopened: letter<Facts & WithReason>({
    title: 'Penilaian dibuka kembali',
    example: { ...EXAMPLE, alasan: 'Nilai satu unit tertukar.' },
    subject: 'Penilaian dibuka kembali: {skema}',
    paragraphs: [
      'Penilaian Anda atas seorang peserta {skema} dibuka kembali oleh kantor.',
      'Alasan: {alasan}',
      'Periksa nilai Anda, lalu kunci lagi.',
    ],
    button: 'Buka penilaian',
  }),
  examReminder: letter<Facts & WithTime & WithDistance & { kartu: string }>({
    title: 'Pengingat uji, untuk peserta',
    example: EXAMPLE,
    derive: distance,
    subject: 'Pengingat uji {kapan}: {skema}',
    paragraphs: [
      'Anda terjadwal mengikuti uji {skema} {kapan}: {waktu}.',
      'Bawa kartu peserta, dicetak atau pada ponsel, dan KTP asli. Datang 30 menit sebelum uji dimulai.',
      'Kartu peserta: {kartu}',
    ],
    button: 'Lihat jadwal',
    notes: ['Pada tab Jadwal, jadwal ini dapat ditambahkan ke kalender Anda (berkas .ics).'],
  }),
  absenceCorrected: letter<Facts & WithTime>({
    title: 'Kehadiran dikoreksi',
    example: EXAMPLE,
    subject: 'Anda tercatat hadir: {skema}',
    paragraphs: [
      'Anda tercatat hadir pada uji {skema}, {waktu}.',
      'Pemberitahuan kami sebelumnya, bahwa Anda tidak hadir, tidak berlaku lagi.',
    ],
    button: 'Lihat permohonan',
  }),
  examDutyReminder: letter<Facts & WithTime & WithDistance & WithCandidates>({
    title: 'Pengingat menguji, untuk penguji',
    example: EXAMPLE,
    variants: ALONE,
    derive: (facts) => ({ ...people(facts), ...distance(facts) }),
    subject: 'Pengingat menguji {kapan}: {skema}',
    paragraphs: ['Anda menguji {peserta} {skema} {kapan}: {waktu}.'],
    button: 'Lihat peserta',
    notes: [UNABLE],
  }),
  scoringDue: letter<Facts & WithCandidates>({
    title: 'Penilaian belum dikunci',
    example: EXAMPLE,
    variants: ALONE,
    derive: people,
    subject: 'Penilaian belum dikunci: {skema}',
    paragraphs: ['Penilaian Anda atas {peserta} {skema} belum lengkap atau belum dikunci.'],
    button: 'Isi penilaian',
    notes: ['Keputusan baru dapat diambil setelah penilaian semua penguji dikunci.'],
  }),
} satisfies LetterTable
