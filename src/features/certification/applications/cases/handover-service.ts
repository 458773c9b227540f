import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { officeTarget } from '../deadlines/target-rules.ts'
import { STAGES } from '../rules.ts'

import { casesUnder } from './own-queries.ts'

export { waitingHandovers } from './handover-queries.ts'

/** The cases that one of the staff looks after, with the day by which the office means to act; the first of them first. */
export async function casesOf(db: Db, handlerId: number, today: Day) {
  const cases = await casesUnder(db, handlerId)
  if (cases.length === 0) return []
  const settings = await settingsOn(db, today)
  return cases
    .map(({ start_date, end_date, ...row }) => {
      const target = officeTarget({ ...row, start_date, end_date }, settings)
      return { ...row, tahap_label: STAGES[row.tahap].label, target, terlambat: target !== null && target < today }
    })
    .toSorted((one, other) => (one.target ?? LAST).localeCompare(other.target ?? LAST))
}

const LAST = '9999-12-31'
