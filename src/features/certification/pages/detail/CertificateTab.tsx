import { EmptyState } from '../../../../ui/EmptyState.tsx'
import type { Application } from '../../contract.ts'

/** The certificate, once it is issued. */
export function CertificateTab({ application: { no_sertifikasi } }: { application: Application }) {
  if (!no_sertifikasi) {
    return (
      <EmptyState title="Belum ada sertifikat">
        <p>Sertifikat tampil di sini setelah keputusan kompeten.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={`No: ${no_sertifikasi}`}>
      <p>Pakai nomor ini untuk menunjukkan keabsahan sertifikat Anda.</p>
    </EmptyState>
  )
}
