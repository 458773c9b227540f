import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { insertSanction, lockSanctionById, type SanctionRow, sanctionById, updateSanction } from './queries.ts'
import type { OfficeReason, Task } from './rules.ts'

export { liftSanction, restorationTasksOf, sanctionCasesOf } from './queries.ts'

const requireRow = (sanction: SanctionRow | undefined): SanctionRow => {
  if (!sanction) throw new Problem('RECORD_NOT_FOUND')
  return sanction
}

export const requireSanction = async (db: Db, id: number): Promise<SanctionRow> =>
  requireRow(await sanctionById(db, id))

/** Locks the case and its certificate until the transaction ends. */
export const lockSanction = async (db: Db, id: number): Promise<SanctionRow> =>
  requireRow(await lockSanctionById(db, id))

interface SanctionTerms {
  appeal_due: Date | null
  /** The last day of the suspension that was in force when the certificate was revoked. */
  frozen_before: Day | null
  tugas: readonly Task[]
}

interface Proposal {
  certificate_id: number
  alasan: OfficeReason
  /** Consecutive years without maintenance, where that is why. */
  tahun?: number
  /** Else what happened, in words. */
  uraian?: string
  /** The person who proposes; nobody where a job does. */
  opened_by?: number
}

/** Puts a case before the office; undefined while one is open already. Nothing changes until a person decides. */
export async function proposeSanction(
  db: Db,
  { now }: Pick<Context, 'now'>,
  proposal: Proposal,
): Promise<number | undefined> {
  const { certificate_id, alasan, tahun, uraian = '', opened_by = null } = proposal
  const lapsed = `Selama ${tahun} tahun berturut-turut tidak ada pemeliharaan yang diakui.`
  const about = { certificate_id, jenis: 'pembekuan', alasan, uraian: tahun === undefined ? uraian : lapsed } as const
  return insertSanction(db, { ...about, opened_by, opened_at: now })
}

/** Writes what an imposed sanction asks of its holder, what it ends, and until when they can appeal. */
export const setSanctionTerms = async (db: Db, id: number, terms: SanctionTerms): Promise<void> => {
  await updateSanction(db, id, terms)
}
