import type { Body, Letter } from '../../../documents/mail/letters.ts'

/** What happens around an exam, told to examiners and candidates. */
export type ExamLetter =
  /** `peserta`: how many candidates of that date. */
  | { letter: 'assignmentOffered'; name: string; skema: string; waktu: string; peserta: number; link: string }
  | { letter: 'assignmentWithdrawn'; name: string; skema: string; waktu: string; alasan: string; link: string }
  | { letter: 'scoresReopened'; name: string; skema: string; alasan: string; link: string }
  /** `kapan`: 'besok', '7 hari lagi'. */
  | { letter: 'examReminder'; name: string; skema: string; waktu: string; kapan: string; kartu: string; link: string }
  | {
      letter: 'examDutyReminder'
      name: string
      skema: string
      waktu: string
      kapan: string
      peserta: number
      link: string
    }
  | { letter: 'scoringDue'; name: string; skema: string; peserta: number; link: string }

const people = (count: number): string => (count === 1 ? 'seorang peserta' : `${count} peserta`)

const WORDS: { [Kind in ExamLetter['letter']]: (letter: Extract<ExamLetter, { letter: Kind }>) => Body } = {
  assignmentOffered: (letter) => ({
    subject: `Penugasan menguji: ${letter.skema}`,
    paragraphs: [
      `Anda diminta menguji ${people(letter.peserta)} ${letter.skema} pada ${letter.waktu}.`,
      'Terima penugasan ini dengan menyatakan kerahasiaan dan ketidakberpihakan, atau tolak dengan alasan bila Anda berhalangan atau mempunyai hubungan dengan peserta.',
    ],
    button: { label: 'Jawab penugasan', link: letter.link },
    notes: ['Data peserta dapat dilihat setelah Anda masuk; jangan meneruskannya kepada siapa pun.'],
  }),
  assignmentWithdrawn: (letter) => ({
    subject: `Penugasan dicabut: ${letter.skema}`,
    paragraphs: [
      `Penugasan Anda menguji seorang peserta ${letter.skema} pada ${letter.waktu} dicabut.`,
      `Alasan: ${letter.alasan}`,
    ],
    button: { label: 'Lihat penugasan', link: letter.link },
    notes: [],
  }),
  scoresReopened: (letter) => ({
    subject: `Penilaian dibuka kembali: ${letter.skema}`,
    paragraphs: [
      `Penilaian Anda atas seorang peserta ${letter.skema} dibuka kembali oleh kantor.`,
      `Alasan: ${letter.alasan}`,
      'Periksa nilai Anda, lalu kunci lagi.',
    ],
    button: { label: 'Buka penilaian', link: letter.link },
    notes: [],
  }),
  examReminder: (letter) => ({
    subject: `Pengingat uji ${letter.kapan}: ${letter.skema}`,
    paragraphs: [
      `Anda terjadwal mengikuti uji ${letter.skema} ${letter.kapan}: ${letter.waktu}.`,
      'Bawa kartu peserta, dicetak atau pada ponsel, dan KTP asli. Datang 30 menit sebelum uji dimulai.',
      `Kartu peserta: ${letter.kartu}`,
    ],
    button: { label: 'Lihat jadwal', link: letter.link },
    notes: ['Pada tab Jadwal, jadwal ini dapat ditambahkan ke kalender Anda (berkas .ics).'],
  }),
  examDutyReminder: (letter) => ({
    subject: `Pengingat menguji ${letter.kapan}: ${letter.skema}`,
    paragraphs: [`Anda menguji ${people(letter.peserta)} ${letter.skema} ${letter.kapan}: ${letter.waktu}.`],
    button: { label: 'Lihat peserta', link: letter.link },
    notes: ['Berhalangan? Hubungi kantor hari ini juga, agar penguji pengganti dapat ditugaskan.'],
  }),
  scoringDue: (letter) => ({
    subject: `Penilaian belum dikunci: ${letter.skema}`,
    paragraphs: [`Penilaian Anda atas ${people(letter.peserta)} ${letter.skema} belum lengkap atau belum dikunci.`],
    button: { label: 'Isi penilaian', link: letter.link },
    notes: ['Keputusan baru dapat diambil setelah penilaian semua penguji dikunci.'],
  }),
}

export const isExamLetter = (letter: Letter): letter is ExamLetter => letter.letter in WORDS

/** The words of such a letter. */
export const examBody = (letter: ExamLetter): Body => (WORDS[letter.letter] as (letter: ExamLetter) => Body)(letter)
