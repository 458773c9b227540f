import type { Tone } from '../../../../ui/Chip.tsx'
import type { CertificateState } from '../rules.ts'

/** How a certificate's state looks beside its word. */
export const STATE_TONES: Record<CertificateState, Tone> = {
  aktif: 'success',
  akan_berakhir: 'warning',
  belum_berlaku: 'neutral',
  dibekukan: 'warning',
  dicabut: 'error',
  kedaluwarsa: 'error',
  diganti: 'neutral',
}
