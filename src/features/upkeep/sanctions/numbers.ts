import type { Day } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import { nextNumber } from '../../../server/database/numbers.ts'

/** 'SNK/2026/0001'; gapless within a year. */
export async function takeCaseNumber(db: Db, today: Day): Promise<string> {
  const year = Number(today.slice(0, 4))
  return `SNK/${year}/${String(await nextNumber(db, 'sanction', year)).padStart(4, '0')}`
}
