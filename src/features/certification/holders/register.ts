import type { Day } from '../../../lib/day.ts'
import type { Db } from '../../../server/database/db.ts'
import { holderOf } from './answer-view.ts'
import { holderByNumber } from './queries.ts'
import { numberKey } from './rules.ts'

/** What anybody is told of a certificate number; undefined for one that is not in the register. */
export async function registered(db: Db, nomor: string, today: Day) {
  const row = await holderByNumber(db, numberKey(nomor))
  if (!row) return undefined
  const { pengganti, ...facts } = row
  return { ...facts, ...holderOf(row, today), diganti_oleh: pengganti }
}
