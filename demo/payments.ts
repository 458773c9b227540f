import { layDifference } from '../src/features/certification/charges/service.ts'
import { morning, type Parts, type Person, past } from './past.ts'

/** What the nightly comparison found: more came in at the bank than an invoice knows of. */
export async function seedPayments(parts: Parts, treasurer: Person): Promise<void> {
  const paid = await parts.db
    .selectFrom('invoices')
    .select(['id', 'diterima'])
    .where('status', '=', 'lunas')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const seen = { jenis: 'mutasi_berbeda', invoice_id: paid.id, charge_id: null, seharusnya: paid.diterima } as const
  const ctx = past(parts, morning(parts.today, 2), treasurer)
  await layDifference(parts.db, ctx, { ...seen, ternyata: paid.diterima + 500_000 })
}
