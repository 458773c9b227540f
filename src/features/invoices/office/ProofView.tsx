import { Alert, Box, Link } from '@mui/material'
import { formatRupiah } from '../../../lib/rupiah.ts'
import { FactList } from '../../../office/FactList.tsx'
import type { OfficeInvoice } from '../office-contract.ts'

const STATES = { diajukan: 'Menunggu', diterima: 'Diterima', ditolak: 'Ditolak' } as const

/** A proof beside what it should prove. */
export function ProofView({ proof, total }: { proof: OfficeInvoice['bukti'][number]; total: number }) {
  const address = `/berkas/${proof.berkas.id}`
  return (
    <Box component="section" aria-label={`Bukti ${proof.berkas.name}`} sx={{ mb: 4 }}>
      {proof.jumlah !== total ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Jumlah pada bukti {formatRupiah(proof.jumlah)}, sedangkan total invoice {formatRupiah(total)}.
        </Alert>
      ) : null}
      <FactList
        items={[
          ['Keadaan', proof.alasan ? `${STATES[proof.status]}: ${proof.alasan}` : STATES[proof.status]],
          ['Jumlah', formatRupiah(proof.jumlah)],
          ['Bank pengirim', proof.bank_pengirim],
          ['Nama pengirim', proof.nama_pengirim],
          ['Tanggal transfer', proof.tanggal_transfer],
        ]}
      />
      <Link href={address} target="_blank" rel="noopener" sx={{ display: 'inline-block', my: 1 }}>
        {proof.berkas.name} (tab baru)
      </Link>
      {proof.berkas.type === 'application/pdf' ? (
        <Box
          component="iframe"
          src={address}
          title={proof.berkas.name}
          sx={{ width: '100%', height: '70vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      ) : (
        <Box
          component="img"
          src={address}
          alt={proof.berkas.name}
          sx={{ display: 'block', maxWidth: '100%', border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
    </Box>
  )
}
