import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { PayingEmployer } from '../invoices/service.ts'
import { payerOfApplication } from './payer-queries.ts'
import { openEmployerNpwp } from './sealing-service.ts'

/** The employer to which an application's invoice is addressed, while its applicant belongs to it. */
export async function payingEmployerOf(
  db: Db,
  { keys }: Pick<Context, 'keys'>,
  applicationId: number,
): Promise<PayingEmployer | undefined> {
  const employer = await payerOfApplication(db, applicationId)
  return employer && { ...employer, npwp: openEmployerNpwp(keys, employer.id, employer.npwp) }
}
