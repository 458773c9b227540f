import { CUT_SCORE_WAYS } from '../../features/catalogue/schemes/blueprint-rules.ts'
import { LEVEL_NAMES } from '../../features/catalogue/schemes/level-rules.ts'
import { METHOD_KINDS } from '../../features/catalogue/schemes/method-rules.ts'
import { instrumentOf } from '../../features/certification/assessment-papers/rules.ts'
import { longMoment } from '../../lib/day.ts'
import type { ExamFacts } from './facts.ts'
import { type Block, criteriaTable, type Form, facts, headingOf, sentence, table } from './forms.ts'

const publication = ({ published_at, published_by_name }: ExamFacts): string =>
  published_at ? `${longMoment(published_at)}${published_by_name ? ` oleh ${published_by_name}` : ''}` : 'Belum terbit'

/** Returns what the scheme's version says of a unit by a method. */
const isPlanned = (methods: readonly string[], metode: string): boolean =>
  methods.length === 0 || methods.includes(metode)

function writtenExam({ kisi, batas_nilai }: ExamFacts): Block[] {
  if (!kisi) return [sentence('Versi skema ini tidak mencatat kisi-kisi ujian tulis.')]
  const way = kisi.cara_batas ? CUT_SCORE_WAYS[kisi.cara_batas] : 'Menurut pengaturan lembaga'
  return [
    facts([
      ['Lama', kisi.menit === null ? '' : `${kisi.menit} menit`],
      ['Butir dan poin', `${kisi.butir} butir, ${kisi.poin} poin`],
      ['Batas nilai', `${batas_nilai} dari 100`],
      ['Cara menetapkan', kisi.alasan_batas ? `${way}: ${kisi.alasan_batas}` : way],
    ]),
    headingOf('Kisi-kisi'),
    table(
      { 'Unit kompetensi': 5, Tingkat: 2, Butir: 1, Poin: 1 },
      kisi.cells.map(({ unit, level, butir, poin }) => [unit, LEVEL_NAMES[level], String(butir), String(poin)]),
      '',
    ),
    sentence('Teks soal, kunci, dan rubrik tidak dicetak: butir soal tersegel dalam bank soal.'),
  ]
}

const accommodations = ({ peserta }: ExamFacts): Block =>
  table(
    { Nomor: 3, Peserta: 4, Penyesuaian: 5, Keadaan: 3 },
    peserta.flatMap(({ nomor, nama, penyesuaian }) =>
      penyesuaian
        ? [
            [
              nomor,
              nama,
              penyesuaian.langkah.join('; '),
              [penyesuaian.keadaan, penyesuaian.pemberian].filter(Boolean).join('. '),
            ],
          ]
        : [],
    ),
    'Tidak ada peserta yang meminta penyesuaian.',
  )

/** The plan of the assessment: what is examined, by what, and for whom otherwise. */
export const planForm = (exam: ExamFacts): Form => ({
  kode: 'FR.MAPA.01',
  judul: 'Merencanakan aktivitas dan proses asesmen',
  blocks: [
    facts([
      ['Skema', `${exam.skema}, versi ${exam.versi}`],
      ['Dasar hukum', exam.dasar_hukum ?? 'Versi ini tidak mencatat dasar hukum.'],
      ['Terbit', publication(exam)],
      ['Diusulkan', exam.proposed_by_name ?? 'Portal tidak mencatat pengusul versi ini.'],
      ['Tanggal dan jam', [exam.tanggal, exam.jam].filter(Boolean).join(', ')],
      ['Tempat', exam.tempat],
      ['Cara pelaksanaan', exam.metode],
      ['Pendekatan', [...new Set(exam.peserta.map(({ jenis }) => jenis))].join(', ')],
    ]),
    headingOf('Unit kompetensi dan kriteria'),
    criteriaTable(exam.unit, 'Versi skema ini tidak mencatat unit kompetensi.'),
    headingOf('Ujian tulis'),
    ...writtenExam(exam),
    headingOf('Penyesuaian bagi peserta'),
    accommodations(exam),
    headingOf('Yang tidak dicatat'),
    sentence(
      'Portal tidak mencatat konteks dan tujuan asesmen di tempat kerja, serta pihak relevan yang dikonfirmasi; bagian itu diisi di luar portal.',
    ),
  ],
})

/** The map of instruments: which method examines which unit, and by which of BNSP's forms. */
export const mapForm = (exam: ExamFacts): Form => ({
  kode: 'FR.MAPA.02',
  judul: 'Peta instrumen asesmen',
  blocks: [
    table(
      { Metode: 4, Jenis: 2, 'Instrumen yang sepadan': 5 },
      exam.jenis_metode.map(({ metode, jenis }) => {
        const instrument = instrumentOf(jenis)
        return [
          metode,
          jenis ? METHOD_KINDS[jenis] : 'Belum ditetapkan',
          instrument ? `${instrument.kode} ${instrument.judul}` : 'Portal tidak mencatat jenis metode ini.',
        ]
      }),
      'Uji ini tidak mencatat metode.',
    ),
    headingOf('Unit menurut metode'),
    table(
      { 'Unit kompetensi': 5, Metode: 5 },
      exam.unit.map(({ judul, metode: planned }) => [
        judul,
        exam.jenis_metode
          .filter(({ metode }) => isPlanned(planned, metode))
          .map(({ metode }) => metode)
          .join(', '),
      ]),
      'Versi skema ini tidak mencatat unit kompetensi.',
    ),
  ],
})
