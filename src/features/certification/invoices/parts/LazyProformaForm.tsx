import { lazy, Suspense } from 'react'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'
import { hasProforma } from '../proforma/rules.ts'

const ProformaForm = lazy(async () => ({
  default: await lazyChunk(async () => (await import('./ProformaForm.tsx')).ProformaForm),
}))

interface Props {
  application: {
    id: number
    tahap: Parameters<typeof hasProforma>[0]['tahap']
    nama_lengkap: string
    jadwal: { registration_fee: number }
    invoice: { status: NonNullable<Parameters<typeof hasProforma>[0]['status_invoice']> } | null
  }
}

/** The way to a pro forma of one's own application, while there is one. */
export function Proforma({ application: { id, tahap, nama_lengkap, jadwal, invoice } }: Props) {
  const facts = { tahap, registration_fee: jadwal.registration_fee, status_invoice: invoice?.status ?? null }
  if (!hasProforma(facts)) return null
  return (
    <Suspense fallback={null}>
      <ProformaForm id={id} name={nama_lengkap} />
    </Suspense>
  )
}
