import { type Change, type Doer, recordAudit } from '../../../server/audit.ts'
import type { Db } from '../../../server/database/db.ts'
import type { ApplicationRow } from './application-queries.ts'

/** Records what happened to an application; without anybody logged in, the program did it. */
export const recordApplicationAudit = (
  db: Db,
  doer: Doer,
  { id, nomor, skema, nama }: ApplicationRow,
  change: Pick<Change, 'action' | 'before' | 'after'>,
): Promise<void> =>
  recordAudit(db, doer, {
    ...change,
    noun: 'permohonan',
    nounId: id,
    label: `${nomor ?? skema}, ${nama}`,
    who: 'sistem',
  })
