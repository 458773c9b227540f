import { EmptyState } from '../../../../ui/EmptyState.tsx'
import type { Application } from '../../contract.ts'

/** The outcome of the exam, once it is decided. */
export function Result({ application: { tahap, catatan } }: { application: Application }) {
  if (tahap === 'diterbitkan') {
    return (
      <EmptyState title="Kompeten">
        <p>Anda dinyatakan kompeten pada seluruh unit skema ini.</p>
      </EmptyState>
    )
  }
  if (tahap === 'belum_kompeten') {
    return (
      <EmptyState title="Belum kompeten">
        <p>{catatan ?? 'Anda dapat mengikuti uji ulang pada unit yang belum kompeten.'}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Belum ada hasil">
      <p>Hasil tampil di sini setelah uji kompetensi dinilai dan diputuskan.</p>
    </EmptyState>
  )
}
