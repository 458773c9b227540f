import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

interface Facts {
  skema: string
  nomor: string
  /** Points by unit, before and after, one line each; nothing of what was asked. */
  unit: string[]
  link: string
}

/** The letter about points of a written exam that changed after a decision; it is sent only when a person sends it. */
export const keyCorrectionLetters = {
  writtenPointsChanged: letter<Facts>({
    title: 'Nilai ujian tulis diperbaiki sesudah keputusan',
    example: {
      skema: 'Sertifikasi Contoh',
      nomor: 'PMH/2026/11/0042',
      unit: ['Melakukan pelingkupan: 65 menjadi 75'],
      link: EXAMPLE_LINK,
    },
    derive: ({ unit }) => ({ unit: unit.map((line) => `- ${line}`) }),
    subject: 'Nilai ujian tulis Anda diperbaiki: {skema}',
    paragraphs: [
      'Penilaian ujian tulis pada permohonan {nomor} kami periksa ulang dan kami perbaiki. Nilai unit berikut berubah:',
      '{unit}',
      'Keputusan atas permohonan Anda tidak berubah dengan sendirinya. Kami memberi tahu Anda bila keputusan itu ditinjau.',
    ],
    button: 'Lihat permohonan',
    notes: ['Bila ada pertanyaan, tulis pesan pada halaman permohonan itu.'],
  }),
} satisfies LetterTable
