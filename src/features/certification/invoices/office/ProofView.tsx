import { Alert, Box } from '@mui/material'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/client.ts'
import { FactList } from '../../../../office/FactList.tsx'
import { Evidence } from '../../../platform/files/office/parts/Evidence.tsx'

const STATES = { diajukan: 'Menunggu', diterima: 'Diterima', ditolak: 'Ditolak' } as const

type Proof = Answer<'getOfficeInvoice'>['bukti'][number]

/** A proof beside what it should prove. */
export function ProofView({ proof, total }: { proof: Proof; total: number }) {
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
      <Evidence file={proof.berkas} />
    </Box>
  )
}
