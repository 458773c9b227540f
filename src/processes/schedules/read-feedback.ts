import { feedbackOfExam } from '../../features/upkeep/evaluation/service.ts'
import type { Db } from '../../ground/database/db.ts'

/** What candidates said of the service at an exam, as sums; without answers where too few have given any. */
export const feedbackOnExam = (db: Db, scheduleId: number, least: number) => feedbackOfExam(db, scheduleId, least)
