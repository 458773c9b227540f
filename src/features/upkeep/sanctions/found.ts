import { Problem } from '../../../problems.ts'
import type { Db } from '../../../server/database/db.ts'
import { heldSanction, type SanctionRow, sanctionById } from './queries.ts'

const there = (sanction: SanctionRow | undefined): SanctionRow => {
  if (!sanction) throw new Problem('RECORD_NOT_FOUND')
  return sanction
}

export const found = async (db: Db, id: number): Promise<SanctionRow> => there(await sanctionById(db, id))

/** As nobody else changes it, or its certificate, until the transaction ends. */
export const held = async (db: Db, id: number): Promise<SanctionRow> => there(await heldSanction(db, id))
