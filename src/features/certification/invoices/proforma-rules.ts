import type { Stage } from '../applications/rules.ts'
import { type InvoiceState, isOpenInvoice } from './state-rules.ts'

/** Before the office has approved an application nothing is billed. */
const UNBILLED = ['draft', 'daftar_tunggu', 'diajukan', 'perlu_perbaikan'] as const satisfies readonly Stage[]

interface Facts {
  tahap: Stage
  /** Of the scheme, in whole rupiah, without PPN. */
  registration_fee: number
  /** Its invoice, where it had one; null: none. */
  status_invoice: InvoiceState | null
}

/** Whether there is a pro forma: of what costs something, until it is billed. */
export const hasProforma = ({ tahap, registration_fee, status_invoice }: Facts): boolean =>
  registration_fee > 0 &&
  UNBILLED.some((stage) => stage === tahap) &&
  (status_invoice === null || !isOpenInvoice(status_invoice))
