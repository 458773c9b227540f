import { formatRupiah } from '../../../../lib/rupiah.ts'
import { CopyButton } from '../../../../ui/feedback/CopyButton.tsx'
import type { Invoice } from '../contract.ts'
import { leftOf, shortfallOf } from '../state-rules.ts'

/** Shows what to transfer and to where, each to be copied into the bank's app. */
export function Transfer({ invoice }: { invoice: Invoice }) {
  const wanted = shortfallOf(invoice)
  return (
    <ul className="mt-2 divide-y divide-line border-line border-y">
      <li className="flex items-center justify-between gap-3 py-2">
        <span className="font-bold text-lg tabular-nums">{formatRupiah(wanted)}</span>
        <span className="shrink-0">
          <CopyButton text={String(wanted)}>{leftOf(invoice) > 0 ? 'Salin kekurangan' : 'Salin total'}</CopyButton>
        </span>
      </li>
      {invoice.rekening.map(({ bank, nomor, atas_nama }) => (
        <li key={`${bank}${nomor}`} className="flex items-center justify-between gap-3 py-2">
          <span className="min-w-0">
            <span className="block text-muted text-sm">
              {bank}, a.n. {atas_nama}
            </span>
            <span className="font-bold tabular-nums">{nomor}</span>
          </span>
          <span className="shrink-0">
            <CopyButton text={nomor.replace(/\D/g, '')}>Salin nomor</CopyButton>
          </span>
        </li>
      ))}
    </ul>
  )
}
