import { Alert } from '@mui/material'
import { longDay } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { FactList } from '../../../../office/display/FactList.tsx'

type Invoice = Answer<'getOfficeInvoice'>
export type Proof = Invoice['bukti'][number]

interface Props {
  proof: Proof
  invoice: Invoice
}

/** Shows the payer's statement about a payment beside what it should pay. */
export const ProofFacts = ({ proof, invoice: { total, kode_unik, nama, nama_tagihan } }: Props) => (
  <>
    {proof.jumlah === total ? null : (
      <Alert severity="warning" sx={{ mb: 1 }}>
        Jumlah pada bukti {formatRupiah(proof.jumlah)}, sedangkan total invoice {formatRupiah(total)}.
      </Alert>
    )}
    <FactList
      narrow
      items={[
        ['Total invoice', <strong key="total">{formatRupiah(total)}</strong>],
        ['Kode unik', String(kode_unik)],
        ['Jumlah', <strong key="jumlah">{formatRupiah(proof.jumlah)}</strong>],
        ['Bank pengirim', proof.bank_pengirim],
        ['Nama pengirim', proof.nama_pengirim],
        ['Tanggal', longDay(proof.tanggal_transfer)],
        ['Pemohon', nama],
        ['Ditagih kepada', nama_tagihan],
        ['Alasan', proof.alasan],
      ]}
    />
  </>
)
