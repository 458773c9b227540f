import { CHARGE_CASES } from '../src/features/certification/charges/case-rules.ts'
import { PROVIDER_NAMES } from '../src/features/certification/charges/rules.ts'
import { layDifference, sealProviderKey } from '../src/features/certification/charges/service.ts'
import { writeUnwantedPayment } from '../src/features/certification/invoices/payments/settlement-service.ts'
import { lockInvoice } from '../src/features/certification/invoices/refunds/cancellation-service.ts'
import { proposeRefund } from '../src/features/certification/invoices/refunds/service.ts'
import { morning, type Parts, type Person, past } from './past.ts'

const paidInvoice = ({ db }: Parts, offset: number) =>
  db
    .selectFrom('invoices')
    .select(['id', 'nomor', 'diterima', 'total'])
    .where('status', '=', 'lunas')
    .orderBy('id')
    .limit(1)
    .offset(offset)
    .executeTakeFirstOrThrow()

/** Seeds a finding of the nightly comparison: the bank received more than an invoice knows of. */
export async function seedPayments(parts: Parts, treasurer: Person): Promise<void> {
  const paid = await paidInvoice(parts, 0)
  const seen = { jenis: 'mutasi_berbeda', invoice_id: paid.id, charge_id: null, seharusnya: paid.diterima } as const
  const ctx = past(parts, morning(parts.today, 2), treasurer)
  await layDifference(parts.db, ctx, { ...seen, ternyata: paid.diterima + 500_000 })
}

const SANDBOX = { id: 2, penyedia: 'midtrans', lingkungan: 'uji_coba' } as const
/** So long ago that the nightly comparison asks no provider about it, and a card can still be given back. */
const PAID_DAYS_AGO = 75

/** An invoice that was paid a second time, by a card: one of those who look after money proposes to give that back. */
export async function seedRefund(parts: Parts, clerk: Person): Promise<void> {
  const { db, keys, today } = parts
  const paid = await paidInvoice(parts, 1)
  const key_sealed = sealProviderKey(keys, SANDBOX, 'kunci-peragaan')
  await db.updateTable('payment_providers').set({ key_sealed }).where('id', '=', SANDBOX.id).execute()
  const at = morning(today, PAID_DAYS_AGO)
  const { id: charge_id } = await db
    .insertInto('charges')
    .values({
      ...{ invoice_id: paid.id, provider_id: SANDBOX.id, metode: 'kartu', jumlah: paid.total },
      ...{ order_id: `PERAGAAN-${paid.nomor.replaceAll('/', '-')}`, status: 'lunas', kasus: 'dibayar_dua_kali' },
      ...{ created_at: at, expires_at: at, paid_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const invoice = await lockInvoice(db, paid.id)
  if (!invoice) throw new Error('no paid invoice')
  const by = { charge_id, who: PROVIDER_NAMES[SANDBOX.penyedia] }
  const came = { jumlah: paid.total, catatan: CHARGE_CASES.dibayar_dua_kali.office, by }
  await writeUnwantedPayment(db, past(parts, at, clerk), invoice, came)
  const due = await lockInvoice(db, paid.id)
  if (due) await proposeRefund(db, past(parts, morning(today, 1), clerk), due, paid.total)
}
