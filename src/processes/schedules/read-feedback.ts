import { feedbackOfExam } from '../../features/upkeep/evaluation/service.ts'
import type { Db } from '../../ground/database/db.ts'

/** Sums what candidates said of the service at an exam; without answers where too few have given any. */
export const feedbackOnExam = (db: Db, scheduleId: number, least: number) => feedbackOfExam(db, scheduleId, least)
