import type { Body, Letter } from '../../../documents/mail/letters.ts'

interface Reviewed {
  name: string
  judul: string
  /** Of the certificate. */
  nomor: string
  hasil: string
  /** Null where nothing follows. */
  tindak_lanjut: string | null
  /** The last day to ask for another look. */
  batas: string
  link: string
}

/** What happens to an evaluation; days come as text. */
export type EvaluationLetter =
  | { letter: 'evaluationOpened'; name: string; judul: string; nomor: string; batas: string; link: string }
  | { letter: 'serviceFeedbackAsked'; name: string; skema: string; batas: string; link: string }
  | ({ letter: 'evaluationReviewed' } & Reviewed)
  | ({ letter: 'evaluationReviewAnswered' } & Reviewed)

const followUp = ({ tindak_lanjut }: Reviewed): string[] =>
  tindak_lanjut === null ? [] : [`Tindak lanjut: ${tindak_lanjut}. Penjelasannya ada pada catatan hasil evaluasi.`]

const WORDS: { [Kind in EvaluationLetter['letter']]: (letter: Extract<EvaluationLetter, { letter: Kind }>) => Body } = {
  evaluationOpened: (letter) => ({
    subject: `Evaluasi baru: ${letter.judul}`,
    paragraphs: [
      `Isi evaluasi "${letter.judul}" untuk sertifikat ${letter.nomor} paling lambat ${letter.batas}.`,
      'Jawaban Anda tersimpan selagi diisi, jadi pengisian dapat dilanjutkan kapan saja sebelum dikirim.',
    ],
    button: { label: 'Isi evaluasi', link: letter.link },
    notes: ['Evaluasi ini bagian dari pengawasan pemegang sertifikat.'],
  }),
  serviceFeedbackAsked: (letter) => ({
    subject: `Bagaimana layanan kami pada ${letter.skema}?`,
    paragraphs: [
      `Permohonan Anda untuk ${letter.skema} sudah diputuskan. Sampaikan penilaian Anda atas layanan kami paling lambat ${letter.batas}.`,
      'Jawaban disimpan tanpa nama dan hanya ditampilkan sebagai gabungan jawaban banyak peserta. Penguji tidak melihat jawaban satu orang pun.',
    ],
    button: { label: 'Beri penilaian', link: letter.link },
    notes: ['Pengisian tidak wajib. Ajakan seperti ini dapat dimatikan pada Profil, bagian Pemberitahuan.'],
  }),
  evaluationReviewed: (letter) => ({
    subject: `Hasil evaluasi: ${letter.judul}`,
    paragraphs: [
      `Evaluasi "${letter.judul}" untuk sertifikat ${letter.nomor} sudah dinilai: ${letter.hasil}.`,
      ...followUp(letter),
    ],
    button: { label: 'Lihat hasil', link: letter.link },
    notes: [`Bila menurut Anda hasil ini keliru, minta tinjauan satu kali paling lambat ${letter.batas}.`],
  }),
  evaluationReviewAnswered: (letter) => ({
    subject: `Tinjauan hasil evaluasi: ${letter.judul}`,
    paragraphs: [
      `Hasil evaluasi "${letter.judul}" untuk sertifikat ${letter.nomor} sudah ditinjau oleh orang lain. Hasilnya: ${letter.hasil}.`,
      ...followUp(letter),
    ],
    button: { label: 'Lihat jawaban', link: letter.link },
    notes: [],
  }),
}

export const isEvaluationLetter = (letter: Letter): letter is EvaluationLetter => letter.letter in WORDS

/** The words of such a letter. */
export function evaluationBody(letter: EvaluationLetter): Body {
  const say = WORDS[letter.letter] as (letter: EvaluationLetter) => Body
  return say(letter)
}
