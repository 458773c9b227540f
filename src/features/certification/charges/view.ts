import type { Context } from '../../../ground/context.ts'
import type { Answered } from '../../../lib/calls/call.ts'
import type { InvoiceState } from '../invoices/state-rules.ts'
import { type Sums, shortfallOf } from '../invoices/state-rules.ts'
import { caseWords } from './case-rules.ts'
import type { chargeCalls } from './contract.ts'
import { type ChargeRow, shownCharge } from './queries.ts'
import { CHARGE_STATES, isCurrent, startRefusal } from './rules.ts'
import { offeredMethods } from './service.ts'

interface Billed extends Pick<Sums, 'total' | 'diterima' | 'dikembalikan' | 'ditarik'> {
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
  const [offered, charge] = await Promise.all([
    isRefused ? [] : offeredMethods(db, ctx, shortfallOf(invoice)),
    shownCharge(db, invoice.id),
  ])
  const metode = charge && isChecking(charge) ? [] : offered
  return { status: invoice.status, metode, tagihan: charge ? chargeAnswer(charge, now) : null }
}

/** Its card was taken, and the provider has not decided yet: nobody pays once more meanwhile. */
const isChecking = ({ status, kasus }: ChargeRow): boolean => isCurrent(status) && kasus === 'kartu_ditahan'

const NOTHING_TO_PAY_TO = { nomor_va: null, kode_perusahaan: null, qr: null, halaman_bayar: null }

function chargeAnswer(charge: ChargeRow, now: Date) {
  const { nomor_va, kode_perusahaan, qr, halaman_bayar, status, kasus, expires_at } = charge
  const isOver = status === 'menunggu' && now >= expires_at && !isChecking(charge)
  const mayBePaid = status === 'menunggu' && !isOver && !isChecking(charge)
  const target = mayBePaid ? { nomor_va, kode_perusahaan, qr, halaman_bayar } : NOTHING_TO_PAY_TO
  const name = isOver ? 'kedaluwarsa' : kasus
  const is_refused = mayBePaid && kasus === 'kartu_ditolak'
  return { ...charge, ...target, is_refused, status_label: CHARGE_STATES[status], keterangan: caseWords(name).payer }
}
