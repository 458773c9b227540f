import type { LetterTable } from '../../../documents/mail/letter.ts'

interface WithDeadline {
  batas: string
  link: string
}

interface EvaluationFacts extends WithDeadline {
  judul: string
  /** The certificate's. */
  no_sertifikasi: string
}

/** `batas`: the last day to ask for a review of the result. */
interface ReviewFacts extends EvaluationFacts {
  hasil: string
  /** Null where nothing follows. */
  tindak_lanjut: string | null
}

const followUp = ({ tindak_lanjut }: ReviewFacts): string[] =>
  tindak_lanjut === null ? [] : [`Tindak lanjut: ${tindak_lanjut}. Penjelasannya ada pada catatan hasil evaluasi.`]

/** What happens to an evaluation, for those who answer it. */
export const evaluationLetters = {
  evaluationOpened: (facts: EvaluationFacts) => ({
    subject: `Evaluasi baru: ${facts.judul}`,
    paragraphs: [
      `Isi evaluasi "${facts.judul}" untuk sertifikat ${facts.no_sertifikasi} paling lambat ${facts.batas}.`,
      'Jawaban Anda tersimpan selagi diisi, jadi pengisian dapat dilanjutkan kapan saja sebelum dikirim.',
    ],
    button: { label: 'Isi evaluasi', link: facts.link },
    notes: ['Evaluasi ini bagian dari pengawasan pemegang sertifikat.'],
  }),
  serviceFeedbackAsked: (facts: WithDeadline & { skema: string }) => ({
    subject: `Bagaimana layanan kami pada ${facts.skema}?`,
    paragraphs: [
      `Permohonan Anda untuk ${facts.skema} sudah diputuskan. Sampaikan penilaian Anda atas layanan kami paling lambat ${facts.batas}.`,
      'Jawaban disimpan tanpa nama dan hanya ditampilkan sebagai gabungan jawaban banyak peserta. Penguji tidak melihat jawaban satu orang pun.',
    ],
    button: { label: 'Beri penilaian', link: facts.link },
    notes: ['Pengisian tidak wajib. Ajakan seperti ini dapat dimatikan pada Profil, bagian Pemberitahuan.'],
  }),
  evaluationReviewed: (facts: ReviewFacts) => ({
    subject: `Hasil evaluasi: ${facts.judul}`,
    paragraphs: [
      `Evaluasi "${facts.judul}" untuk sertifikat ${facts.no_sertifikasi} sudah dinilai: ${facts.hasil}.`,
      ...followUp(facts),
    ],
    button: { label: 'Lihat hasil', link: facts.link },
    notes: [`Bila menurut Anda hasil ini keliru, minta tinjauan satu kali paling lambat ${facts.batas}.`],
  }),
  evaluationReviewAnswered: (facts: ReviewFacts) => ({
    subject: `Tinjauan hasil evaluasi: ${facts.judul}`,
    paragraphs: [
      `Hasil evaluasi "${facts.judul}" untuk sertifikat ${facts.no_sertifikasi} sudah ditinjau oleh orang lain. Hasilnya: ${facts.hasil}.`,
      ...followUp(facts),
    ],
    button: { label: 'Lihat jawaban', link: facts.link },
  }),
} satisfies LetterTable
