import type { Answered } from '../../../lib/call.ts'
import type { Context } from '../../../server/context.ts'
import type { InvoiceState } from '../invoices/state-rules.ts'
import { type Sums, shortfallOf } from '../invoices/state-rules.ts'
import { caseWords } from './case-rules.ts'
import type { chargeCalls } from './contract.ts'
import { type ChargeRow, shownCharge } from './queries.ts'
import { CHARGE_STATES, startRefusal } from './rules.ts'
import { offeredMethods } from './service.ts'

interface Billed extends Pick<Sums, 'total' | 'diterima'> {
  id: number
  status: InvoiceState
  due_at: Date
}

/** How an invoice can be paid online, as its payer sees it. */
export async function onlinePayment(
  ctx: Pick<Context, 'db' | 'demo' | 'now'>,
  invoice: Billed,
): Promise<Answered<typeof chargeCalls.getOnlinePayment>> {
  const { db, now } = ctx
  const isRefused = startRefusal(invoice, now) !== undefined
  const [metode, charge] = await Promise.all([
    isRefused ? [] : offeredMethods(db, ctx, shortfallOf(invoice)),
    shownCharge(db, invoice.id),
  ])
  return { status: invoice.status, metode, tagihan: charge ? chargeAnswer(charge, now) : null }
}

function chargeAnswer(charge: ChargeRow, now: Date) {
  const { nomor_va, kode_perusahaan, qr, status, kasus, expires_at } = charge
  const mayBePaid = status === 'menunggu' && now < expires_at
  const target = mayBePaid ? { nomor_va, kode_perusahaan, qr } : { nomor_va: null, kode_perusahaan: null, qr: null }
  const name = status === 'menunggu' && !mayBePaid ? 'kedaluwarsa' : kasus
  return { ...charge, ...target, status_label: CHARGE_STATES[status], keterangan: caseWords(name).payer }
}
