import { examinationOfRenewal } from '../../features/certification/applications/renewal/service.ts'
import { missingDuties } from '../../features/upkeep/duties/service.ts'
import type { Db } from '../../ground/database/db.ts'
import type { Day } from '../../lib/day.ts'

type Application = Parameters<typeof examinationOfRenewal>[1]

/** Returns what would be examined if a renewal of a certificate were sent that day: missed duties ask for more. */
export const examineRenewal = async (db: Db, row: Application, certificateId: number, today: Day) =>
  examinationOfRenewal(db, row, await missingDuties(db, certificateId, today))
