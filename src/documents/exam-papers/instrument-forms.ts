import { METHOD_KINDS } from '../../features/catalogue/schemes/method-rules.ts'
import { instrumentOf } from '../../features/certification/exam-papers/rules.ts'
import type { ExamMethod } from '../../features/certification/examination/exam-content-rules.ts'
import type { ExamFacts, ExaminedCandidate } from './facts.ts'
import { type Block, type Form, facts, heading, list, table } from './forms.ts'

const scoreWords = (nilai: number | null, hasil: string): string =>
  nilai === null ? hasil : `${String(nilai).replace('.', ',')} (${hasil})`

/** What each examiner found of each candidate, unit by unit, by one method. */
const resultsBy = (metode: string, peserta: readonly ExaminedCandidate[]): string[][] =>
  peserta.flatMap(({ nama, penguji, sel }) =>
    sel
      .filter((cell) => cell.metode === metode)
      .flatMap(({ unit }) =>
        penguji
          .filter(({ status }) => status === 'diterima')
          .map((examiner) => {
            const found = examiner.nilai.find((score) => score.unit === unit && score.metode === metode)
            const result = found ? scoreWords(found.nilai, found.hasil) : 'Belum dikunci'
            return [nama, unit, examiner.nama, result, found?.catatan ?? '']
          }),
      ),
  )

function criteria(metode: string, exam: ExamFacts): Block[] {
  const examined = exam.unit.filter((unit) => unit.metode.length === 0 || unit.metode.includes(metode))
  return examined.flatMap(({ judul, kuk }) => [
    facts([['Unit', judul]]),
    list([...kuk], 'Versi skema ini tidak mencatat KUK untuk unit ini.'),
  ])
}

/** A method as the instrument that it is: criteria and results, no words of items. */
const instrumentForm = ({ metode, jenis }: ExamMethod, exam: ExamFacts): Form => {
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
      heading('Kriteria unjuk kerja'),
      ...criteria(metode, exam),
      heading('Hasil'),
      table(
        { Peserta: 4, 'Unit kompetensi': 4, Penguji: 3, Hasil: 2, Catatan: 4 },
        resultsBy(metode, exam.peserta),
        'Belum ada penilaian dengan metode ini.',
      ),
    ],
  }
}

export const instrumentForms = (exam: ExamFacts): Form[] => exam.metode.map((method) => instrumentForm(method, exam))
