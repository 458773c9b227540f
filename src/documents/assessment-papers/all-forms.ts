import { longMoment } from '../../lib/day.ts'
import { agreementForm, appealForm, feedbackForm } from './agreement-forms.ts'
import type { ExamFacts } from './facts.ts'
import { type Block, type Form, facts, headingOf, list, sentence, titleOfForm } from './forms.ts'
import { instrumentForms } from './instrument-forms.ts'
import { mapForm, planForm } from './plan-forms.ts'
import { attendanceForm, decisionForms, recordForms, reportForm, reviewForm } from './result-forms.ts'

const RECORD = 'Berita acara uji'

/** In the place of a record of the day that there is not. */
const noRecord: Form = { kode: '', judul: RECORD, blocks: [sentence('Portal belum mempunyai berita acara uji ini.')] }

const cancellation = ({ cancelled_at, alasan_batal }: ExamFacts): Block[] =>
  cancelled_at ? [sentence(`Uji ini dibatalkan ${longMoment(cancelled_at)}. Alasan: ${alasan_batal || '-'}`)] : []

/** Says what the exam is, and lists its papers. */
const cover = (exam: ExamFacts, papers: readonly string[]): Form => ({
  kode: '',
  judul: 'Isi berkas asesmen',
  blocks: [
    ...cancellation(exam),
    facts([
      ['Skema', `${exam.skema}, versi ${exam.versi}`],
      ['Tanggal', exam.tanggal],
      ['Jam', exam.jam],
      ['Tempat', exam.tempat],
      ['Peserta', String(exam.peserta.length)],
      ['Penguji', exam.penguji.map(({ nama }) => nama).join('; ')],
      ['Disusun', `${longMoment(exam.made_at)} oleh ${exam.dibuat_oleh}`],
    ]),
    headingOf('Berkas'),
    list([...papers], ''),
    sentence(
      'Berkas ini disusun dari yang tercatat di portal saat itu. Yang tidak dicatat portal disebut pada tempatnya dan tidak diisi.',
    ),
  ],
})

/**
 * Returns the forms about an exam in the order in which an assessor reads them. The record of the day has a paper of its
 * own, which comes last.
 */
export function formsOf(exam: ExamFacts): Form[] {
  const forms = [
    planForm(exam),
    mapForm(exam),
    agreementForm(exam),
    ...instrumentForms(exam),
    ...recordForms(exam),
    feedbackForm(exam),
    appealForm(exam),
    reportForm(exam),
    reviewForm(exam),
    attendanceForm(exam),
    ...decisionForms(exam),
    ...(exam.berita_acara ? [] : [noRecord]),
  ]
  const papers = [...forms.map(titleOfForm), ...(exam.berita_acara ? [RECORD] : [])]
  return [cover(exam, papers), ...forms]
}

/** Returns the name of a paper in the archive, which keeps the order: '03-fr-ak-01-persetujuan-asesmen.pdf'. */
export const nameOfPaper = (at: number, title: string): string =>
  `${String(at).padStart(2, '0')}-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')}.pdf`
