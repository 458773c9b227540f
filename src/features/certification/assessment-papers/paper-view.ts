import { formsOf, nameOfPaper } from '../../../documents/assessment-papers/all-forms.ts'
import type { ExamFacts } from '../../../documents/assessment-papers/facts.ts'
import { titleOfForm } from '../../../documents/assessment-papers/forms.ts'
import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { PaperBranding } from '../../../documents/sheet/style.ts'

/**
 * The papers of an exam as an archive takes them, each drawn when its turn comes. The first is drawn before anything is
 * answered: where nothing can be drawn now, that is said.
 */
export async function paperEntries(exam: ExamFacts, branding: PaperBranding) {
  const { nama_lembaga, tanggal, tempat, made_at } = exam
  const frame = { nama_lembaga, tanggal, tempat, made_at, skema: `${exam.skema}, versi ${exam.versi}` }
  const [cover, ...others] = formsOf(exam).map((form, at) => ({
    name: nameOfPaper(at, titleOfForm(form)),
    draw: () => drawInWorker('assessmentFormPdf', form, frame, branding),
  }))
  const record = exam.berita_acara
  const last = record
    ? [
        {
          name: nameOfPaper(others.length + 1, 'Berita acara uji'),
          draw: () => drawInWorker('examRecordPdf', record, branding),
        },
      ]
    : []
  const first = cover && { name: cover.name, bytes: await cover.draw() }
  async function* entries() {
    if (first) yield first
    for (const { name, draw } of [...others, ...last]) yield { name, bytes: await draw() }
  }
  return entries()
}
