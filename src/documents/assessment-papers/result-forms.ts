import {
  countFindings,
  findingOfExaminer,
  settledDifferences,
} from '../../features/certification/assessment-papers/rules.ts'
import { longMoment } from '../../lib/day.ts'
import type { DecisionOnCandidate, ExamFacts, ExaminedCandidate } from './facts.ts'
import { type Block, type Form, facts, headingOf, inPapers, list, sentence, table } from './forms.ts'

const NOBODY = 'Tidak ada peserta pada uji ini.'
const VERDICTS = { kompeten: 'Kompeten', belum_kompeten: 'Belum kompeten' } as const
const nameOf = ({ nomor, nama }: ExaminedCandidate): string => (nomor === '' ? nama : `${nama} (${nomor})`)

const decidedUnit = (decision: DecisionOnCandidate | undefined, unit: string): string =>
  decision?.unit.find((one) => one.unit === unit)?.hasil ?? 'Belum diputuskan'

/** One candidate: each unit with its methods, what each examiner found, and what was decided. */
function recordOf(candidate: ExaminedCandidate): Block[] {
  const { unit, sel, penguji, putusan } = candidate
  const accepted = penguji.filter(({ status }) => status === 'diterima')
  return [
    headingOf(nameOf(candidate)),
    table(
      { 'Unit kompetensi': 5, Bukti: 3, 'Rekomendasi penguji': 4, Putusan: 2 },
      unit.map((one) => [
        one,
        sel
          .filter((cell) => cell.unit === one)
          .map(({ metode }) => metode)
          .join(', '),
        accepted
          .map((examiner) => `${examiner.nama}: ${findingOfExaminer(examiner, one) ?? 'belum dikunci'}`)
          .join('; '),
        decidedUnit(putusan[0], one),
      ]),
      'Uji ini tidak mencatat unit kompetensi.',
    ),
  ]
}

/** The record of the assessment, candidate by candidate. */
export const recordForms = ({ peserta }: ExamFacts): Form[] =>
  inPapers(peserta, (some) => ({
    kode: 'FR.AK.02',
    judul: 'Rekaman asesmen kompetensi',
    blocks: [
      sentence('K: kompeten. BK: belum kompeten. Nilai yang belum dikunci pengujinya tidak dicetak.'),
      ...some.flatMap(recordOf),
      ...(some.length === 0 ? [sentence(NOBODY)] : []),
    ],
  }))

/** The report: how many came, what was found, what happened. */
export const reportForm = (exam: ExamFacts): Form => {
  const counts = countFindings(exam.peserta)
  return {
    kode: 'FR.AK.05',
    judul: 'Laporan asesmen',
    blocks: [
      facts([
        ['Peserta', String(exam.peserta.length)],
        ['Hadir', String(counts.hadir)],
        ['Kompeten', String(counts.kompeten)],
        ['Belum kompeten', String(counts.belum_kompeten)],
        ['Belum diputuskan', String(counts.belum_diputuskan)],
        ['Dugaan kecurangan', String(exam.dugaan)],
      ]),
      table(
        { Nomor: 3, Peserta: 5, Kehadiran: 2, Hasil: 3 },
        exam.peserta.map(({ nomor, nama, attended_at, putusan: [newest] }) => [
          nomor,
          nama,
          attended_at ? 'Hadir' : 'Tidak hadir',
          newest ? VERDICTS[newest.hasil] : 'Belum diputuskan',
        ]),
        NOBODY,
      ),
      headingOf('Kejadian'),
      exam.berita_acara
        ? list(exam.berita_acara.kejadian, 'Berita acara tidak mencatat kejadian.')
        : sentence('Portal belum mempunyai berita acara uji ini.'),
      headingOf('Yang tidak dicatat'),
      sentence(
        'Portal tidak mencatat aspek positif dan negatif asesmen, pencatatan penolakan hasil, dan saran perbaikan; bagian itu diisi di luar portal.',
      ),
    ],
  }
}

/** The review: what the portal counts, and what it has no matter for. */
export const reviewForm = ({ peserta }: ExamFacts): Form => {
  const { sel, berbeda } = settledDifferences(peserta)
  return {
    kode: 'FR.AK.06',
    judul: 'Meninjau proses asesmen',
    blocks: [
      sentence(
        'Portal tidak mencatat tinjauan menurut prinsip asesmen dan dimensi kompetensi; bagian itu diisi di luar portal.',
      ),
      headingOf('Kesesuaian penguji'),
      sentence(
        sel === 0
          ? 'Belum ada unit dan metode yang dinilai lebih dari satu penguji.'
          : `Dari ${sel} penilaian oleh lebih dari satu penguji, ${sel - berbeda} sama dan ${berbeda} berbeda.`,
      ),
    ],
  }
}

/** The decisions on one candidate. */
const decisionsOn = (candidate: ExaminedCandidate): Block[] => [
  headingOf(nameOf(candidate)),
  ...candidate.putusan.flatMap(({ hasil, at, decided_by_name, alasan, unit }) => [
    facts([
      ['Putusan', VERDICTS[hasil]],
      ['Diputuskan', `${longMoment(at)} oleh ${decided_by_name}`],
      ['Alasan', alasan],
      ...(hasil === 'kompeten' ? ([['Nomor sertifikat', candidate.no_sertifikasi ?? 'Belum terbit']] as const) : []),
    ]),
    table(
      { 'Unit kompetensi': 6, Putusan: 2, Catatan: 5 },
      unit.map((one) => [one.unit, one.hasil, one.catatan]),
      'Putusan ini tidak mencatat unit.',
    ),
  ]),
  ...(candidate.putusan.length === 0 ? [sentence('Belum diputuskan.')] : []),
]

/** Each decision on each candidate, also those that an appeal replaced. */
export const decisionForms = ({ peserta }: ExamFacts): Form[] =>
  inPapers(peserta, (some) => ({
    kode: '',
    judul: 'Putusan sertifikasi',
    blocks: [...some.flatMap(decisionsOn), ...(some.length === 0 ? [sentence(NOBODY)] : [])],
  }))

/** Lists who was there, and who examined. */
export const attendanceForm = ({ peserta, penguji }: ExamFacts): Form => ({
  kode: '',
  judul: 'Daftar hadir',
  blocks: [
    sentence('Kehadiran dicatat petugas dengan kartu peserta; portal tidak menyimpan tanda tangan pada kertas.'),
    table(
      { Nomor: 4, Peserta: 5, Hadir: 5, 'Dicatat oleh': 4 },
      peserta.map(({ nomor, nama, attended_at, attended_by_name, tahap_label }) => [
        nomor,
        nama,
        attended_at ? longMoment(attended_at) : tahap_label,
        attended_by_name,
      ]),
      NOBODY,
    ),
    headingOf('Penguji'),
    table(
      { Nama: 5, 'Nomor sertifikat penguji': 5 },
      penguji.map(({ nama, no_sertifikat }) => [nama, no_sertifikat]),
      'Belum ada penguji yang menerima penugasan.',
    ),
  ],
})
