import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { reinstate } from '../../certification/certificates/service.ts'
import { held } from './found.ts'
import { isInForce } from './rules.ts'
import { tellHolder } from './telling.ts'

interface Concluded {
  sanction_id: number
  status: 'diterima' | 'ditolak'
  /** The panel's answer in words. */
  putusan: string
}

/** What follows from a panel's decision: a granted appeal ends the sanction if it still is in force; the holder is told. */
export async function concludeSanctionAppeal(db: Db, ctx: Context, concluded: Concluded): Promise<void> {
  const { sanction_id, status, putusan } = concluded
  const sanction = await held(db, sanction_id)
  if (status === 'ditolak') return tellHolder(db, ctx, sanction, { letter: 'sanctionAppealRejected', putusan })
  const pulih = isInForce(sanction)
  const undone = { id: sanction.certificate_id, alasan: putusan, until: sanction.frozen_before }
  if (pulih) await reinstate(db, ctx, undone)
  await tellHolder(db, ctx, sanction, { letter: 'sanctionAppealGranted', putusan, pulih })
}
