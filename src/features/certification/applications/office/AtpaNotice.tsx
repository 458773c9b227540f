import { Alert, Link } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { to } from '../../../../paths.ts'
import { CERTIFICATE_STATES } from '../../certificates/rules.ts'

/**
 * Shows whether the applicant holds the ATPA certificate that the scheme requires; the system checked it on submission.
 */
export function AtpaNotice({ application: { wajib_atpa, atpa } }: { application: Answer<'getOfficeApplication'> }) {
  if (!wajib_atpa) return null
  const isValid = atpa.some(
    ({ status_sertifikat }) => status_sertifikat === 'aktif' || status_sertifikat === 'akan_berakhir',
  )
  return (
    <Alert severity={isValid ? 'info' : 'warning'} sx={{ mb: 1, py: 0 }}>
      Skema ini mensyaratkan sertifikat ATPA yang berlaku saat permohonan dikirim.{' '}
      {atpa.length === 0 ? 'Daftar pemegang tidak memuat satu pun atas nama pemohon.' : 'Keadaannya hari ini:'}
      {atpa.map(({ no_sertifikasi, status_sertifikat, valid_from, valid_until }) => (
        <Link
          key={no_sertifikasi}
          href={to.verdict(no_sertifikasi)}
          target="_blank"
          rel="noopener"
          sx={{ display: 'block' }}
        >
          {no_sertifikasi}, {CERTIFICATE_STATES[status_sertifikat]}, {valid_from} sampai {valid_until}
        </Link>
      ))}
    </Alert>
  )
}
