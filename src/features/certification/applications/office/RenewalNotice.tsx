import { Alert, Link } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { to } from '../../../../paths.ts'

/** Shows which certificate an application renews, whether it came late, and what is examined for which reasons. */
export function RenewalNotice({ application: { perpanjangan } }: { application: Answer<'getOfficeApplication'> }) {
  if (!perpanjangan) return null
  const { no_sertifikasi, valid_until, terlambat, metode_uji, alasan_uji_penuh } = perpanjangan
  const isFull = alasan_uji_penuh.length > 0
  return (
    <Alert severity={isFull || terlambat ? 'warning' : 'info'} sx={{ mb: 2 }}>
      Memperpanjang sertifikat{' '}
      <Link href={to.verdict(no_sertifikasi)} target="_blank" rel="noopener">
        {no_sertifikasi}
      </Link>
      , berlaku sampai {valid_until}
      {terlambat ? '; diajukan dalam masa tenggang' : ''}. {isFull ? 'Diuji penuh' : 'Diuji'}: {metode_uji.join(', ')}.
      {isFull ? ` ${alasan_uji_penuh.join(' ')}` : ''}
    </Alert>
  )
}
