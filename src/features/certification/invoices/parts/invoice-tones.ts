import type { Tone } from '../../../../ui/Chip.tsx'
import type { InvoiceState } from '../state-rules.ts'

/** How good or bad a state of an invoice is for its payer. */
export const INVOICE_TONES: Record<InvoiceState, Tone> = {
  belum_dibayar: 'warning',
  menunggu_konfirmasi: 'info',
  bukti_ditolak: 'error',
  lunas: 'success',
  ditarik: 'error',
  kedaluwarsa: 'error',
  dibatalkan: 'neutral',
  pengembalian_diajukan: 'info',
  dikembalikan: 'neutral',
}
