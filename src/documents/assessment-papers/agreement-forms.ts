import { APPEAL_STATES } from '../../features/certification/appeals/rules.ts'
import { longMoment } from '../../lib/day.ts'
import type { ExamFacts, Feedback } from './facts.ts'
import { type Block, type Form, facts, headingOf, sentence, table } from './forms.ts'

const NOBODY = 'Tidak ada peserta pada uji ini.'
const moment = (at: Date | null): string => (at ? longMoment(at) : '')

/** Lists who agreed to the assessment and declared secrecy: candidates with their application, examiners with each assignment. */
export const agreementForm = ({ peserta, jenis_metode }: ExamFacts): Form => ({
  kode: 'FR.AK.01',
  judul: 'Persetujuan asesmen dan kerahasiaan',
  blocks: [
    facts([['Bukti yang dikumpulkan', jenis_metode.map(({ metode }) => metode).join(', ')]]),
    headingOf('Pernyataan peserta'),
    sentence(
      'Peserta menandatangani pernyataan pada permohonannya: kebenaran data, kode etik, kerahasiaan soal, dan penggunaan sertifikat.',
    ),
    table(
      { Nomor: 3, Peserta: 5, Ditandatangani: 5 },
      peserta.map(({ nomor, nama, disetujui }) => [
        nomor,
        nama,
        moment(disetujui) || 'Portal tidak mencatat tanda tangan.',
      ]),
      NOBODY,
    ),
    headingOf('Pernyataan penguji'),
    table(
      { Penguji: 5, Peserta: 5, 'Kerahasiaan dan ketidakterlibatan': 5 },
      peserta.flatMap(({ nama, penguji }) =>
        penguji.map((one) => [one.nama, nama, moment(one.declared_at) || 'Belum dinyatakan']),
      ),
      'Belum ada penguji yang ditugaskan.',
    ),
  ],
})

function feedbackBlocks({ banyak, mulai, pertanyaan }: Feedback): Block[] {
  if (!pertanyaan)
    return [
      sentence(
        `${banyak} jawaban tercatat. Isinya baru ditampilkan mulai ${mulai} jawaban, agar tidak menunjuk orang.`,
      ),
    ]
  return [
    sentence(`${banyak} jawaban tanpa nama.`),
    table(
      { Pertanyaan: 6, Dijawab: 2, Ringkasan: 5 },
      pertanyaan.map(({ teks, dijawab, jumlah, rata_rata }) => [
        teks,
        String(dijawab),
        rata_rata === null
          ? jumlah.map((one) => `${one.jawaban}: ${one.banyak}`).join('; ') || 'Esai, dibaca di portal'
          : `Rata-rata ${String(rata_rata).replace('.', ',')} dari 5`,
      ]),
      'Kuesioner ini tidak mempunyai pertanyaan.',
    ),
  ]
}

/** Sums what candidates said of the assessment: the portal ties no answer to a person. */
export const feedbackForm = ({ umpan_balik }: ExamFacts): Form => ({
  kode: 'FR.AK.03',
  judul: 'Umpan balik dan catatan asesmen',
  blocks: [
    sentence('Portal tidak menghubungkan umpan balik dengan peserta, sehingga tidak ada formulir untuk tiap orang.'),
    ...umpan_balik.flatMap(feedbackBlocks),
    ...(umpan_balik.length === 0 ? [sentence('Portal tidak mencatat umpan balik untuk uji ini.')] : []),
  ],
})

/** The appeals against decisions on this exam; what was written in them is read by those who hear them. */
export const appealForm = ({ banding }: ExamFacts): Form => ({
  kode: 'FR.AK.04',
  judul: 'Banding asesmen',
  blocks: [
    sentence('Alasan banding dan putusannya dibaca di portal oleh mereka yang memeriksanya.'),
    table(
      { Nomor: 4, Peserta: 4, Diajukan: 4, Keadaan: 3, Diputus: 4 },
      banding.map(({ nomor, nama, status, submitted_at, decided_at }) => [
        nomor,
        nama,
        longMoment(submitted_at),
        APPEAL_STATES[status],
        moment(decided_at),
      ]),
      'Tidak ada banding atas putusan uji ini.',
    ),
  ],
})
