import { METHOD_KINDS } from '../../features/catalogue/schemes/method-rules.ts'
import { instrumentOf } from '../../features/certification/assessment-papers/rules.ts'
import type { ExamMethod } from '../../features/certification/examination/exam-content-rules.ts'
import type { ExamFacts, ExaminedCandidate } from './facts.ts'
import { criteriaTable, type Form, facts, headingOf, inPapers, table } from './forms.ts'

const scoreWords = (nilai: number | null, hasil: string): string =>
  nilai === null ? hasil : `${String(nilai).replace('.', ',')} (${hasil})`

/** Lists what the examiners found of one candidate in a unit by a method, and why. */
function resultIn({ penguji }: ExaminedCandidate, unit: string, metode: string): [found: string, notes: string] {
  const accepted = penguji.filter(({ status }) => status === 'diterima')
  const scores = accepted.map(({ nama, nilai }) => ({
    nama,
    score: nilai.find((one) => one.unit === unit && one.metode === metode),
  }))
  const found = scores.map(
    ({ nama, score }) => `${nama}: ${score ? scoreWords(score.nilai, score.hasil) : 'belum dikunci'}`,
  )
  const notes = scores.flatMap(({ nama, score }) => (score?.catatan ? [`${nama}: ${score.catatan}`] : []))
  return [found.join('; '), notes.join('; ')]
}

/** The results of each candidate, unit by unit, by one method. */
const resultsBy = (metode: string, people: readonly ExaminedCandidate[]): string[][] =>
  people.flatMap((candidate) =>
    candidate.sel
      .filter((cell) => cell.metode === metode)
      .map(({ unit }) => [candidate.nama, unit, ...resultIn(candidate, unit, metode)]),
  )

const isExaminedBy = (metode: string, unit: { metode: readonly string[] }): boolean =>
  unit.metode.length === 0 || unit.metode.includes(metode)

/** A method as the instrument that it is: criteria and results, no words of items. */
const instrumentForm = ({ metode, jenis }: ExamMethod, exam: ExamFacts, people: readonly ExaminedCandidate[]): Form => {
  const instrument = instrumentOf(jenis)
  return {
    kode: instrument?.kode ?? 'FR.IA',
    judul: instrument ? `${instrument.judul}: ${metode}` : metode,
    blocks: [
      facts([
        ['Metode', metode],
        ['Jenis', jenis ? METHOD_KINDS[jenis] : 'Portal tidak mencatat jenis metode ini.'],
        ...(jenis === 'tulis' ? ([['Batas nilai', `${exam.batas_nilai} dari 100`]] as const) : []),
      ]),
      headingOf('Kriteria unjuk kerja'),
      criteriaTable(
        exam.unit.filter((unit) => isExaminedBy(metode, unit)),
        'Versi skema ini tidak mencatat unit yang diuji dengan metode ini.',
      ),
      headingOf('Hasil'),
      table(
        { Peserta: 4, 'Unit kompetensi': 5, Hasil: 5, Catatan: 5 },
        resultsBy(metode, people),
        'Belum ada penilaian dengan metode ini.',
      ),
    ],
  }
}

export const instrumentForms = (exam: ExamFacts): Form[] =>
  exam.jenis_metode.flatMap((method) => inPapers(exam.peserta, (some) => instrumentForm(method, exam, some)))
