import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'
import type { Verdict } from './rules.ts'

interface Facts {
  skema: string
  nomor: string
  link: string
}

interface DecidedFacts extends Facts {
  hasil: Verdict
  putusan: string
}

const OUTCOMES: Record<Verdict, string> = {
  tidak_terbukti: 'Dugaan itu tidak terbukti. Permohonan Anda diproses seperti biasa.',
  peringatan: 'Anda mendapat peringatan. Hasil uji Anda tetap dinilai seperti biasa.',
  dibatalkan:
    'Hasil uji Anda dibatalkan, sehingga Anda dinyatakan belum kompeten. Anda dapat mengajukan banding dan mengikuti uji ulang menurut ketentuan yang sama dengan hasil lain.',
}
const example = { skema: 'Sertifikasi Contoh', nomor: 'PMH/2026/11/0042', link: EXAMPLE_LINK }

/** The letters about a suspicion of cheating, to the candidate. */
export const misconductLetters = {
  misconductNotified: letter<Facts & { uraian: string; batas: string }>({
    title: 'Dugaan kecurangan diberitahukan',
    example: {
      ...example,
      uraian: 'Ponsel menyala ditemukan di meja pada pukul 10.15.',
      batas: '17 Maret 2027 pukul 23.59 WIB',
    },
    subject: 'Mohon jawaban Anda: dugaan kecurangan pada uji {skema}',
    paragraphs: [
      'Pada uji untuk permohonan {nomor} dicatat hal berikut: {uraian}',
      'Belum ada yang diputuskan. Anda dapat menjawabnya secara tertulis sampai {batas}.',
    ],
    button: 'Jawab sekarang',
    notes: ['Putusan diambil oleh petugas yang tidak melapor dan tidak menguji, sesudah jawaban Anda atau batas itu.'],
  }),
  misconductDecided: letter<DecidedFacts>({
    title: 'Dugaan kecurangan diputuskan',
    example: { ...example, hasil: 'peringatan', putusan: 'Ponsel tidak dipakai, tetapi seharusnya disimpan.' },
    variants: { 'tidak terbukti': { hasil: 'tidak_terbukti' }, dibatalkan: { hasil: 'dibatalkan' } },
    derive: ({ hasil }) => ({ hasil: OUTCOMES[hasil] }),
    subject: 'Putusan atas dugaan kecurangan: {skema}',
    paragraphs: ['Dugaan kecurangan pada permohonan {nomor} sudah diputuskan. {hasil}', 'Pertimbangannya: {putusan}'],
    button: 'Lihat putusan',
  }),
} satisfies LetterTable
