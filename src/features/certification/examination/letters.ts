import type { LetterTable } from '../../../documents/mail/letter.ts'

interface Facts {
  skema: string
  link: string
}

/** When and where the exam is. */
interface WithTime {
  waktu: string
}

/** How many candidates of that schedule. */
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

const people = (count: number): string => (count === 1 ? 'seorang peserta' : `${count} peserta`)

/** What happens around an exam, for examiners and candidates. */
export const examinationLetters = {
  assignmentOffered: (facts: Facts & WithTime & WithCandidates) => ({
    subject: `Penugasan menguji: ${facts.skema}`,
    paragraphs: [
      `Anda diminta menguji ${people(facts.peserta)} ${facts.skema} pada ${facts.waktu}.`,
      'Terima penugasan ini dengan menyatakan kerahasiaan dan ketidakberpihakan, atau tolak dengan alasan bila Anda berhalangan atau mempunyai hubungan dengan peserta.',
    ],
    button: { label: 'Jawab penugasan', link: facts.link },
    notes: ['Data peserta dapat dilihat setelah Anda masuk; jangan meneruskannya kepada siapa pun.'],
  }),
  assignmentWithdrawn: (facts: Facts & WithTime & WithReason) => ({
    subject: `Penugasan dicabut: ${facts.skema}`,
    paragraphs: [
      `Penugasan Anda menguji seorang peserta ${facts.skema} pada ${facts.waktu} dicabut.`,
      `Alasan: ${facts.alasan}`,
    ],
    button: { label: 'Lihat penugasan', link: facts.link },
  }),
  scoresReopened: (facts: Facts & WithReason) => ({
    subject: `Penilaian dibuka kembali: ${facts.skema}`,
    paragraphs: [
      `Penilaian Anda atas seorang peserta ${facts.skema} dibuka kembali oleh kantor.`,
      `Alasan: ${facts.alasan}`,
      'Periksa nilai Anda, lalu kunci lagi.',
    ],
    button: { label: 'Buka penilaian', link: facts.link },
  }),
  examReminder: (facts: Facts & WithTime & WithDistance & { kartu: string }) => ({
    subject: `Pengingat uji ${facts.distance}: ${facts.skema}`,
    paragraphs: [
      `Anda terjadwal mengikuti uji ${facts.skema} ${facts.distance}: ${facts.waktu}.`,
      'Bawa kartu peserta, dicetak atau pada ponsel, dan KTP asli. Datang 30 menit sebelum uji dimulai.',
      `Kartu peserta: ${facts.kartu}`,
    ],
    button: { label: 'Lihat jadwal', link: facts.link },
    notes: ['Pada tab Jadwal, jadwal ini dapat ditambahkan ke kalender Anda (berkas .ics).'],
  }),
  examDutyReminder: (facts: Facts & WithTime & WithDistance & WithCandidates) => ({
    subject: `Pengingat menguji ${facts.distance}: ${facts.skema}`,
    paragraphs: [`Anda menguji ${people(facts.peserta)} ${facts.skema} ${facts.distance}: ${facts.waktu}.`],
    button: { label: 'Lihat peserta', link: facts.link },
    notes: ['Berhalangan? Hubungi kantor hari ini juga, agar penguji pengganti dapat ditugaskan.'],
  }),
  scoringDue: (facts: Facts & WithCandidates) => ({
    subject: `Penilaian belum dikunci: ${facts.skema}`,
    paragraphs: [`Penilaian Anda atas ${people(facts.peserta)} ${facts.skema} belum lengkap atau belum dikunci.`],
    button: { label: 'Isi penilaian', link: facts.link },
    notes: ['Keputusan baru dapat diambil setelah penilaian semua penguji dikunci.'],
  }),
} satisfies LetterTable
