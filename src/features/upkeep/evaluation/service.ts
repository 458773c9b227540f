import type { Db } from '../../../ground/database/db.ts'
import { serviceAnswersAt } from './queries.ts'
import { questionResult } from './result-rules.ts'

/** Sums what candidates said of the service at one exam, by questionnaire; essays stay in the office. */
export async function feedbackOfExam(db: Db, scheduleId: number, least: number) {
  const said = await serviceAnswersAt(db, scheduleId, least)
  return said.map(({ banyak, pertanyaan, jawaban }) => ({
    banyak,
    mulai: least,
    pertanyaan:
      jawaban &&
      pertanyaan.map((question) => {
        const { teks, dijawab, jumlah, rata_rata } = questionResult(question, jawaban)
        return { teks, dijawab, jumlah, rata_rata }
      }),
  }))
}
