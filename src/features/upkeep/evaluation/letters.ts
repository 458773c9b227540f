import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

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

const FOLLOW_UP = 'Tindak lanjut: {tindak_lanjut}. Penjelasannya ada pada catatan hasil evaluasi.'

const EXAMPLE = {
  judul: 'Surveilan Contoh 2027',
  no_sertifikasi: '0001/KTPA/CONTOH/2027',
  skema: 'Skema Contoh Ketua Tim',
  hasil: 'perlu tindak lanjut',
  tindak_lanjut: 'wawancara',
  batas: '31 Maret 2027',
  link: EXAMPLE_LINK,
}
const NOTHING_FOLLOWS = { 'tanpa tindak lanjut': { hasil: 'memadai', tindak_lanjut: null } }

/** The letters about an evaluation, to the people who answer it. */
export const evaluationLetters = {
  evaluationOpened: letter<EvaluationFacts>({
    title: 'Evaluasi dibuka',
    example: EXAMPLE,
    subject: 'Evaluasi baru: {judul}',
    paragraphs: [
      'Isi evaluasi "{judul}" untuk sertifikat {no_sertifikasi} paling lambat {batas}.',
      'Jawaban Anda tersimpan selagi diisi, jadi pengisian dapat dilanjutkan kapan saja sebelum dikirim.',
    ],
    button: 'Isi evaluasi',
    notes: ['Evaluasi ini bagian dari pengawasan pemegang sertifikat.'],
  }),
  evaluationDue: letter<EvaluationFacts>({
    title: 'Pengingat evaluasi',
    example: EXAMPLE,
    subject: 'Evaluasi belum dikirim: {judul}',
    paragraphs: [
      'Evaluasi "{judul}" untuk sertifikat {no_sertifikasi} belum dikirim. Kirim paling lambat {batas}.',
      'Jawaban yang sudah diisi tersimpan dan dapat dilanjutkan.',
    ],
    button: 'Isi evaluasi',
    notes: ['Evaluasi ini bagian dari pengawasan pemegang sertifikat.'],
  }),
  serviceFeedbackAsked: letter<WithDeadline & { skema: string }>({
    title: 'Ajakan menilai layanan',
    example: EXAMPLE,
    subject: 'Bagaimana layanan kami pada {skema}?',
    paragraphs: [
      'Permohonan Anda untuk {skema} sudah diputuskan. Sampaikan penilaian Anda atas layanan kami paling lambat {batas}.',
      'Jawaban disimpan tanpa nama dan hanya ditampilkan sebagai gabungan jawaban banyak peserta. Penguji tidak melihat jawaban satu orang pun.',
    ],
    button: 'Beri penilaian',
    notes: ['Pengisian tidak wajib. Ajakan seperti ini dapat dimatikan pada Profil, bagian Pemberitahuan.'],
  }),
  evaluationReviewed: letter<ReviewFacts>({
    title: 'Hasil evaluasi',
    example: EXAMPLE,
    variants: NOTHING_FOLLOWS,
    subject: 'Hasil evaluasi: {judul}',
    paragraphs: ['Evaluasi "{judul}" untuk sertifikat {no_sertifikasi} sudah dinilai: {hasil}.', FOLLOW_UP],
    button: 'Lihat hasil',
    notes: ['Bila menurut Anda hasil ini keliru, minta tinjauan satu kali paling lambat {batas}.'],
  }),
  evaluationReviewAnswered: letter<ReviewFacts>({
    title: 'Tinjauan hasil evaluasi dijawab',
    example: EXAMPLE,
    variants: NOTHING_FOLLOWS,
    subject: 'Tinjauan hasil evaluasi: {judul}',
    paragraphs: [
      'Hasil evaluasi "{judul}" untuk sertifikat {no_sertifikasi} sudah ditinjau oleh orang lain. Hasilnya: {hasil}.',
      FOLLOW_UP,
    ],
    button: 'Lihat jawaban',
  }),
} satisfies LetterTable
