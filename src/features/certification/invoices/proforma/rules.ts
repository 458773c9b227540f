import type { Stage } from '../../applications/rules.ts'
import { type InvoiceState, isOpenInvoice } from '../state-rules.ts'

/** The stages before the office approves an application, in which nothing is billed. */
const UNBILLED = ['draft', 'daftar_tunggu', 'diajukan', 'perlu_perbaikan'] as const satisfies readonly Stage[]

interface Facts {
  tahap: Stage
  /** The fee of the scheme, in whole rupiah, without PPN. */
  registration_fee: number
  /** The state of its invoice; null when it never had one. */
  status_invoice: InvoiceState | null
}

/** Tells whether there is a pro forma invoice: where the scheme has a fee, until it is billed. */
export const hasProforma = ({ tahap, registration_fee, status_invoice }: Facts): boolean =>
  registration_fee > 0 &&
  UNBILLED.some((stage) => stage === tahap) &&
  (status_invoice === null || !isOpenInvoice(status_invoice))
