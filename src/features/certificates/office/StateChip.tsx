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

/** What a certificate is today, and whether somebody wants it withdrawn. */
export const StateChip = ({ state, proposed }: { state: CertificateState; proposed: boolean }) => (
  <>
    <Chip size="small" color={COLOURS[state]} label={CERTIFICATE_STATES[state]} />
    {proposed ? <Chip size="small" color="error" variant="outlined" label="Usul cabut" sx={{ ml: 1 }} /> : null}
  </>
)
