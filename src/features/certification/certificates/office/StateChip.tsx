import { Chip } from '@mui/material'
import { CERTIFICATE_STATES, type CertificateState } from '../rules.ts'

const COLOURS: Record<CertificateState, 'success' | 'warning' | 'error' | 'default'> = {
  aktif: 'success',
  akan_berakhir: 'warning',
  belum_berlaku: 'default',
  dibekukan: 'warning',
  dicabut: 'error',
  kedaluwarsa: 'default',
  diganti: 'default',
}

/** Shows the state of a certificate today. */
export const StateChip = ({ state }: { state: CertificateState }) => (
  <Chip size="small" color={COLOURS[state]} label={CERTIFICATE_STATES[state]} />
)
