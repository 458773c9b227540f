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
  examDutyReminder: letter<Facts & WithTime & WithDistance & WithCandidates>({
    title: 'Pengingat menguji, untuk penguji',
    example: EXAMPLE,
    variants: ALONE,
    derive: (facts) => ({ ...people(facts), ...distance(facts) }),
    subject: 'Pengingat menguji {kapan}: {skema}',
    paragraphs: ['Anda menguji {peserta} {skema} {kapan}: {waktu}.'],
    button: 'Lihat peserta',
    notes: ['Berhalangan? Hubungi kantor hari ini juga, agar penguji pengganti dapat ditugaskan.'],
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
