import { Problem } from '../../problems.ts'
import { type Db, inTransaction } from '../database/db.ts'

interface Skipped {
  id: number
  alasan: string
}

/**
 * Does something to each selected row, which opens a transaction of its own: one that is refused does not stop the
 * others. Answers what was done, and why the rest was skipped.
 */
export async function eachRow<Row extends { id: number }, Done>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Done>,
): Promise<{ berhasil: Done[]; dilewati: Skipped[] }> {
  const berhasil: Done[] = []
  const dilewati: Skipped[] = []
  for (const row of rows) {
    try {
      berhasil.push(await work(row))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      dilewati.push({ id: row.id, alasan: error.message })
    }
  }
  return { berhasil, dilewati }
}

/** The same for rows of which only the numbers were sent. */
export const eachId = <Done>(ids: readonly number[], work: (id: number) => Promise<Done>) =>
  eachRow(
    ids.map((id) => ({ id })),
    ({ id }) => work(id),
  )

/** The same, with the transaction that each has of its own. */
export const writeEachId = <Done>(db: Db, ids: readonly number[], work: (db: Db, id: number) => Promise<Done>) =>
  eachId(ids, (id) => inTransaction(db, (own) => work(own, id)))
