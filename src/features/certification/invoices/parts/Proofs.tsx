import { longDay } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { own } from '../../../../own-paths.ts'
import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import { FileLink } from '../../../../ui/navigation/FileLink.tsx'
import type { PaymentProof } from '../contract.ts'

const STATES: Record<PaymentProof['status'], [Tone, string]> = {
  diajukan: ['info', 'Sedang diperiksa'],
  diterima: ['success', 'Diterima'],
  ditolak: ['error', 'Ditolak'],
}

/** The proofs that were sent. */
export function Proofs({ proofs }: { proofs: PaymentProof[] }) {
  if (proofs.length === 0) return null
  return (
    <section aria-labelledby="bukti" className="panel p-5 sm:p-6">
      <h2 id="bukti" className="text-xl">
        Bukti pembayaran
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {proofs.map((proof) => (
          <li key={proof.id} className="py-3 last:pb-0">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <p className="min-w-0">
                <span className="font-semibold tabular-nums">{formatRupiah(proof.jumlah)}</span>
                <span className="block text-muted text-sm">
                  {proof.bank_pengirim}, {proof.nama_pengirim}, {longDay(proof.tanggal_transfer)}
                </span>
              </p>
              <Chip tone={STATES[proof.status][0]}>{STATES[proof.status][1]}</Chip>
            </div>
            {proof.alasan && <p className="mt-1 text-sm">{proof.alasan}</p>}
            <FileLink href={own.file(proof.berkas.id)} name={proof.berkas.name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
