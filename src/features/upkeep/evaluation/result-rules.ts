import { type Answers, type Question, SCALE } from './rules.ts'

export interface QuestionResult extends Omit<Question, 'pilihan'> {
  pilihan: string[]
  dijawab: number
  jumlah: { jawaban: string; banyak: number }[]
  rata_rata: number | null
  esai: string[]
}

const offeredAnswers = ({ jenis, pilihan }: Question): readonly string[] =>
  jenis === 'skala' ? SCALE : jenis === 'pilihan' ? pilihan : []

/** The answers to one question: counts, the mean of a scale to a tenth, essays as they were written. */
export function questionResult(question: Question, said: readonly Answers[]): QuestionResult {
  const answers = said.map((one) => (one[question.id] ?? '').trim()).filter((answer) => answer !== '')
  const sum = answers.reduce((total, answer) => total + Number(answer), 0)
  return {
    ...question,
    pilihan: [...question.pilihan],
    dijawab: answers.length,
    jumlah: offeredAnswers(question).map((each) => ({
      jawaban: each,
      banyak: answers.filter((answer) => answer === each).length,
    })),
    rata_rata: question.jenis === 'skala' && answers.length > 0 ? Math.round((sum / answers.length) * 10) / 10 : null,
    esai: question.jenis === 'esai' ? answers : [],
  }
}
